// The drawer of versions and the repair, loaded when one of them opens.
import { onDemand } from '@yijian/ui/on-demand';

export const RepairDialog = onDemand(() => import('./repair-dialog.tsx').then((part) => part.RepairDialog));
export const VersionDrawer = onDemand(() => import('./version-drawer.tsx').then((part) => part.VersionDrawer));
