// Door of the doctors contract.
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
