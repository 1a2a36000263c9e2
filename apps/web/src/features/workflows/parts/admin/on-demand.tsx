// The drawer of versions and the repair, loaded when one of them opens.
import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import type { RepairDialog as RepairDialogPart } from './repair-dialog.tsx';
import type { VersionDrawer as VersionDrawerPart } from './version-drawer.tsx';

const Repair = lazy(() => import('./repair-dialog.tsx').then((part) => ({ default: part.RepairDialog })));
const Versions = lazy(() => import('./version-drawer.tsx').then((part) => ({ default: part.VersionDrawer })));

export function RepairDialog(props: ComponentProps<typeof RepairDialogPart>): ReactNode {
  return (
    <Suspense>
      <Repair {...props} />
    </Suspense>
  );
}

export function VersionDrawer(props: ComponentProps<typeof VersionDrawerPart>): ReactNode {
  return (
    <Suspense>
      <Versions {...props} />
    </Suspense>
  );
}
