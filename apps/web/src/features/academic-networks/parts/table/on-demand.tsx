// The tables beneath the pictures, on their way while the picture is drawn.
import { onDemand } from '@yijian/ui/on-demand';
import { Loading } from '@yijian/ui/states';

export const NetworkTable = onDemand(
  () => import('./network-table.tsx').then((part) => part.NetworkTable),
  <Loading shape="table" />,
);
export const MapTable = onDemand(
  () => import('./map-table.tsx').then((part) => part.MapTable),
  <Loading shape="table" />,
);
