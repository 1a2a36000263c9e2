// The form, the drawer of a request and the dialog of results, loaded when one of them opens.
import { onDemand } from '@yijian/ui/on-demand';

export const RequestForm = onDemand(() => import('./form/request-form.tsx').then((part) => part.RequestForm));
export const RequestDrawer = onDemand(() => import('./review/request-drawer.tsx').then((part) => part.RequestDrawer));
export const ResultsDialog = onDemand(() => import('./results/results-dialog.tsx').then((part) => part.ResultsDialog));
