// Door of the contract of doctors' own pages.
export { doctorPageAt, doctorPages, type DoctorPagePath } from './doctor-pages.schema.ts';
export { doctorPortalEndpoints } from './doctor-portal.endpoints.ts';
export { doctorPortalErrors } from './doctor-portal.errors.ts';
export {
  CODE_SECONDS,
  CodePurpose,
  DoctorConsent,
  DoctorMeeting,
  DoctorSelf,
  DoctorSession,
  DoctorSignIn,
  MOST_ATTEMPTS,
  RESEND_SECONDS,
} from './doctor-portal.schema.ts';
export { doctorChatEndpoints } from './chat/chat-sign-in.endpoints.ts';
export { DoctorChat } from './chat/chat-sign-in.schema.ts';
export { doctorOpenEndpoints } from './open/open-calls.endpoints.ts';
export {
  HOSPITALS_AN_HOUR,
  MOST_HOSPITALS,
  MeetingTicket,
  OpenHospital,
  OpenMeeting,
  OpenSignIn,
  OpenSignedIn,
  Registration,
  RegistrationForm,
} from './open/open-calls.schema.ts';
export { doctorAfterSignInEndpoints } from './own/after-sign-in.endpoints.ts';
export { OwnMaterial, OwnSurvey } from './own/after-sign-in.schema.ts';
export { doctorOwnEndpoints } from './own/own-data.endpoints.ts';
export { OwnData, OwnStatement } from './own/own-data.schema.ts';
export {
  FeeRefusal,
  OwnService,
  OwnTalk,
  ServiceConfirmation,
  ServiceDispute,
  TalkAcceptance,
  TalkRefusal,
} from './own/own-services.schema.ts';
export { doctorRequestEndpoints } from './requests/doctor-requests.endpoints.ts';
export {
  DoctorCandidate,
  DoctorRequest,
  DoctorRequestKind,
  DoctorRequestQuery,
  DoctorRequestState,
  NewDoctorCorrection,
} from './requests/doctor-requests.schema.ts';
