// Personal values of a record: which are known, one shown whole and written down, the list of such acts (specification 6).
import type { Paged } from '@yijian/contract/core';
import { coreErrors } from '@yijian/contract/core';
import {
  privacyErrors,
  type KeptNumber,
  type PersonalField,
  type PersonalTable,
  type PersonalValue,
  type Reveal,
  type Revealed,
  type RevealQuery,
  type RevealRow,
} from '@yijian/contract/privacy';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import {
  deletePersonal,
  plainOf,
  selectMasked,
  selectPersonal,
  upsertPersonal,
  type ValueSet,
} from '../../../platform/secrets/index.ts';
import { isNarrowed, isPossible, mayReveal } from './reveals.policy.ts';
import {
  countRevealsToday,
  insertKeptNumber,
  insertReveal,
  lockReveals,
  selectReveals,
  type RevealFilter,
} from './reveals.sql.ts';

/** Finds a record the caller may see and says whose it is; undefined for any other. */
export type FindSubject = (context: Context, id: string) => Promise<{ readonly name: string } | undefined>;

export interface RecordInput {
  readonly table: PersonalTable;
  readonly id: string;
  readonly find: FindSubject;
  /** As `find`, without what was only shared. */
  readonly findOwn: FindSubject;
}

/** The record, when it is in the caller's own range; what was only shared is told apart from what is not there. */
async function ownSubject(
  context: Context,
  { id, find, findOwn }: Omit<RecordInput, 'table'>,
): Promise<{ readonly name: string }> {
  const subject = await findOwn(context, id);
  if (subject !== undefined) return subject;
  throw fail((await find(context, id)) === undefined ? privacyErrors.notFound : privacyErrors.onlyShared);
}

const setOf = ({ enterprise }: Context, table: PersonalTable, field: PersonalField): ValueSet => ({
  enterpriseId: enterprise.id,
  table,
  field,
});

export async function listValues(
  context: Context,
  { table, id, find, findOwn }: RecordInput,
): Promise<PersonalValue[]> {
  if ((await find(context, id)) === undefined) throw fail(privacyErrors.notFound);
  const known = await selectMasked(context.sql, table, id);
  const seen = known.filter((one) => one.field !== 'PHONE' || !isNarrowed(context.user, table));
  const isOwn = (await findOwn(context, id)) !== undefined;
  return seen.map((one) => ({ ...one, mayReveal: isOwn && mayReveal(context.user, table, one.field) }));
}

/** Shows one value whole. The act is written down in the same transaction, so that nothing is seen without a line. */
export async function revealValue(
  context: Context,
  { table, id, find, findOwn, limit, ...input }: RecordInput & Reveal & { limit: number },
): Promise<Revealed> {
  if (!mayReveal(context.user, table, input.field)) throw fail(coreErrors.forbidden);
  return context.transaction(async (inner) => {
    const { sql, user, vault } = inner;
    const subject = await ownSubject(inner, { id, find, findOwn });
    await lockReveals(sql, user.id);
    const seen = await countRevealsToday(sql, user.id);
    if (seen >= limit) throw fail(privacyErrors.revealLimit, { limit });
    const value = (await selectPersonal(sql, vault, setOf(inner, table, input.field), [id])).get(id);
    if (value === undefined) throw fail(privacyErrors.notFound);
    await insertReveal(sql, { userId: user.id, table, rowId: id, subject: subject.name, ...input });
    return { value, left: limit - seen - 1 };
  });
}

/** Keeps identity or account number of a doctor, or forgets it. */
export async function keepNumber(
  context: Context,
  { table, id, find, findOwn, field, value }: RecordInput & KeptNumber,
): Promise<PersonalValue[]> {
  const { sql, vault, language } = context;
  await ownSubject(context, { id, find, findOwn });
  const set = setOf(context, table, field);
  if (value === null) await deletePersonal(sql, set, [id]);
  else {
    if (!isPossible(field, plainOf(field, value)))
      throw fail(privacyErrors.badNumber, {}, [
        { field: 'body.value', message: wordsOf(privacyErrors.badNumber, language, {}) },
      ]);
    await upsertPersonal(sql, vault, set, [{ rowId: id, value }]);
  }
  const kept = await listValues(context, { table, id, find, findOwn });
  const masked = value === null ? null : (kept.find((one) => one.field === field)?.masked ?? null);
  await insertKeptNumber(sql, { userId: context.user.id, table, rowId: id, field, masked });
  return kept;
}

export function listOwnReveals(context: Context, query: RevealQuery): Promise<Paged<RevealRow>> {
  return pageOf(context, { userId: context.user.id }, query);
}

export function listReveals(context: Context, { keyword, ...query }: RevealQuery): Promise<Paged<RevealRow>> {
  return pageOf(context, { keyword }, query);
}

async function pageOf(context: Context, filter: RevealFilter, query: RevealQuery): Promise<Paged<RevealRow>> {
  const { rows, total } = await selectReveals(context.sql, filter, { ...query, language: context.language });
  return {
    content: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    totalElements: total,
    totalIsExact: true,
  };
}
