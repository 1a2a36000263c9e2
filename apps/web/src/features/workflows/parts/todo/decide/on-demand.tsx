// The batch, one decision with its words and the delegations, loaded when one of them opens: a list needs none of them to be read.
import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import type { BatchDialog as BatchDialogPart } from './batch-dialog.tsx';
import type { DecideDialog as DecideDialogPart } from './decide-dialog.tsx';

const Batch = lazy(() => import('./batch-dialog.tsx').then((part) => ({ default: part.BatchDialog })));
const Decide = lazy(() => import('./decide-dialog.tsx').then((part) => ({ default: part.DecideDialog })));
const Delegations = lazy(() =>
  import('../../delegation/delegation-drawer.tsx').then((part) => ({ default: part.DelegationDrawer })),
);

export function BatchDialog(props: ComponentProps<typeof BatchDialogPart>): ReactNode {
  return (
    <Suspense>
      <Batch {...props} />
    </Suspense>
  );
}

export function DecideDialog(props: ComponentProps<typeof DecideDialogPart>): ReactNode {
  return (
    <Suspense>
      <Decide {...props} />
    </Suspense>
  );
}

export function DelegationDrawer(props: { onClose: () => void }): ReactNode {
  return (
    <Suspense>
      <Delegations {...props} />
    </Suspense>
  );
}
