// The dialog that keeps a route and the choice of day and hours, loaded when they are drawn: the route itself needs neither.
import { lazy, Suspense, type ReactNode } from 'react';
import type { AcceptDialogProps } from './accept-dialog.tsx';
import type { DayAndHoursProps } from './day-and-hours.tsx';

const Dialog = lazy(() => import('./accept-dialog.tsx').then((part) => ({ default: part.AcceptDialog })));
const Hours = lazy(() => import('./day-and-hours.tsx').then((part) => ({ default: part.DayAndHours })));

export function AcceptDialog(props: AcceptDialogProps): ReactNode {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}

export function DayAndHours(props: DayAndHoursProps): ReactNode {
  return (
    <Suspense>
      <Hours {...props} />
    </Suspense>
  );
}
