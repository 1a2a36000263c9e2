// The form and the drawer of a visit, loaded when one of them opens: a list needs neither to be read.
import { lazy, Suspense, type ReactNode } from 'react';
import type { VisitFormProps } from './form/visit-form.tsx';

const Form = lazy(() => import('./form/visit-form.tsx').then((part) => ({ default: part.VisitForm })));
const Drawer = lazy(() => import('./detail/visit-drawer.tsx').then((part) => ({ default: part.VisitDrawer })));

export function VisitForm(props: VisitFormProps): ReactNode {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}

export function VisitDrawer(props: { id: string; onClose: () => void }): ReactNode {
  return (
    <Suspense>
      <Drawer {...props} />
    </Suspense>
  );
}

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

/** Brings the form while there is a network, so that it opens without one as well. */
export function keepFormReady(): void {
  void import('./form/visit-form.tsx').catch(() => undefined);
}
