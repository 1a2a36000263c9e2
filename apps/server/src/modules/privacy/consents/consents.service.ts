// Consents: the ledger of a doctor, the next line of it, the question every contact asks first (specification 3; PIPL).
import {
  privacyErrors,
  type ConsentChannel,
  type ConsentEntry,
  type ConsentLedger,
  type ConsentPurpose,
  type ConsentText,
  type NewConsent,
  type NewConsentText,
} from '@yijian/contract/privacy';
import type { NamedError } from '@yijian/contract/core';
import { fail, wordsOf, type Failure } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import type { FindSubject } from '../reveals/reveals.service.ts';
import { stepFault } from './consents.policy.ts';
import {
  insertConsent,
  insertText,
  lockConsent,
  selectCurrent,
  selectHistory,
  selectStanding,
  selectTextInForce,
  selectTexts,
  selectToday,
  type StoredConsent,
} from './consents.sql.ts';

interface DoctorInput {
  readonly id: string;
  readonly find: FindSubject;
}

/** Whether the doctor agreed to be reached over this channel for this purpose. Ask before anything is sent. */
export async function mayContact(
  context: Pick<Context, 'sql'>,
  key: { readonly doctorId: string; readonly purpose: ConsentPurpose; readonly channel: ConsentChannel },
): Promise<boolean> {
  return (await selectStanding(context.sql, key))?.event === 'GRANTED';
}

export async function findLedger(context: Context, { id, find }: DoctorInput): Promise<ConsentLedger> {
  if ((await find(context, id)) === undefined) throw fail(privacyErrors.notFound);
  const current = await selectCurrent(context.sql, id, context.language);
  const history = await selectHistory(context.sql, id, context.language);
  return { current: current.map(shown), history: history.map(shown) };
}

const shown = (row: StoredConsent): ConsentEntry => ({
  ...row,
  at: row.at.toISOString(),
  recordedAt: row.recordedAt.toISOString(),
});

export async function addConsent(
  context: Context,
  { id, find, ...step }: DoctorInput & NewConsent,
): Promise<ConsentLedger> {
  const { sql, user, clock } = context;
  if ((await find(context, id)) === undefined) throw fail(privacyErrors.notFound);
  const at = step.at === undefined ? clock.now() : new Date(step.at);
  if (at > clock.now()) throw refused(context, privacyErrors.inFuture, 'at');
  const key = { doctorId: id, purpose: step.purpose, channel: step.channel };
  await lockConsent(sql, key);
  const textId = await selectTextInForce(sql, key);
  if (textId === undefined) throw fail(privacyErrors.noText);
  const before = await selectStanding(sql, key);
  const fault = stepFault(before, step, textId);
  if (fault !== undefined) throw fault.status === 400 ? refused(context, fault, 'evidence') : fail(fault);
  // What is taken back is what was agreed to, whichever text is in force today.
  const isEnd = step.event === 'WITHDRAWN' || step.event === 'EXPIRED';
  const about = isEnd && before !== undefined ? before.textId : textId;
  await insertConsent(sql, {
    ...key,
    event: step.event,
    textId: about,
    source: step.source,
    evidence: step.evidence,
    at,
    userId: user.id,
  });
  return findLedger(context, { id, find });
}

function refused(context: Context, error: NamedError, field: string): Failure {
  return fail(error, {}, [{ field: `body.${field}`, message: wordsOf(error, context.language, {}) }]);
}

export function listTexts(context: Context): Promise<ConsentText[]> {
  return selectTexts(context.sql, context.language);
}

export async function addText(context: Context, text: NewConsentText): Promise<ConsentText> {
  if (text.validFrom < (await selectToday(context.sql))) throw refused(context, privacyErrors.textInPast, 'validFrom');
  const id = await insertText(context.sql, text, context.user.id);
  const [added] = await selectTexts(context.sql, context.language, id);
  return added!;
}
