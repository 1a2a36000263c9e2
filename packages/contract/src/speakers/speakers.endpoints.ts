// The calls of speakers: proposal with evidence, approval, contracts, suspension, renewal (specification 2.3, meeting: speaker).
import { z } from 'zod';
import { Id, endpoint, paged } from '../core/index.ts';
import { doctorErrors } from '../doctors/index.ts';
import { speakerErrors as errors } from './speakers.errors.ts';
import {
  Speaker,
  SpeakerChange,
  SpeakerContractDraft,
  SpeakerCount,
  SpeakerDetail,
  SpeakerDraft,
  SpeakerEvidence,
  SpeakerFilter,
  SpeakerKept,
  SpeakerPaging,
  SpeakerReason,
  SpeakerSignature,
} from './speakers.schema.ts';

const read = { permission: 'meeting:speakers:read' } as const;
const propose = { permission: 'meeting:speakers:propose' } as const;
const suspend = { permission: 'meeting:speakers:suspend' } as const;
const write = { permission: 'meeting:speakers:write' } as const;
const params = z.strictObject({ id: Id });
const ofContract = z.strictObject({ id: Id, contractId: Id });
const moving = [errors.notFound, errors.notPossible] as const;

export const speakerEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/speakers/list',
    summary: { zh: '讲者列表', en: 'Speakers of a tab' },
    access: read,
    query: SpeakerPaging,
    output: paged(Speaker),
    errors: [],
  }),
  count: endpoint({
    method: 'GET',
    path: '/speakers/count',
    summary: { zh: '符合条件的讲者数', en: 'How many speakers match' },
    access: read,
    query: SpeakerFilter,
    output: SpeakerCount,
    errors: [],
  }),
  find: endpoint({
    method: 'GET',
    path: '/speakers/find/{id}',
    summary: { zh: '查看一位讲者', en: 'Read one speaker' },
    access: read,
    params,
    output: SpeakerDetail,
    errors: [errors.notFound],
  }),
  evidence: endpoint({
    method: 'GET',
    path: '/speakers/evidence/{id}',
    summary: { zh: '医生的评级依据与建议级别', en: 'Evidence of a doctor and the tier it proposes' },
    access: propose,
    params,
    output: SpeakerEvidence,
    errors: [doctorErrors.notFound],
  }),
  add: endpoint({
    method: 'POST',
    path: '/speakers/add',
    summary: { zh: '提名讲者（草稿）', en: 'Propose a speaker as a draft' },
    access: propose,
    body: { encoding: 'json', schema: SpeakerDraft },
    output: SpeakerKept,
    errors: [doctorErrors.notFound, errors.doctorTaken],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/speakers/update/{id}',
    summary: { zh: '修改草稿或被退回的提名', en: 'Change a draft or a returned proposal' },
    access: propose,
    params,
    body: { encoding: 'json', schema: SpeakerChange },
    output: SpeakerKept,
    errors: [...moving, doctorErrors.notFound, errors.changedMeanwhile],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/speakers/submit/{id}',
    summary: { zh: '提交讲者审批', en: 'Submit a speaker for approval' },
    access: propose,
    params,
    output: SpeakerKept,
    errors: [...moving, errors.incomplete],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/speakers/withdraw/{id}',
    summary: { zh: '撤回讲者审批', en: 'Withdraw a speaker from approval' },
    access: propose,
    params,
    body: { encoding: 'json', schema: SpeakerReason },
    output: SpeakerKept,
    errors: moving,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/speakers/renew/{id}',
    summary: {
      zh: '重新评定；批准前不能邀请',
      en: 'Qualify a speaker anew; nobody invites the speaker until it is approved',
    },
    access: propose,
    params,
    body: { encoding: 'json', schema: SpeakerReason },
    output: SpeakerKept,
    errors: moving,
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/speakers/suspend/{id}',
    summary: { zh: '暂停讲者', en: 'Suspend a speaker' },
    access: suspend,
    params,
    body: { encoding: 'json', schema: SpeakerReason },
    output: SpeakerKept,
    errors: moving,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/speakers/resume/{id}',
    summary: { zh: '恢复讲者', en: 'Lift the suspension of a speaker' },
    access: suspend,
    params,
    body: { encoding: 'json', schema: SpeakerReason },
    output: SpeakerKept,
    errors: moving,
  }),
  addContract: endpoint({
    method: 'POST',
    path: '/speakers/contracts/{id}',
    summary: { zh: '新建讲者合同', en: 'Add a contract of a speaker' },
    access: write,
    params,
    body: { encoding: 'json', schema: SpeakerContractDraft },
    output: SpeakerKept,
    errors: [...moving, errors.feeAboveTier],
  }),
  signContract: endpoint({
    method: 'POST',
    path: '/speakers/contracts/{id}/{contractId}/sign',
    summary: { zh: '登记合同签署', en: 'Record the signature of a contract' },
    access: write,
    params: ofContract,
    body: { encoding: 'json', schema: SpeakerSignature },
    output: SpeakerKept,
    errors: [
      ...moving,
      errors.contractNotFound,
      errors.contractNotOpen,
      errors.contractEnded,
      errors.otherSigner,
      errors.feeAboveTier,
    ],
  }),
  cancelContract: endpoint({
    method: 'POST',
    path: '/speakers/contracts/{id}/{contractId}/cancel',
    summary: { zh: '作废未签署的合同', en: 'Cancel a contract that is not signed' },
    access: write,
    params: ofContract,
    output: SpeakerKept,
    errors: [...moving, errors.contractNotFound, errors.contractNotOpen],
  }),
};
