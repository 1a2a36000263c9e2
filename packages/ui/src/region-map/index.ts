// Door of region-map: China by province, with points (look and feel, charts).
export { project } from './projection.ts';
export { RegionMap } from './region-map.tsx';
export type { MapPoint, MapTone, RegionMapProps, RegionValue } from './region-map-props.ts';
