// Side door of the treatment records: how uploads and the demo store them.
export {
  deleteImportedTreatments,
  insertImportedTreatments,
  restoreImportedTreatments,
  treatmentBefore,
  updateImportedTreatments,
} from './importing.sql.ts';
export { countPortraits } from './portraits/patient-portraits.service.ts';
export { findTreatmentsByKeys, storeTreatments } from './importing.service.ts';
export type { PreparedTreatment, TreatmentKey } from './importing.sql.ts';
