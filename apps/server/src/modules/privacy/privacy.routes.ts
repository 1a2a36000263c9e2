// Front door of privacy: personal values shown for a reason, the ledger of consents.
import { consentEndpoints, revealEndpoints } from '@yijian/contract/privacy';
import { bind, type BoundEndpoint, type Context } from '../../platform/http/index.ts';
import { ruleValue } from '../rules/index.ts';
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
  /** Ceiling over rule P1 of the enterprise: values one user may see whole in a day. */
  readonly revealsPerDay: number;
  /** The rooms of these records stand after this one; the hall brings their question. */
  readonly findDoctor: FindSubject;
  /** Without what was only shared: a share lets look, never see a number whole or write. */
  readonly findOwnDoctor: FindSubject;
  readonly findUser: FindSubject;
}

export function privacyRoutes({ revealsPerDay, findDoctor, findOwnDoctor, findUser }: PrivacyOptions): BoundEndpoint[] {
  const doctor = (id: string) => ({ table: 'doctors', id, find: findDoctor, findOwn: findOwnDoctor }) as const;
  const limitOf = async (context: Context) =>
    Math.min(revealsPerDay, await ruleValue(context, 'privacy.revealsPerDay'));
  return [
    ...bind('privacy', revealEndpoints, {
      listValues: (context, { params }) => listValues(context, doctor(params.id)),
      revealDoctor: async (context, { params, body }) =>
        revealValue(context, { ...doctor(params.id), ...body, limit: await limitOf(context) }),
      revealUser: async (context, { params, body }) =>
        revealValue(context, {
          table: 'users',
          id: params.id,
          find: findUser,
          findOwn: findUser,
          ...body,
          limit: await limitOf(context),
        }),
      keepNumber: (context, { params, body }) => keepNumber(context, { ...doctor(params.id), ...body }),
      listOwnReveals: (context, { query }) => listOwnReveals(context, query),
      listReveals: (context, { query }) => listReveals(context, query),
    }),
    ...bind('privacy', consentEndpoints, {
      findLedger: (context, { params }) => findLedger(context, doctor(params.id)),
      addConsent: (context, { params, body }) =>
        addConsent(context, { ...doctor(params.id), find: findOwnDoctor, ...body }),
      listTexts: (context) => listTexts(context),
      addText: (context, { body }) => addText(context, body),
    }),
  ];
}
