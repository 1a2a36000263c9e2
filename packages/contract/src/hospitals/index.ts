// Door of the hospitals contract.
export { hospitalEndpoints } from './hospitals.endpoints.ts';
export { hospitalErrors } from './hospitals.errors.ts';
export { hospitalFileEndpoints } from './files/hospital-files.endpoints.ts';
export { hospitalFileErrors } from './hospital-files.errors.ts';
export {
  HospitalSales,
  HospitalSalesQuery,
  SalesLine,
  salesMeasures,
  type Measure,
  type SalesMeasure,
  type SalesSum,
} from './hospital-sales.schema.ts';
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
  hospitalLevels,
} from './hospitals.schema.ts';
export {
  ClockTime,
  ReceptionChange,
  ReceptionRule,
  ReceptionWindow,
  noReceptionRule,
  windowFaults,
  type WindowFault,
} from './reception.schema.ts';
export {
  ListingStatus,
  ProcurementStatus,
  Standing,
  StandingEntry,
  StandingStep,
  StandingTrack,
  listingStatuses,
  listingSteps,
  procurementStatuses,
  procurementSteps,
  purchasable,
} from './standing.schema.ts';
