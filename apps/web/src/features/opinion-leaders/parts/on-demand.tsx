// Drawers and dialogs of the map, loaded when one of them opens.
import { onDemand } from '@yijian/ui/on-demand';

export const WhyDrawer = onDemand(() => import('./why/why-drawer.tsx').then((part) => part.WhyDrawer));
export const WeightDrawer = onDemand(() => import('./weights/weight-drawer.tsx').then((part) => part.WeightDrawer));
export const SettingsDialog = onDemand(() =>
  import('./weights/settings-dialog.tsx').then((part) => part.SettingsDialog),
);
export const ShortlistDialog = onDemand(() =>
  import('./plan/shortlist-dialog.tsx').then((part) => part.ShortlistDialog),
);
export const PlanDrawer = onDemand(() => import('./plan/plan-drawer.tsx').then((part) => part.PlanDrawer));
export const MapView = onDemand(() => import('./views/map-view.tsx').then((part) => part.MapView));
export const QuadrantView = onDemand(() => import('./views/quadrant-view.tsx').then((part) => part.QuadrantView));
