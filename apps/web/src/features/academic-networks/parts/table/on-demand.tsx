// The table beneath the picture, on its way while the picture is drawn.
import { Loading } from '@yijian/ui/states';
import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';

const Table = lazy(() => import('./network-table.tsx').then((part) => ({ default: part.NetworkTable })));

export function NetworkTable(props: ComponentProps<typeof Table>): ReactNode {
  return (
    <Suspense fallback={<Loading shape="table" />}>
      <Table {...props} />
    </Suspense>
  );
}
