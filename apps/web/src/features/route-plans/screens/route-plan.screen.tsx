// The route planner (product: route planner).
import type { ReactNode } from 'react';
import { PlannerPage } from '../parts/planner-page.tsx';

export default function RoutePlanScreen(): ReactNode {
  return <PlannerPage />;
}
