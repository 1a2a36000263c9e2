// The comparison and the settings, loaded when one of them opens.
import { onDemand } from '@yijian/ui/on-demand';

export const CompareDrawer = onDemand(() => import('./compare/compare-drawer.tsx').then((part) => part.CompareDrawer));
export const SettingsDialog = onDemand(() => import('./scan/settings-dialog.tsx').then((part) => part.SettingsDialog));
