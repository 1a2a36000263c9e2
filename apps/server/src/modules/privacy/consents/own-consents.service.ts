// A doctor's own consents: read and withdrawn on the doctor's pages (PIPL: withdrawing is as easy as agreeing).
import { privacyErrors, type ConsentChannel, type ConsentPurpose } from '@yijian/contract/privacy';
import { fail } from '../../../platform/errors/index.ts';
import type { PublicContext } from '../../../platform/http/index.ts';
import {
  insertConsent,
  lockConsent,
  selectInForce,
  selectOwn,
  selectStanding,
  type OwnConsent,
  type TextInForce,
} from './consents.sql.ts';

export function listOwnConsents(context: PublicContext, doctorId: string): Promise<OwnConsent[]> {
  return selectOwn(context.sql, doctorId, context.language);
}

/** The text a doctor reads before agreeing; undefined where the enterprise has none. */
export function findTextInForce(
  context: PublicContext,
  key: { purpose: ConsentPurpose; channel: ConsentChannel },
): Promise<TextInForce | undefined> {
  return selectInForce(context.sql, { ...key, language: context.language });
}

/** What a doctor agreed to on the own pages, at that moment; nothing happens where it stands already. */
export async function grantOwnConsent(
  context: PublicContext,
  line: {
    doctorId: string;
    purpose: ConsentPurpose;
    channel: ConsentChannel;
    textId: string;
    evidence: string;
    at: Date;
  },
): Promise<void> {
  await lockConsent(context.sql, line);
  const before = await selectStanding(context.sql, line);
  if (before?.event === 'GRANTED' && before.textId === line.textId) return;
  await insertConsent(context.sql, { ...line, event: 'GRANTED', source: 'SYSTEM', userId: null });
}

/** What is withdrawn is the text that was agreed to. Throws notGranted where nothing was. */
export async function withdrawOwnConsent(
  context: PublicContext,
  { evidence, ...key }: { doctorId: string; purpose: ConsentPurpose; channel: ConsentChannel; evidence: string },
): Promise<void> {
  const { sql, clock } = context;
  await lockConsent(sql, key);
  const before = await selectStanding(sql, key);
  if (before?.event !== 'GRANTED') throw fail(privacyErrors.notGranted);
  const line = { ...key, event: 'WITHDRAWN', source: 'SYSTEM', evidence, textId: before.textId } as const;
  await insertConsent(sql, { ...line, at: clock.now(), userId: null });
}
