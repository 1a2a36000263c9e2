// Terms of tags: those of the enterprise in groups, and those a user keeps alone (specification 7.5, tags).
import {
  tagErrors,
  type CountedTerm,
  type TagGroup,
  type TagGroupDraft,
  type TagTerm,
  type TagTermDraft,
} from '@yijian/contract/tags';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { PERSONAL_TERMS, requireOther } from './tags.policy.ts';
import {
  countPersonalTerms,
  deletePersonalTerm,
  insertGroup,
  insertPersonalTerm,
  insertTerm,
  lockPersonalTerms,
  selectGroups,
  selectPersonalTerms,
  selectSystemTerms,
  selectTermByName,
  selectTerms,
  updateGroup,
  updatePersonalTerm,
  updateTerm,
} from './tags.sql.ts';

export function listTerms(context: Context): Promise<TagTerm[]> {
  const { sql, user, language } = context;
  return selectTerms(sql, user.id, language);
}

export function listGroups(context: Context): Promise<TagGroup[]> {
  const { sql, language } = context;
  return selectGroups(sql, language);
}

export async function findGroup(context: Context, { groupId }: { groupId: string }): Promise<TagGroup> {
  const { sql, language } = context;
  const [group] = await selectGroups(sql, language, groupId);
  if (group === undefined) throw fail(tagErrors.groupNotFound);
  return group;
}

export function listPersonal(context: Context): Promise<CountedTerm[]> {
  const { sql, user, language } = context;
  return selectPersonalTerms(sql, user.id, language);
}

/** Terms of the enterprise that may be given to a doctor; throws when one is unknown or out of use. */
export async function requireSystemTerms(context: Context, ids: readonly string[]): Promise<TagTerm[]> {
  const terms = await selectSystemTerms(context.sql, ids, context.language);
  if (terms.length < new Set(ids).size) throw fail(tagErrors.notFound);
  return terms;
}

/** A term of the enterprise by its name in either language. */
export async function requireSystemTerm(context: Context, name: string): Promise<TagTerm> {
  const { sql, language } = context;
  const term = await selectTermByName(sql, name, { userId: null, language });
  if (term === undefined) throw fail(tagErrors.notFound);
  return term;
}

/** The user's own term of that name, made when there is none. */
export async function keepPersonalTerm(context: Context, name: string): Promise<TagTerm> {
  const { sql, user, language } = context;
  await lockPersonalTerms(sql, user.id);
  const mine = { userId: user.id, language };
  const found = await selectTermByName(sql, name, mine);
  if (found !== undefined) return found;
  if ((await countPersonalTerms(sql, user.id)) >= PERSONAL_TERMS)
    throw fail(tagErrors.tooManyPersonal, { limit: PERSONAL_TERMS });
  await insertPersonalTerm(sql, user.id, name);
  return (await selectTermByName(sql, name, mine))!;
}

export async function addPersonal(context: Context, { termValue }: { termValue: string }): Promise<TagTerm> {
  const { sql, user, language } = context;
  await lockPersonalTerms(sql, user.id);
  if ((await selectTermByName(sql, termValue, { userId: user.id, language })) !== undefined)
    throw fail(tagErrors.nameTaken, { name: termValue });
  return keepPersonalTerm(context, termValue);
}

export async function renamePersonal(context: Context, { id, name }: { id: string; name: string }): Promise<TagTerm> {
  const { sql, user, language } = context;
  const mine = { userId: user.id, language };
  await lockPersonalTerms(sql, user.id);
  requireOther(await selectTermByName(sql, name, mine), id, name);
  if (!(await updatePersonalTerm(sql, { userId: user.id, id, name }))) throw fail(tagErrors.notFound);
  return (await selectTermByName(sql, name, mine))!;
}

export async function removePersonal(context: Context, { id }: { id: string }): Promise<null> {
  const { sql, user } = context;
  if (!(await deletePersonalTerm(sql, user.id, id))) throw fail(tagErrors.notFound);
  return null;
}

export async function saveGroup(context: Context, draft: TagGroupDraft): Promise<TagGroup> {
  const { sql, language } = context;
  const same = (await selectGroups(sql, language)).find((group) => group.name === draft.name);
  if (same !== undefined && same.id !== draft.id) throw fail(tagErrors.groupTaken, { name: draft.name });
  if (draft.id === undefined) return findGroup(context, { groupId: await insertGroup(sql, draft) });
  if (!(await updateGroup(sql, { ...draft, id: draft.id }))) throw fail(tagErrors.groupNotFound);
  return findGroup(context, { groupId: draft.id });
}

export async function saveTerm(context: Context, { id, ...draft }: TagTermDraft): Promise<TagTerm> {
  const { sql, language } = context;
  await findGroup(context, { groupId: draft.groupId });
  for (const name of [draft.name, draft.enName])
    if (name !== '') requireOther(await selectTermByName(sql, name, { userId: null, language }), id, name);
  if (id === undefined) return (await selectSystemTerms(sql, [await insertTerm(sql, draft)], language))[0]!;
  if (!(await updateTerm(sql, id, draft))) throw fail(tagErrors.notFound);
  return (await selectSystemTerms(sql, [id], language))[0]!;
}
