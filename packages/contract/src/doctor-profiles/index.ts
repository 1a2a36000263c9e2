// Door of the doctor profiles contract.
export { doctorProfileEndpoints } from './doctor-profiles.endpoints.ts';
export {
  DoctorProduct,
  ProductLevel,
  ProfilePdfQuery,
  ProfileSummary,
  Standing,
  StandingAnswer,
  Timeline,
  TimelineEntry,
  TimelineKind,
  TimelineQuery,
  VisitTalk,
  standingAxes,
} from './doctor-profiles.schema.ts';
export type { StandingAxis } from './doctor-profiles.schema.ts';
