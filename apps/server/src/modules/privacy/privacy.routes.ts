// Front door of privacy: personal values shown for a reason, the ledger of consents.
import { consentEndpoints, revealEndpoints } from '@yijian/contract/privacy';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { addConsent, addText, findLedger, listTexts } from './consents/consents.service.ts';
import {
  keepNumber,
  listOwnReveals,
  listReveals,
  listValues,
  revealValue,
  type FindSubject,
} from './reveals/reveals.service.ts';

export interface PrivacyOptions {
  /** Values one user may see whole in a day. */
  readonly revealsPerDay: number;
  /** The rooms of these records stand after this one; the hall brings their question. */
  readonly findDoctor: FindSubject;
  readonly findUser: FindSubject;
}

export function privacyRoutes({ revealsPerDay: limit, findDoctor, findUser }: PrivacyOptions): BoundEndpoint[] {
  const doctor = (id: string) => ({ table: 'doctors', id, find: findDoctor }) as const;
  return [
    ...bind('privacy', revealEndpoints, {
      listValues: (context, { params }) => listValues(context, doctor(params.id)),
      revealDoctor: (context, { params, body }) => revealValue(context, { ...doctor(params.id), ...body, limit }),
      revealUser: (context, { params, body }) =>
        revealValue(context, { table: 'users', id: params.id, find: findUser, ...body, limit }),
      keepNumber: (context, { params, body }) => keepNumber(context, { ...doctor(params.id), ...body }),
      listOwnReveals: (context, { query }) => listOwnReveals(context, query),
      listReveals: (context, { query }) => listReveals(context, query),
    }),
    ...bind('privacy', consentEndpoints, {
      findLedger: (context, { params }) => findLedger(context, doctor(params.id)),
      addConsent: (context, { params, body }) => addConsent(context, { ...doctor(params.id), ...body }),
      listTexts: (context) => listTexts(context),
      addText: (context, { body }) => addText(context, body),
    }),
  ];
}
