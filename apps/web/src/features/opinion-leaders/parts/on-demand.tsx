// Drawers and dialogs of the map, loaded when one of them opens.
import { lazy, Suspense, type ReactNode } from 'react';
import type { ShortlistDialogProps } from './plan/shortlist-dialog.tsx';
import type { PlanDrawerProps } from './plan/plan-drawer.tsx';
import type { WeightDrawerProps } from './weights/weight-drawer.tsx';
import type { WhyDrawerProps } from './why/why-drawer.tsx';

const Why = lazy(() => import('./why/why-drawer.tsx').then((part) => ({ default: part.WhyDrawer })));
const Weights = lazy(() => import('./weights/weight-drawer.tsx').then((part) => ({ default: part.WeightDrawer })));
const Settings = lazy(() => import('./weights/settings-dialog.tsx').then((part) => ({ default: part.SettingsDialog })));
const Shortlist = lazy(() => import('./plan/shortlist-dialog.tsx').then((part) => ({ default: part.ShortlistDialog })));
const Plan = lazy(() => import('./plan/plan-drawer.tsx').then((part) => ({ default: part.PlanDrawer })));
const MapPart = lazy(() => import('./views/map-view.tsx').then((part) => ({ default: part.MapView })));
const QuadrantPart = lazy(() => import('./views/quadrant-view.tsx').then((part) => ({ default: part.QuadrantView })));

export const WhyDrawer = (props: WhyDrawerProps): ReactNode => (
  <Suspense>
    <Why {...props} />
  </Suspense>
);

export const WeightDrawer = (props: WeightDrawerProps): ReactNode => (
  <Suspense>
    <Weights {...props} />
  </Suspense>
);

export const SettingsDialog = (props: { onClose: () => void }): ReactNode => (
  <Suspense>
    <Settings {...props} />
  </Suspense>
);

export const ShortlistDialog = (props: ShortlistDialogProps): ReactNode => (
  <Suspense>
    <Shortlist {...props} />
  </Suspense>
);

export const PlanDrawer = (props: PlanDrawerProps): ReactNode => (
  <Suspense>
    <Plan {...props} />
  </Suspense>
);

export const MapView = (props: Parameters<typeof MapPart>[0]): ReactNode => (
  <Suspense>
    <MapPart {...props} />
  </Suspense>
);

export const QuadrantView = (props: Parameters<typeof QuadrantPart>[0]): ReactNode => (
  <Suspense>
    <QuadrantPart {...props} />
  </Suspense>
);
