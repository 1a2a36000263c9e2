// Payments of the tab "submitted" (specification 2.3, payment: submitted).
import type { ReactNode } from 'react';
import { PaymentList } from '../parts/list/payment-list.tsx';

export default function PaymentsSubmittedScreen(): ReactNode {
  return <PaymentList tab="submitted" />;
}
