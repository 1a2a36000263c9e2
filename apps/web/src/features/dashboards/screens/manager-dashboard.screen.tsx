// The manager dashboard (specification 2.3, data: managerDashboard).
import type { ReactNode } from 'react';
import { ManagerBoard } from '../parts/boards/manager-board.tsx';

export default function ManagerDashboardScreen(): ReactNode {
  return <ManagerBoard />;
}
