// The diagram of a process, loaded when somebody looks at it.
import { Loading } from '@yijian/ui/states';
import { lazy, Suspense, type ReactNode } from 'react';
import type { DiagramProps } from './diagram-canvas.tsx';

const Canvas = lazy(() => import('./diagram-canvas.tsx').then((part) => ({ default: part.DiagramCanvas })));

export function Diagram(props: DiagramProps): ReactNode {
  return (
    <Suspense fallback={<Loading shape="chart" />}>
      <Canvas {...props} />
    </Suspense>
  );
}
