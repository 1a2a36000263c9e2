// Front door of the doctors' own pages.
import {
  doctorAfterSignInEndpoints,
  doctorChatEndpoints,
  doctorOpenEndpoints,
  doctorOwnEndpoints,
  doctorPortalEndpoints,
  doctorRequestEndpoints,
} from '@yijian/contract/doctor-portal';
import {
  openChatDoor,
  smsServiceOf,
  type ChatDoor,
  type ChatSettings,
  type SmsService,
  type SmsSettings,
} from '../../platform/gateways/index.ts';
import { listDepartments } from '../dictionaries/index.ts';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import {
  findCalendar,
  findSelf,
  listConsents,
  listOwnMeetings,
  replyToMeeting,
  signInAtMeeting,
  signOutOfMeeting,
  withdrawConsent,
} from './doctor-portal.service.ts';
import { bindChat, findChat, signInByChat } from './chat/chat-sign-in.service.ts';
import { expandMeeting, findHospitals, signInByPhone, validateMeetingCode } from './open/open-calls.service.ts';
import { findRegistrationForm, registerDoctor } from './open/registration.service.ts';
import { answerOwnSurvey, findOwnSurvey, listOwnMaterials, openOwnMaterial } from './own/after-sign-in.service.ts';
import { askCorrection, findOwnData, findOwnStatement } from './own/own-data.service.ts';
import { downloadOwn } from './own/download/own-download.service.ts';
import { downloadStatement } from './own/statement/own-statement.service.ts';
import {
  acceptOwnTalk,
  confirmOwnService,
  declineOwnTalk,
  disputeOwnService,
  giveUpOwnFee,
  listOwnServices,
  listOwnTalks,
} from './own/own-services.service.ts';
import { acceptRequest, refuseRequest } from './requests/decided.service.ts';
import { listCandidates, listRequests } from './requests/doctor-requests.service.ts';
import { sendCode, signInDoctor, signOutDoctor } from './doctor-sessions.service.ts';

export function doctorPortalRoutes(settings: SmsSettings & ChatSettings): BoundEndpoint[] {
  const sms = smsServiceOf(settings);
  return [...portal(sms), ...chat(openChatDoor(settings)), ...own, ...afterSignIn, ...open, ...requests];
}

const portal = (sms: SmsService): BoundEndpoint[] =>
  bind('doctor-portal', doctorPortalEndpoints, {
    sendCode: (context, { params, query }) => sendCode(context, { ...params, ...query, sms }),
    signIn: (context, { body }) => signInDoctor(context, body),
    signOut: (context) => signOutDoctor(context),
    findSelf: (context) => findSelf(context),
    listMeetings: (context) => listOwnMeetings(context),
    reply: (context, { params, body }) => replyToMeeting(context, { ...params, ...body }),
    findCalendar: (context, { params }) => findCalendar(context, params.id),
    signInAtMeeting: (context, { params, body }) => signInAtMeeting(context, { ...params, ...body }),
    signOutOfMeeting: (context, { params }) => signOutOfMeeting(context, params.id),
    listConsents: (context) => listConsents(context),
    withdrawConsent: (context, { body }) => withdrawConsent(context, body),
  });

const chat = (door: ChatDoor): BoundEndpoint[] =>
  bind('doctor-portal', doctorChatEndpoints, {
    findChat: (context) => findChat(context, door),
    signInByChat: (context, { body }) => signInByChat(context, { ...body, door }),
    bindChat: (context, { body }) => bindChat(context, { ...body, door }),
  });

const own = bind('doctor-portal', doctorOwnEndpoints, {
  findData: (context) => findOwnData(context),
  askCorrection: (context, { body }) => askCorrection(context, body),
  findStatement: (context) => findOwnStatement(context),
  downloadStatement: (context) => downloadStatement(context),
  download: (context) => downloadOwn(context),
  listTalks: (context) => listOwnTalks(context),
  acceptTalk: (context, { params, body }) => acceptOwnTalk(context, { ...params, ...body }),
  declineTalk: (context, { params, body }) => declineOwnTalk(context, { ...params, ...body }),
  giveUpFee: (context, { params, body }) => giveUpOwnFee(context, { ...params, ...body }),
  listServices: (context) => listOwnServices(context),
  confirmService: (context, { params, body }) => confirmOwnService(context, { ...params, ...body }),
  disputeService: (context, { params, body }) => disputeOwnService(context, { ...params, ...body }),
});

const afterSignIn = bind('doctor-portal', doctorAfterSignInEndpoints, {
  listMaterials: (context, { params }) => listOwnMaterials(context, params),
  openMaterial: (context, { params }) => openOwnMaterial(context, params),
  findSurvey: (context, { params }) => findOwnSurvey(context, params),
  answerSurvey: (context, { params, body }) => answerOwnSurvey(context, { ...params, ...body }),
});

const open = bind('doctor-portal', doctorOpenEndpoints, {
  findRegistrationForm: (context) => findRegistrationForm(context),
  register: (context, { body }) => registerDoctor(context, body),
  listDepartments: (context) => listDepartments(context),
  findHospitals: (context, { query }) => findHospitals(context, query.keyword),
  expandMeeting: (context, { params }) => expandMeeting(context, params.meetingId),
  validateMeetingCode: (context, { query, body }) => validateMeetingCode(context, { ...query, ...body }),
  signInByPhone: (context, { query }) => signInByPhone(context, query),
});

const requests = bind('doctor-portal', doctorRequestEndpoints, {
  list: (context, { query }) => listRequests(context, query),
  candidates: (context, { params }) => listCandidates(context, params.id),
  accept: (context, { params, body }) => acceptRequest(context, { ...params, ...body }),
  refuse: (context, { params, body }) => refuseRequest(context, { ...params, ...body }),
});
