// Door of the library contract.
export { libraryEndpoints } from './library.endpoints.ts';
export { libraryErrors } from './library.errors.ts';
export {
  ChangedMaterial,
  EXPIRING_DAYS,
  LARGEST_MATERIAL,
  Material,
  MaterialAct,
  MaterialAudience,
  MaterialCount,
  MaterialDetail,
  MaterialDraft,
  MaterialFilter,
  MaterialKept,
  MaterialPaging,
  MaterialRecall,
  MaterialState,
  MaterialType,
  MaterialUpload,
  RecalledMaterial,
  materialAudiences,
  materialStates,
  materialTypes,
} from './library.schema.ts';
