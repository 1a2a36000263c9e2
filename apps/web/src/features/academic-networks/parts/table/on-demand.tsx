// The tables beneath the pictures, on their way while the picture is drawn.
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

const WholeTable = lazy(() => import('./map-table.tsx').then((part) => ({ default: part.MapTable })));

export function MapTable(props: ComponentProps<typeof WholeTable>): ReactNode {
  return (
    <Suspense fallback={<Loading shape="table" />}>
      <WholeTable {...props} />
    </Suspense>
  );
}
