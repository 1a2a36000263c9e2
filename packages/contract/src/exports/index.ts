// Door of the exports contract.
export { exportEndpoints } from './exports.endpoints.ts';
export { exportErrors } from './exports.errors.ts';
export {
  AllowanceQuery,
  ExportAllowance,
  ExportAsk,
  ExportCategory,
  ExportDetail,
  ExportEntry,
  ExportOutcome,
  ExportQuery,
  ExportResource,
  OwnExportQuery,
  exportCategories,
  exportFields,
  exportFiles,
  exportOutcomes,
  exportResources,
} from './exports.schema.ts';
