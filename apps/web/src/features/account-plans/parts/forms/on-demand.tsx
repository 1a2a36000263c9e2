// The forms of an account plan, loaded when one of them opens: the plan is read without them.
import { onDemand } from '@yijian/ui/on-demand';

export const PlanForm = onDemand(() => import('./plan-form.tsx').then((part) => part.PlanForm));
export const StepDialog = onDemand(() => import('./step-dialog.tsx').then((part) => part.StepDialog));
export const TacticForm = onDemand(() => import('./tactic-form.tsx').then((part) => part.TacticForm));
export const GoalForm = onDemand(() => import('./goal-form.tsx').then((part) => part.GoalForm));
