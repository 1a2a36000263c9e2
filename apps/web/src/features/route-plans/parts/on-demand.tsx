// The dialog that keeps a route and the choice of day and hours, loaded when they are drawn: the route itself needs neither.
import { onDemand } from '@yijian/ui/on-demand';

export const AcceptDialog = onDemand(() => import('./accept-dialog.tsx').then((part) => part.AcceptDialog));
export const DayAndHours = onDemand(() => import('./day-and-hours.tsx').then((part) => part.DayAndHours));
