// The drawer that keeps terms, loaded when it opens.
import { lazy, Suspense, type ReactNode } from 'react';
import type { TermManagerProps } from './term-manager.tsx';

const Manager = lazy(() => import('./term-manager.tsx').then((part) => ({ default: part.TermManager })));

export function TermManager(props: TermManagerProps): ReactNode {
  return (
    <Suspense>
      <Manager {...props} />
    </Suspense>
  );
}
