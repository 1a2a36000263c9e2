// The form and the drawer of a visit, loaded when one of them opens, and the sending of what waits: no page needs one of them to be read.
import { lazy, Suspense, type ReactNode } from 'react';
import type { VisitDrawerProps } from './detail/visit-drawer.tsx';
import type { VisitFormProps } from './form/visit-form.tsx';

const Form = lazy(() => import('./form/visit-form.tsx').then((part) => ({ default: part.VisitForm })));
const Drawer = lazy(() => import('./detail/visit-drawer.tsx').then((part) => ({ default: part.VisitDrawer })));
const Watch = lazy(() => import('./offline/queue-watch.tsx').then((part) => ({ default: part.VisitQueueWatch })));

export function VisitForm(props: VisitFormProps): ReactNode {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}

export function VisitDrawer(props: VisitDrawerProps): ReactNode {
  return (
    <Suspense>
      <Drawer {...props} />
    </Suspense>
  );
}

export function VisitQueueWatch(): ReactNode {
  return (
    <Suspense>
      <Watch />
    </Suspense>
  );
}

/** Brings the form while there is a network, so that it opens without one as well. */
export function keepFormReady(): void {
  void import('./form/visit-form.tsx').catch(() => undefined);
}
