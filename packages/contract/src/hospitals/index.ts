// Door of the hospitals contract.
export {
  Hospital,
  HospitalChoice,
  HospitalDetail,
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
