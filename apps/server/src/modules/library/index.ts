// Side door of the library: what its reviews do, and the steps by which the demo's materials come about.
import type { Effect } from '../workflows/index.ts';
import { approveMaterial, beginMaterialReview } from './reviews/reviews.service.ts';

export { addMaterial, recallMaterial, reviseMaterial, submitMaterial } from './library.service.ts';
export { markMaterial } from './marking/marking.service.ts';
export { wasMaterialInForce } from './search/in-force.sql.ts';
export { searchMaterials, type FoundMaterial } from './search/search.service.ts';
export { upsertFile as keepMaterialFile } from './library.sql.ts';

export const libraryEffects: readonly Effect[] = [
  { name: 'library.begin', apply: beginMaterialReview },
  { name: 'library.approve', apply: approveMaterial },
];
