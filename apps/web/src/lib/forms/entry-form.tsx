// The door to the form of a record: the form and its fields come with the first use (specification 9).
import { lazy, Suspense, type ReactNode } from 'react';
import type { EntryFormProps } from './entry-form-drawer.tsx';

export type { EntryFormProps } from './entry-form-drawer.tsx';

const Drawer = lazy(() => import('./entry-form-drawer.tsx').then((part) => ({ default: part.EntryForm })));

/** Mount it while it is open. */
export function EntryForm(props: EntryFormProps): ReactNode {
  return (
    <Suspense>
      <Drawer {...props} />
    </Suspense>
  );
}
