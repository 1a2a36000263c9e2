// Door of the hospitals contract.
export { hospitalEndpoints } from './hospitals.endpoints.ts';
export { hospitalErrors } from './hospitals.errors.ts';
export {
  ChangedHospital,
  Hospital,
  HospitalChoice,
  HospitalCount,
  HospitalDetail,
  HospitalDraft,
  HospitalFilter,
  HospitalLevel,
  HospitalOwnership,
  HospitalSearch,
  HospitalSort,
  HospitalType,
  ListingStatus,
  ProcurementStatus,
  ReceptionRule,
  hospitalLevels,
} from './hospitals.schema.ts';
