// Hospital sales against targets (specification 2.3, data: businessDashboard-1).
import type { ReactNode } from 'react';
import { SalesBoard } from '../parts/boards/sales-board.tsx';

export default function HospitalSalesDashboardScreen(): ReactNode {
  return <SalesBoard />;
}
