// Typed numbers compared with sealed ones: who may see none whole hears of none, and each counts like a number that is shown (specification 6).
import type { ComparedCategory, PersonalField, PersonalTable } from '@yijian/contract/privacy';
import type { Context } from '../../../platform/http/index.ts';
import { mayReveal } from './reveals.policy.ts';
import { countRevealsToday, insertCompared, lockReveals, selectCompared, selectWasCompared } from './reveals.sql.ts';

export interface TypedNumber {
  readonly field: PersonalField;
  readonly number: Buffer;
}

export interface Comparison {
  readonly allowed: TypedNumber[];
  readonly outcome: 'NONE' | 'COMPARED' | 'NOT_ALLOWED' | 'LIMIT';
}

interface ComparisonInput {
  readonly table: PersonalTable;
  readonly numbers: readonly TypedNumber[];
  /** Values one user may see whole in a day. */
  readonly limit: number;
}

/** Which of the numbers the caller may compare now; in the transaction that writes them down. */
export async function beginComparison(
  context: Context,
  { table, numbers, limit }: ComparisonInput,
): Promise<Comparison> {
  const { sql, user } = context;
  if (numbers.length === 0) return { allowed: [], outcome: 'NONE' };
  const readable = numbers.filter(({ field }) => mayReveal(user, table, field));
  if (readable.length === 0) return { allowed: [], outcome: 'NOT_ALLOWED' };
  await lockReveals(sql, user.id);
  const left = limit - (await countRevealsToday(sql, user.id));
  const before = await comparedBefore({ sql, user }, readable);
  const fresh = readable.filter((one) => !before.includes(one));
  const allowed = [...before, ...fresh.slice(0, Math.max(0, left))];
  if (allowed.length < readable.length) return { allowed, outcome: 'LIMIT' };
  return { allowed, outcome: readable.length < numbers.length ? 'NOT_ALLOWED' : 'COMPARED' };
}

async function comparedBefore(
  { sql, user }: Pick<Context, 'sql' | 'user'>,
  numbers: readonly TypedNumber[],
): Promise<TypedNumber[]> {
  const known = await selectCompared(
    sql,
    user.id,
    numbers.map(({ number }) => number),
  );
  return numbers.filter(({ number }) => known.some((one) => one.equals(number)));
}

/** Those the caller may see whole and has compared today: looking at them again tells nothing new. */
export function comparedToday(
  context: Context,
  { table, numbers }: Pick<ComparisonInput, 'table' | 'numbers'>,
): Promise<TypedNumber[]> {
  return comparedBefore(
    context,
    numbers.filter(({ field }) => mayReveal(context.user, table, field)),
  );
}

/** Whether the caller compared the number for this purpose within so many days. */
export function wasCompared(
  context: Context,
  compared: { readonly number: Buffer; readonly category: ComparedCategory; readonly days: number },
): Promise<boolean> {
  return selectWasCompared(context.sql, { userId: context.user.id, ...compared });
}

/** Writes down whose the number was, or under which name it was typed when it was nobody's. */
export async function noteComparison(
  context: Context,
  {
    table,
    typed,
    name,
    holders,
    category,
  }: {
    readonly table: PersonalTable;
    readonly typed: TypedNumber;
    readonly name: string;
    readonly holders: readonly { readonly id: string; readonly name: string }[];
    readonly category: ComparedCategory;
  },
): Promise<void> {
  const { sql, user } = context;
  const lines = holders.length > 0 ? holders : [{ id: null, name }];
  for (const line of lines)
    await insertCompared(sql, { userId: user.id, table, ...typed, rowId: line.id, subject: line.name, category });
}
