// The form and the drawer of a visit, loaded when one of them opens, and the sending of what waits: no page needs one of them to be read.
import { onDemand } from '@yijian/ui/on-demand';

export const VisitForm = onDemand(() => import('./form/visit-form.tsx').then((part) => part.VisitForm));
export const VisitDrawer = onDemand(() => import('./detail/visit-drawer.tsx').then((part) => part.VisitDrawer));
export const VisitQueueWatch = onDemand(() => import('./offline/queue-watch.tsx').then((part) => part.VisitQueueWatch));

/** Brings the form while there is a network, so that it opens without one as well. */
export function keepFormReady(): void {
  void import('./form/visit-form.tsx').catch(() => undefined);
}
