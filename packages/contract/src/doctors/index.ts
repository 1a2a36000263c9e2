// Door of the doctors contract.
export { doctorEndpoints } from './doctors.endpoints.ts';
export { doctorErrors } from './doctors.errors.ts';
export {
  Channel,
  Consent,
  CoverageStatus,
  CustomerListType,
  Doctor,
  DoctorChoice,
  DoctorCountQuery,
  DoctorFilter,
  DoctorListQuery,
  DoctorSearch,
  LastVisit,
  Tier,
  doctorSorts,
} from './doctors.schema.ts';
