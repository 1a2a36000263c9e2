// The form, the drawer of a request and the dialog of results, loaded when one of them opens.
import { lazy, Suspense, type ReactNode } from 'react';
import type { RequestFormProps } from './form/request-form.tsx';

const Form = lazy(() => import('./form/request-form.tsx').then((part) => ({ default: part.RequestForm })));
const Drawer = lazy(() => import('./review/request-drawer.tsx').then((part) => ({ default: part.RequestDrawer })));
const Results = lazy(() => import('./results/results-dialog.tsx').then((part) => ({ default: part.ResultsDialog })));

export function RequestForm(props: RequestFormProps): ReactNode {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}

export function RequestDrawer(props: { id: string; onClose: () => void }): ReactNode {
  return (
    <Suspense>
      <Drawer {...props} />
    </Suspense>
  );
}

export function ResultsDialog(props: { onClose: () => void }): ReactNode {
  return (
    <Suspense>
      <Results {...props} />
    </Suspense>
  );
}
