// The views that are no list, loaded when one is chosen.
import { lazy, Suspense, type ReactNode } from 'react';

const Calendar = lazy(() => import('./calendar/visit-calendar.tsx').then((part) => ({ default: part.VisitCalendar })));
const Cycles = lazy(() => import('./cycles/cycle-page.tsx').then((part) => ({ default: part.CyclePage })));
const Figures = lazy(() => import('./team/team-figures.tsx').then((part) => ({ default: part.TeamFigures })));

/** The views that are no list. */
export function VisitViews({
  view,
  scope,
}: {
  view: 'calendar' | 'cycles' | 'figures';
  scope: 'my' | 'team';
}): ReactNode {
  return (
    <Suspense>
      {view === 'calendar' ? <Calendar scope={scope} /> : view === 'cycles' ? <Cycles scope={scope} /> : <Figures />}
    </Suspense>
  );
}
