// The drawers of authors and of faults, loaded when one of them opens.
import { onDemand } from '@yijian/ui/on-demand';

export const AuthorDrawer = onDemand(() => import('./bench/author-drawer.tsx').then((part) => part.AuthorDrawer));
export const FaultsDrawer = onDemand(() => import('./imports/faults-drawer.tsx').then((part) => part.FaultsDrawer));
