// Side door of the regions.
export {
  regionsOf,
  useCounties,
  useCountiesOf,
  useRegions,
  useSalesRegions,
  type RegionNode,
  type Regions,
} from './regions.api.ts';
