// The batch, one decision with its words and the delegations, loaded when one of them opens: a list needs none of them to be read.
import { onDemand } from '@yijian/ui/on-demand';

export const BatchDialog = onDemand(() => import('./batch-dialog.tsx').then((part) => part.BatchDialog));
export const DecideDialog = onDemand(() => import('./decide-dialog.tsx').then((part) => part.DecideDialog));
export const DelegationDrawer = onDemand(() =>
  import('../../delegation/delegation-drawer.tsx').then((part) => part.DelegationDrawer),
);
