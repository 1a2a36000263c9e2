// The calls of doctors: sign-in by a one-time code, invitations, signing in at a meeting, consents (specification 2.1, 7.3).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { meetingErrors } from '../meetings/index.ts';
import { privacyErrors } from '../privacy/index.ts';
import { doctorPortalErrors as errors } from './doctor-portal.errors.ts';
import {
  CodeQuery,
  CodeSent,
  CodeTarget,
  ConsentEnd,
  DoctorConsent,
  DoctorMeeting,
  DoctorSelf,
  DoctorSession,
  DoctorSignIn,
  InvitationReply,
  MeetingSignIn,
} from './doctor-portal.schema.ts';

const own = { access: 'doctor' } as const;
const params = z.strictObject({ id: Id });

export const doctorPortalEndpoints = {
  sendCode: endpoint({
    method: 'POST',
    path: '/API-BEACON/sms/{realm}/{provider}/send/code/{phone}',
    summary: { zh: '发送短信验证码', en: 'Send a one-time code by SMS' },
    access: 'public',
    params: CodeTarget,
    query: CodeQuery,
    output: CodeSent,
    errors: [errors.phoneInvalid, errors.realmUnknown, errors.tooSoon, errors.tooMany],
    effect: 'job',
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/API-DOCTOR/portal/session',
    summary: { zh: '医生登录', en: 'Sign in as a doctor' },
    access: 'public',
    body: { encoding: 'json', schema: DoctorSignIn },
    output: DoctorSession,
    errors: [errors.phoneInvalid, errors.codeWrong],
    effect: 'job',
  }),
  signOut: endpoint({
    method: 'DELETE',
    path: '/API-DOCTOR/portal/session',
    summary: { zh: '医生退出', en: 'Sign out as a doctor' },
    ...own,
    output: z.object({}),
    errors: [],
  }),
  findSelf: endpoint({
    method: 'GET',
    path: '/API-DOCTOR/portal/me',
    summary: { zh: '登录的医生', en: 'The doctor who is signed in' },
    ...own,
    output: DoctorSelf,
    errors: [],
  }),
  listMeetings: endpoint({
    method: 'GET',
    path: '/API-DOCTOR/portal/meetings',
    summary: { zh: '我受邀的会议', en: 'Meetings the doctor is invited to' },
    ...own,
    output: z.array(DoctorMeeting),
    errors: [],
  }),
  reply: endpoint({
    method: 'PUT',
    path: '/API-DOCTOR/portal/meetings/{id}/reply',
    summary: { zh: '接受或婉拒邀请', en: 'Accept or decline an invitation' },
    ...own,
    params,
    body: { encoding: 'json', schema: InvitationReply },
    output: DoctorMeeting,
    errors: [meetingErrors.guestNotFound, meetingErrors.guestState, meetingErrors.notOpen],
  }),
  findCalendar: endpoint({
    method: 'GET',
    path: '/API-DOCTOR/portal/meetings/{id}/calendar',
    summary: { zh: '会议的日历文件', en: 'A meeting as an entry for the own calendar' },
    ...own,
    params,
    output: { file: ['text/calendar'] },
    errors: [meetingErrors.guestNotFound],
  }),
  signInAtMeeting: endpoint({
    method: 'POST',
    path: '/API-DOCTOR/portal/meetings/{id}/sign-in',
    summary: { zh: '会议签到', en: 'Sign in at a meeting' },
    ...own,
    params,
    body: { encoding: 'json', schema: MeetingSignIn },
    output: DoctorMeeting,
    errors: [
      meetingErrors.guestNotFound,
      meetingErrors.guestState,
      meetingErrors.notOpen,
      meetingErrors.signCodeWrong,
      meetingErrors.placeMissing,
      meetingErrors.tooFar,
      errors.meetingCodeBlocked,
    ],
    effect: 'job',
  }),
  signOutOfMeeting: endpoint({
    method: 'POST',
    path: '/API-DOCTOR/portal/meetings/{id}/sign-out',
    summary: { zh: '会议签退', en: 'Sign out of a meeting' },
    ...own,
    params,
    output: DoctorMeeting,
    errors: [meetingErrors.guestNotFound, meetingErrors.guestState, meetingErrors.notOpen],
  }),
  listConsents: endpoint({
    method: 'GET',
    path: '/API-DOCTOR/portal/consents',
    summary: { zh: '我的同意', en: 'What the doctor agreed to' },
    ...own,
    output: z.array(DoctorConsent),
    errors: [],
  }),
  withdrawConsent: endpoint({
    method: 'POST',
    path: '/API-DOCTOR/portal/consents/withdraw',
    summary: { zh: '撤回同意', en: 'Withdraw a consent' },
    ...own,
    body: { encoding: 'json', schema: ConsentEnd },
    output: z.array(DoctorConsent),
    errors: [privacyErrors.notGranted],
  }),
};
