// Payments of the tab "myApproval" (specification 2.3, payment: myApproval).
import type { ReactNode } from 'react';
import { PaymentList } from '../parts/list/payment-list.tsx';

export default function PaymentsMyApprovalScreen(): ReactNode {
  return <PaymentList tab="myApproval" />;
}
