// My plan, or that of a member of the team: a board of a week or a month (specification 2.3, task: myPlan).
import type { ReactNode } from 'react';
import { PlanPage } from '../parts/plan/plan-page.tsx';

export default function MyPlanScreen(): ReactNode {
  return <PlanPage />;
}
