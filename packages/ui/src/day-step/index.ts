// Door of day-step: one day, chosen or stepped to.
export { DayStep } from './day-step.tsx';
export type { DayStepProps } from './day-step.tsx';
