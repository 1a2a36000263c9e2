// Personal values: which are known, one shown whole for a reason, who looked at which (specification 6).
import { z } from 'zod';
import { Id, endpoint, paged } from '../core/index.ts';
import { privacyErrors as errors } from './privacy.errors.ts';
import {
  KeptNumber,
  OwnRevealQuery,
  PersonalValue,
  Reveal,
  Revealed,
  RevealQuery,
  RevealRow,
} from './reveals.schema.ts';

const ById = z.strictObject({ id: Id });

export const revealEndpoints = {
  listValues: endpoint({
    method: 'GET',
    path: '/privacy/doctors/{id}/values',
    summary: { zh: '医生的个人号码（脱敏）', en: 'Personal numbers of a doctor, masked' },
    access: { permission: 'customer:doctors:read' },
    params: ById,
    output: z.array(PersonalValue),
    errors: [errors.notFound],
  }),
  // A job, because the answer must not be kept for a repeated key.
  revealDoctor: endpoint({
    method: 'POST',
    path: '/privacy/doctors/{id}/reveal',
    summary: { zh: '查看医生的完整号码', en: 'Show a number of a doctor whole' },
    access: { permission: 'customer:doctors:reveal' },
    effect: 'job',
    params: ById,
    body: { encoding: 'json', schema: Reveal },
    output: Revealed,
    errors: [errors.notFound, errors.onlyShared, errors.revealLimit],
  }),
  revealUser: endpoint({
    method: 'POST',
    path: '/privacy/users/{id}/reveal',
    summary: { zh: '查看用户的完整手机号', en: 'Show the mobile number of a user whole' },
    access: { permission: 'admin:users:reveal' },
    effect: 'job',
    params: ById,
    body: { encoding: 'json', schema: Reveal },
    output: Revealed,
    errors: [errors.notFound, errors.revealLimit],
  }),
  keepNumber: endpoint({
    method: 'PUT',
    path: '/privacy/doctors/{id}/values',
    summary: { zh: '填写或清除医生的证件号、银行账号', en: 'Keep or forget identity or account number of a doctor' },
    access: { permission: 'customer:doctors:payment-numbers' },
    params: ById,
    body: { encoding: 'json', schema: KeptNumber },
    output: z.array(PersonalValue),
    errors: [errors.notFound, errors.onlyShared, errors.badNumber],
  }),
  listOwnReveals: endpoint({
    method: 'GET',
    path: '/privacy/reveals/own',
    summary: { zh: '我查看过的完整号码', en: 'What the caller has seen whole' },
    access: 'session',
    query: OwnRevealQuery,
    output: paged(RevealRow),
    errors: [],
  }),
  listReveals: endpoint({
    method: 'GET',
    path: '/privacy/reveals',
    summary: { zh: '全部查看记录', en: 'What anyone has seen whole' },
    access: { permission: 'admin:reveals:read' },
    query: RevealQuery,
    output: paged(RevealRow),
    errors: [],
  }),
};
