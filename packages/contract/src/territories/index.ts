// Door of the contract of territories.
export { territoryEndpoints } from './territories.endpoints.ts';
export { territoryErrors } from './territories.errors.ts';
export {
  Coverage,
  TerritoryChange,
  TerritoryMap,
  TerritoryMove,
  TerritoryMoved,
  TerritoryOrganization,
  TerritoryPreview,
  TerritoryRegion,
} from './territories.schema.ts';
