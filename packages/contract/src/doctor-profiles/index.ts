// Door of the doctor profiles contract.
export { doctorProfileEndpoints } from './doctor-profiles.endpoints.ts';
export {
  DoctorProduct,
  ProductLevel,
  ProfilePdfQuery,
  ProfileSummary,
  Timeline,
  TimelineEntry,
  TimelineKind,
  TimelineQuery,
} from './doctor-profiles.schema.ts';
