// The calls by which an active speaker changes: the old values hold until the change is approved (product: Speaker machine).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { doctorErrors } from '../doctors/index.ts';
import { speakerErrors as errors } from './speakers.errors.ts';
import { SpeakerChangeDraft, SpeakerKept, SpeakerReason, SpeakerRenewal, SpeakersRenewed } from './speakers.schema.ts';

const propose = { permission: 'meeting:speakers:propose' } as const;
const params = z.strictObject({ id: Id });

export const speakerChangeEndpoints = {
  ask: endpoint({
    method: 'POST',
    path: '/speakers/changes/{id}',
    summary: {
      zh: '申请变更已生效讲者的级别、主题或培训；批准前原值有效',
      en: 'Ask for another tier, other topics or another training of an active speaker; the old values hold until it is approved',
    },
    access: propose,
    params,
    body: { encoding: 'json', schema: SpeakerChangeDraft },
    output: SpeakerKept,
    errors: [errors.notFound, errors.notPossible, doctorErrors.notFound, errors.incomplete, errors.nothingChanged],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/speakers/changes/{id}/withdraw',
    summary: { zh: '撤回讲者变更申请', en: 'Withdraw the change of a speaker' },
    access: propose,
    params,
    body: { encoding: 'json', schema: SpeakerReason },
    output: SpeakerKept,
    errors: [errors.notFound, errors.notPossible],
  }),
  renewAll: endpoint({
    method: 'POST',
    path: '/speakers/renewals',
    summary: {
      zh: '批量续期：已生效的申请变更，已过期的重新提交审批',
      en: 'Renew several speakers: a change of those who are active, a new approval of those who expired',
    },
    access: propose,
    body: { encoding: 'json', schema: SpeakerRenewal },
    output: SpeakersRenewed,
    errors: [],
    effect: 'job',
  }),
};
