// A doctor's own data, the request to put them right, the own statement, and services to confirm (product 3.24).
import { z } from 'zod';
import { Id, endpoint } from '../../core/index.ts';
import { hospitalErrors } from '../../hospitals/index.ts';
import { meetingPaymentErrors } from '../../meeting-payments/index.ts';
import { meetingErrors } from '../../meetings/index.ts';
import { doctorPortalErrors as errors } from '../doctor-portal.errors.ts';
import { NewDoctorCorrection } from '../requests/doctor-requests.schema.ts';
import { OwnData, OwnStatement } from './own-data.schema.ts';
import {
  FeeRefusal,
  OwnService,
  OwnTalk,
  ServiceConfirmation,
  ServiceDispute,
  TalkAcceptance,
  TalkRefusal,
} from './own-services.schema.ts';

const own = { access: 'doctor' } as const;
const ofMeeting = z.strictObject({ meetingId: Id });
const answering = [
  meetingErrors.talkNotFound,
  meetingErrors.talkClosed,
  meetingErrors.talkChanged,
  meetingErrors.talkAnswered,
] as const;

export const doctorOwnEndpoints = {
  findData: endpoint({
    method: 'GET',
    path: '/API-DOCTOR/portal/data',
    summary: { zh: '企业持有的本人资料', en: 'What the enterprise keeps of the doctor' },
    ...own,
    output: OwnData,
    errors: [],
  }),
  askCorrection: endpoint({
    method: 'POST',
    path: '/API-DOCTOR/portal/corrections',
    summary: { zh: '申请更正本人资料', en: 'Ask for a correction of the own data' },
    ...own,
    body: { encoding: 'json', schema: NewDoctorCorrection },
    output: OwnData,
    errors: [errors.nothingAsked, errors.correctionOpen, errors.titleUnknown, hospitalErrors.notFound],
  }),
  findStatement: endpoint({
    method: 'GET',
    path: '/API-DOCTOR/portal/statement',
    summary: { zh: '本人的参会与付款记录', en: 'Own attendance and payments' },
    ...own,
    output: OwnStatement,
    errors: [],
  }),
  downloadStatement: endpoint({
    method: 'GET',
    path: '/API-DOCTOR/portal/statement/file',
    summary: { zh: '下载本人付款对账单', en: 'The own payments and the tax withheld, year by year, as a file' },
    ...own,
    output: { file: ['application/pdf'] },
    errors: [],
  }),
  download: endpoint({
    method: 'GET',
    path: '/API-DOCTOR/portal/download',
    summary: { zh: '下载本人资料与记录', en: 'The own data and records as a file' },
    ...own,
    output: { file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
    errors: [],
  }),
  listTalks: endpoint({
    method: 'GET',
    path: '/API-DOCTOR/portal/talks',
    summary: { zh: '本人将要讲的课', en: 'Own talks to come, asked for or agreed to' },
    ...own,
    output: z.array(OwnTalk),
    errors: [],
  }),
  acceptTalk: endpoint({
    method: 'POST',
    path: '/API-DOCTOR/portal/talks/{meetingId}/accept',
    summary: { zh: '同意并签署讲课安排', en: 'Agree to a talk and sign its terms' },
    ...own,
    params: ofMeeting,
    body: { encoding: 'json', schema: TalkAcceptance },
    output: OwnTalk,
    errors: [...answering, meetingErrors.otherSigner],
  }),
  declineTalk: endpoint({
    method: 'POST',
    path: '/API-DOCTOR/portal/talks/{meetingId}/decline',
    summary: { zh: '婉拒讲课', en: 'Decline a talk' },
    ...own,
    params: ofMeeting,
    body: { encoding: 'json', schema: TalkRefusal },
    output: OwnTalk,
    errors: answering,
  }),
  giveUpFee: endpoint({
    method: 'POST',
    path: '/API-DOCTOR/portal/talks/{meetingId}/give-up-fee',
    summary: { zh: '放弃临期取消费并签署', en: 'Do without the own fee of a late cancellation, signed' },
    ...own,
    params: ofMeeting,
    body: { encoding: 'json', schema: FeeRefusal },
    output: OwnTalk,
    errors: [
      meetingErrors.talkNotFound,
      meetingErrors.noFeeOwed,
      meetingErrors.otherSigner,
      meetingPaymentErrors.feeAppliedFor,
    ],
  }),
  listServices: endpoint({
    method: 'GET',
    path: '/API-DOCTOR/portal/services',
    summary: { zh: '本人的讲课服务', en: 'Own services as a speaker' },
    ...own,
    output: z.array(OwnService),
    errors: [],
  }),
  confirmService: endpoint({
    method: 'POST',
    path: '/API-DOCTOR/portal/services/{meetingId}/confirm',
    summary: { zh: '确认并签署讲课服务', en: 'Confirm and sign an own service' },
    ...own,
    params: ofMeeting,
    body: { encoding: 'json', schema: ServiceConfirmation },
    output: OwnService,
    errors: [
      meetingErrors.serviceNotFound,
      meetingErrors.serviceConfirmed,
      meetingErrors.serviceMinutes,
      meetingErrors.otherSigner,
    ],
  }),
  disputeService: endpoint({
    method: 'POST',
    path: '/API-DOCTOR/portal/services/{meetingId}/dispute',
    summary: { zh: '对讲课服务提出异议', en: 'Say that an own service was otherwise' },
    ...own,
    params: ofMeeting,
    body: { encoding: 'json', schema: ServiceDispute },
    output: OwnService,
    errors: [meetingErrors.serviceNotFound, meetingErrors.serviceConfirmed],
  }),
};
