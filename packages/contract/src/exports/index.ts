// Door of the exports contract.
export { exportEndpoints, exportLimits } from './exports.endpoints.ts';
export { exportErrors } from './exports.errors.ts';
export {
  AllowanceQuery,
  ExportAllowance,
  ExportAsk,
  ExportCategory,
  ExportDetail,
  ExportEntry,
  ExportFormat,
  ExportOutcome,
  ExportQuery,
  ExportResource,
  OwnExportQuery,
  type SheetFormat,
  exportCategories,
  exportFields,
  namedExportFields,
  exportFiles,
  exportFormats,
  exportOutcomes,
  exportResources,
} from './exports.schema.ts';
