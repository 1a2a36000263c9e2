// Payments of the tab "pendingApproved" (specification 2.3, paymentApprove: pendingApproved).
import type { ReactNode } from 'react';
import { PaymentList } from '../parts/list/payment-list.tsx';

export default function PaymentApprovalsPendingScreen(): ReactNode {
  return <PaymentList tab="pendingApproved" />;
}
