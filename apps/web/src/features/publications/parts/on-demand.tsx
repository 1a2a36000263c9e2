// The drawers of authors and of faults, loaded when one of them opens.
import { lazy, Suspense, type ReactNode } from 'react';
import type { AuthorDrawerProps } from './bench/author-drawer.tsx';
import type { FaultsDrawerProps } from './imports/faults-drawer.tsx';

const Author = lazy(() => import('./bench/author-drawer.tsx').then((part) => ({ default: part.AuthorDrawer })));
const Faults = lazy(() => import('./imports/faults-drawer.tsx').then((part) => ({ default: part.FaultsDrawer })));

export function AuthorDrawer(props: AuthorDrawerProps): ReactNode {
  return (
    <Suspense>
      <Author {...props} />
    </Suspense>
  );
}

export function FaultsDrawer(props: FaultsDrawerProps): ReactNode {
  return (
    <Suspense>
      <Faults {...props} />
    </Suspense>
  );
}
