// Payments of the tab "doneApproved" (specification 2.3, paymentApprove: doneApproved).
import type { ReactNode } from 'react';
import { PaymentList } from '../parts/list/payment-list.tsx';

export default function PaymentApprovalsDoneScreen(): ReactNode {
  return <PaymentList tab="doneApproved" />;
}
