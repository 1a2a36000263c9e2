// The public calls of doctors' pages, spelled as the specification spells them (7.3).
import { z } from 'zod';
import { endpoint } from '../../core/index.ts';
import { Department } from '../../dictionaries/index.ts';
import { hospitalErrors } from '../../hospitals/index.ts';
import { meetingErrors } from '../../meetings/index.ts';
import { doctorPortalErrors as errors } from '../doctor-portal.errors.ts';
import {
  CodeQuery,
  HospitalSearch,
  MeetingCode,
  MeetingTicket,
  OpenHospital,
  OpenMeeting,
  OpenSignIn,
  OpenSignedIn,
  PublicMeetingId,
  Received,
  Registration,
  RegistrationForm,
} from './open-calls.schema.ts';

const open = { access: 'public' } as const;

export const doctorOpenEndpoints = {
  findRegistrationForm: endpoint({
    method: 'GET',
    path: '/API-DOCTOR/v2/doctor/register/form',
    summary: { zh: '医生注册所需的选项与授权文本', en: 'Choices and the consent text of a registration' },
    ...open,
    output: RegistrationForm,
    errors: [],
  }),
  register: endpoint({
    method: 'POST',
    path: '/API-DOCTOR/v2/doctor/register',
    summary: { zh: '医生注册', en: 'Register as a doctor' },
    ...open,
    body: { encoding: 'json', schema: Registration },
    alsoNamed: { doctorName: 'name', doctorTitle: 'title', hospital: 'hospitalId' },
    output: Received,
    errors: [
      errors.phoneInvalid,
      errors.codeWrong,
      errors.tooManyCalls,
      errors.consentChanged,
      errors.titleUnknown,
      hospitalErrors.notFound,
    ],
    effect: 'job',
  }),
  listDepartments: endpoint({
    method: 'GET',
    path: '/API-DOCTOR/v2/standard/department/current',
    summary: { zh: '标准科室，供医生注册选择', en: 'Standard departments for registration' },
    ...open,
    output: z.array(Department),
    errors: [],
  }),
  findHospitals: endpoint({
    method: 'GET',
    path: '/API-MEET-TOOLS/public/findByHospital',
    summary: { zh: '按名称查找医院', en: 'Find hospitals by name' },
    ...open,
    query: HospitalSearch,
    output: z.array(OpenHospital),
    errors: [errors.tooManyCalls],
    effect: 'job',
    alsoNamed: { name: 'keyword', hospitalName: 'keyword', hospital: 'keyword' },
  }),
  expandMeeting: endpoint({
    method: 'GET',
    path: '/API-MEET-TOOLS/meeting/expand/{meetingId}',
    summary: { zh: '扫码后看到的会议信息', en: 'What a meeting shows to whoever scanned its code' },
    ...open,
    params: z.strictObject({ meetingId: PublicMeetingId }),
    output: OpenMeeting,
    errors: [errors.meetingUnknown, errors.tooManyCalls],
    effect: 'job',
  }),
  validateMeetingCode: endpoint({
    method: 'POST',
    path: '/API-MEET-TOOLS/public/validateCode',
    summary: { zh: '校验现场签到码', en: 'Check the code on the screen of a meeting' },
    ...open,
    query: CodeQuery,
    body: { encoding: 'json', schema: MeetingCode },
    output: MeetingTicket,
    errors: [errors.realmUnknown, meetingErrors.signCodeWrong, errors.meetingCodeBlocked],
    effect: 'job',
  }),
  signInByPhone: endpoint({
    method: 'GET',
    path: '/API-MEET-TOOLS/public/meetingSign',
    summary: {
      zh: '会议签到：手机号，可附签到码、短信验证码与位置',
      en: 'Sign in at a meeting: the phone; its code, a code by SMS and the place make it proved',
    },
    ...open,
    query: OpenSignIn,
    output: OpenSignedIn,
    errors: [
      errors.phoneInvalid,
      errors.codeWrong,
      meetingErrors.signCodeWrong,
      meetingErrors.notOpen,
      errors.meetingUnknown,
      errors.tooManyCalls,
    ],
    effect: 'job',
  }),
};
