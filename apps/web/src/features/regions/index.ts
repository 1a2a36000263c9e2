// Side door of the regions.
export { regionsOf, useRegions, type RegionNode, type Regions } from './regions.api.ts';
