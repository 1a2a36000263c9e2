// The ledger of consents and the texts it rests on (specification 3; PIPL).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { ConsentLedger, ConsentText, NewConsent, NewConsentText } from './consents.schema.ts';
import { privacyErrors as errors } from './privacy.errors.ts';

const ById = z.strictObject({ id: Id });

export const consentEndpoints = {
  findLedger: endpoint({
    method: 'GET',
    path: '/privacy/doctors/{id}/consents',
    summary: { zh: '医生的授权台账', en: 'The ledger of consents of a doctor' },
    access: { permission: 'customer:doctors:read' },
    params: ById,
    output: ConsentLedger,
    errors: [errors.notFound],
  }),
  addConsent: endpoint({
    method: 'POST',
    path: '/privacy/doctors/{id}/consents',
    summary: { zh: '登记授权、撤回或拒绝', en: 'Write down that a doctor agreed, withdrew or refused' },
    access: { permission: 'customer:consents:write' },
    params: ById,
    body: { encoding: 'json', schema: NewConsent },
    output: ConsentLedger,
    errors: [
      errors.notFound,
      errors.noText,
      errors.alreadySo,
      errors.notGranted,
      errors.refusedBefore,
      errors.evidenceMissing,
      errors.inFuture,
    ],
  }),
  listTexts: endpoint({
    method: 'GET',
    path: '/privacy/consent-texts',
    summary: { zh: '授权文本', en: 'Texts of consents' },
    access: { permission: 'admin:consents:read' },
    output: z.array(ConsentText),
    errors: [],
  }),
  addText: endpoint({
    method: 'POST',
    path: '/privacy/consent-texts',
    summary: { zh: '新增授权文本版本', en: 'Add a version of a text' },
    access: { permission: 'admin:consents:write' },
    body: { encoding: 'json', schema: NewConsentText },
    output: ConsentText,
    errors: [errors.textInPast],
  }),
};
