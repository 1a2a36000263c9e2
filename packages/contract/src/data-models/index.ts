// Door of the data upload contract.
export { UPLOAD_LIMIT, dataModelEndpoints } from './data-models.endpoints.ts';
export type { UploadCalls } from './moved-calls.endpoints.ts';
export { orderImportEndpoints } from './order-imports.endpoints.ts';
export { firstPasswordEndpoints, userImportEndpoints } from './user-imports.endpoints.ts';
export { dataModelErrors } from './data-models.errors.ts';
export {
  Batch,
  BatchAction,
  BatchColumn,
  BatchDetail,
  BatchPage,
  BatchRow,
  BatchState,
  Commit,
  DataModel,
  FaultGroup,
  FieldChoice,
  FieldType,
  GroupFix,
  Look,
  LookLine,
  Looked,
  ModelField,
  ModelId,
  RowFault,
  RowFix,
  RowPage,
  Upload,
  UploadMode,
  batchStates,
  fieldTypes,
  modelIds,
  uploadModes,
} from './data-models.schema.ts';
