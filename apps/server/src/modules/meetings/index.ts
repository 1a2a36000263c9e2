// Side door of meetings: what their approvals do, and the steps by which the demo's meetings come about.
import type { Effect } from '../workflows/index.ts';
import { approveActuals, beginActuals } from './actuals/actuals.service.ts';
import { approveMeeting, beginApproval } from './approval/decided.service.ts';

export { materialActs, surveyActs } from './after/acts.sql.ts';
export { listGuestMaterials, openGuestMaterial } from './after/materials.service.ts';
export { findHeads, listHeads } from './after/heads.service.ts';
export type { Head, Heads } from './after/heads.sql.ts';
export { answerSurvey, findGuestSurvey, updateSurvey, type GuestSurvey } from './after/survey.service.ts';
export { changeMeeting, submitMeeting } from './approval/approval.service.ts';
export { followEnd, followReturn } from './approval/decided.service.ts';
export { cancelMeeting, findCancellationFees } from './cancelling/cancelling.service.ts';
export { giveUpCancellationFee, waiveCancellationFee } from './cancelling/waiving.service.ts';
export { addMeeting } from './content/content.service.ts';
export { meetingActs } from './customers/acts.sql.ts';
export { addWalkIn, changeGuest, inviteGuests, reconcileGuest } from './holding/guests.service.ts';
export {
  acceptMeeting,
  closeMeeting,
  confirmMeeting,
  endMeeting,
  reopenMeeting,
  startMeeting,
} from './holding/holding.service.ts';
export {
  answerInvitation,
  findInvitation,
  findOpenMeeting,
  isMeetingCodeGood,
  listInvitations,
  requireSignIn,
  signInAsGuest,
  signOutAsGuest,
} from './holding/invitations.service.ts';
export { meetingCalendar } from './inviting/calendar.policy.ts';
export { findInviting, findReply, listGuestDoctors } from './inviting/inviting.service.ts';
export type { InvitingMeeting } from './inviting/inviting.sql.ts';
export { signInByNumber, type PhoneSignIn } from './holding/phone-sign-in.service.ts';
export { needsPlace } from './holding/sign-in-code.policy.ts';
export { selectDoctorCard, type Invitation } from './holding/invitations.sql.ts';
export { countMeetings } from './meetings.service.ts';
export { meetingScope } from './meetings-scope.sql.ts';
export { meetingRuleHistory } from './rules/rule-history.sql.ts';
export { addWalkInDoctor } from './walk-ins/new-doctor.service.ts';
export { confirmService, disputeService, listServices } from './services/services.service.ts';
export { selectServices, type SpeakerService } from './services/services.sql.ts';
export { addFee, selectCancellationFee } from './speakers/fees.sql.ts';
export { acceptTalk, declineTalk, findTalk, listTalks, recordAnswer, type Talk } from './speakers/replies.service.ts';
export { insertEvidence } from './holding/holding.sql.ts';

export const meetingEffects: readonly Effect[] = [
  { name: 'meetings.begin', apply: beginApproval },
  { name: 'meetings.approve', apply: approveMeeting },
  { name: 'meetings.beginActuals', apply: beginActuals },
  { name: 'meetings.approveActuals', apply: approveActuals },
];
