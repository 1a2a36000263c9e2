// Whose the number in the remark of a chat contact is, under the rules of showing one: else a remark would be a way to try numbers.
import { beginComparison, noteComparison, wasCompared } from '../../privacy/index.ts';
import { ruleValue } from '../../rules/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { plainOf } from '../../../platform/secrets/index.ts';
import { selectOwnByNumber } from './likely-doctors.sql.ts';

const table = 'doctors';
const field = 'PHONE';
const category = 'CHAT_CONTACT';
/** Days after which the number of a contact is compared again. */
const AGAIN = 30;

/**
 * Ids of doctors in the caller's own range with this number. Undefined where it is not compared: the caller may see no number whole, compared
 * it lately, or has used half of the day's limit; the other half is left for the caller's own work.
 */
export async function matchContact(
  context: Context,
  { phone, name, revealsPerDay }: { phone: string; name: string; revealsPerDay: number },
): Promise<string[] | undefined> {
  const { sql, user, vault, enterprise } = context;
  const number = vault.searchNumber({ enterpriseId: enterprise.id, table, field }, plainOf(field, phone));
  if (await wasCompared(context, { number, category, days: AGAIN })) return undefined;
  const limit = Math.floor(Math.min(revealsPerDay, await ruleValue(context, 'privacy.revealsPerDay')) / 2);
  const typed = { field, number } as const;
  const { allowed } = await beginComparison(context, { table, numbers: [typed], limit });
  if (allowed.length === 0) return undefined;
  const holders = await selectOwnByNumber(sql, user, number);
  await noteComparison(context, { table, typed, name, holders, category });
  return holders.map(({ id }) => id);
}
