// The comparison and the settings, loaded when one of them opens.
import { lazy, Suspense, type ReactNode } from 'react';
import type { CompareDrawerProps } from './compare/compare-drawer.tsx';

const Compare = lazy(() => import('./compare/compare-drawer.tsx').then((part) => ({ default: part.CompareDrawer })));
const Settings = lazy(() => import('./scan/settings-dialog.tsx').then((part) => ({ default: part.SettingsDialog })));

export function CompareDrawer(props: CompareDrawerProps): ReactNode {
  return (
    <Suspense>
      <Compare {...props} />
    </Suspense>
  );
}

export function SettingsDialog(props: { onClose: () => void }): ReactNode {
  return (
    <Suspense>
      <Settings {...props} />
    </Suspense>
  );
}
