// Side door of the regions.
export { regionsOf, useCounties, useRegions, type RegionNode, type Regions } from './regions.api.ts';
