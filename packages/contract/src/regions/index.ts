// Door of the regions contract.
export { regionEndpoints } from './regions.endpoints.ts';
export { regionErrors } from './regions.errors.ts';
export { CityIdsBody, ProvinceTree, Region, RegionCode, RegionParams, SalesRegionBody } from './regions.schema.ts';
