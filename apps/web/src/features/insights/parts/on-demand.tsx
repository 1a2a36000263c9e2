// What opens over the analysis of opinion, loaded when it opens.
import { onDemand } from '@yijian/ui/on-demand';

export const DrugBook = onDemand(() => import('./drugs/drug-book.tsx').then((part) => part.DrugBook));
export const ImportDrawer = onDemand(() => import('./import/import-drawer.tsx').then((part) => part.ImportDrawer));
export const OpinionPeople = onDemand(() => import('./people/opinion-people.tsx').then((part) => part.OpinionPeople));
export const ServiceDialog = onDemand(() => import('./service/service-dialog.tsx').then((part) => part.ServiceDialog));
export const TaggerDialog = onDemand(() => import('./service/tagger-dialog.tsx').then((part) => part.TaggerDialog));
