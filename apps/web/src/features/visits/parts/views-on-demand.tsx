// The views that are no list, loaded when one is chosen.
import { lazy, Suspense, type ReactNode } from 'react';

const Calendar = lazy(() => import('./calendar/visit-calendar.tsx').then((part) => ({ default: part.VisitCalendar })));
const Cycles = lazy(() => import('./cycles/cycle-page.tsx').then((part) => ({ default: part.CyclePage })));
const Figures = lazy(() => import('./team/team-figures.tsx').then((part) => ({ default: part.TeamFigures })));

const MapView = lazy(() => import('./map/visit-map-page.tsx').then((part) => ({ default: part.VisitMapPage })));

const views = { calendar: Calendar, cycles: Cycles, map: MapView, figures: Figures };

/** The views that are no list. */
export function VisitViews({ view, scope }: { view: keyof typeof views; scope: 'my' | 'team' }): ReactNode {
  const View = views[view];
  return (
    <Suspense>
      <View scope={scope} />
    </Suspense>
  );
}
