// Tags of one doctor and of a few: read, given, taken, replaced (specification 7.5, tags; R7.13).
import { coreErrors } from '@yijian/contract/core';
import { doctorErrors, type DoctorTag, type TagAddQuery, type TagDeleteQuery } from '@yijian/contract/doctors';
import { tagErrors, type TagKind, type TagTerm } from '@yijian/contract/tags';
import { keepPersonalTerm, requireEnabled, requireSystemTerm, requireSystemTerms } from '../../tags/index.ts';
import { byOwnRange } from '../../../platform/db/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectDoctorInScope } from '../doctors-scope.sql.ts';
import { readsTags, requireTagReader, requireTagWriter } from '../doctors.policy.ts';
import { selectOutOfReach } from '../follow/doctors-follow.sql.ts';
import {
  deleteDoctorTags,
  insertDoctorTags,
  selectDoctorTags,
  selectMissingTerms,
  selectTermKind,
} from './doctor-tags.sql.ts';

type OfKind = { readonly id: string; readonly kind?: TagKind };

/** The tags that the caller sees on the doctor; none where a field rule hides them. */
export async function listDoctorTags(context: Context, { id, kind }: OfKind): Promise<DoctorTag[]> {
  const { sql, user, language } = context;
  if ((await selectDoctorInScope(sql, user, id)) === undefined) throw fail(doctorErrors.notFound);
  if (!readsTags(user)) return [];
  const tags = await selectDoctorTags(sql, { doctorId: id, userId: user.id, language });
  return tags
    .filter((tag) => kind === undefined || tag.kind === kind)
    .map((tag) => ({ ...tag, addedAt: tag.addedAt.toISOString() }));
}

export async function listMissing(context: Context, { id }: { id: string }): Promise<TagTerm[]> {
  const { sql, user, language } = context;
  if ((await selectDoctorInScope(sql, user, id)) === undefined) throw fail(doctorErrors.notFound);
  return readsTags(user) ? selectMissingTerms(sql, { doctorId: id, userId: user.id, language }) : [];
}

export async function addTag(
  context: Context,
  { id, addedValue, mobileTagType: kind }: TagAddQuery & { id: string },
): Promise<DoctorTag[]> {
  await requireTaggable(context, { ids: [id], kind, place: 'query.addedValue' });
  const term =
    kind === 'PERSONAL' ? await keepPersonalTerm(context, addedValue) : await requireSystemTerm(context, addedValue);
  requireEnabled([term]);
  await give(context, [id], [term.id]);
  return listDoctorTags(context, { id });
}

/** Takes one term off these doctors; a list of doctors is refused whole when one of them is out of reach. */
export async function removeTag(
  context: Context,
  { tagTermId, mobileTagType, doctorIds }: TagDeleteQuery & { tagTermId: string; doctorIds: readonly string[] },
): Promise<{ removed: number }> {
  const { sql, user } = context;
  await requireTaggable(context, { ids: doctorIds, kind: mobileTagType, place: 'params.tagTermId' });
  if ((await selectTermKind(sql, { termId: tagTermId, userId: user.id })) !== mobileTagType)
    throw fail(tagErrors.notFound);
  return { removed: await deleteDoctorTags(sql, { doctorIds, termIds: [tagTermId] }) };
}

/** The doctor carries exactly these terms of the enterprise; one out of use may stay but not come. */
export async function replaceTerms(
  context: Context,
  { id, termIds }: { id: string; termIds: readonly string[] },
): Promise<DoctorTag[]> {
  await requireTaggable(context, { ids: [id], kind: 'SYSTEM', place: 'body.termIds' });
  const wanted = await requireSystemTerms(context, termIds);
  return replace(context, { id, kind: 'SYSTEM' }, wanted);
}

/** The doctor carries exactly these personal tags of the caller. */
export async function replacePersonal(
  context: Context,
  { id, values }: { id: string; values: readonly string[] },
): Promise<DoctorTag[]> {
  await requireTaggable(context, { ids: [id], kind: 'PERSONAL', place: 'body.values' });
  const wanted: TagTerm[] = [];
  for (const name of new Set(values)) wanted.push(await keepPersonalTerm(context, name));
  return replace(context, { id, kind: 'PERSONAL' }, wanted);
}

async function replace(
  context: Context,
  { id, kind }: Required<OfKind>,
  wanted: readonly TagTerm[],
): Promise<DoctorTag[]> {
  const before = await listDoctorTags(context, { id, kind });
  const had = new Set(before.map((tag) => tag.id));
  const keeps = new Set(wanted.map((term) => term.id));
  const fresh = wanted.filter((term) => !had.has(term.id));
  requireEnabled(fresh);
  const gone = before.filter((tag) => !keeps.has(tag.id)).map((tag) => tag.id);
  if (gone.length > 0) await deleteDoctorTags(context.sql, { doctorIds: [id], termIds: gone });
  if (fresh.length > 0)
    await give(
      context,
      [id],
      fresh.map((term) => term.id),
    );
  return listDoctorTags(context, { id });
}

function give({ sql, user }: Context, doctorIds: readonly string[], termIds: readonly string[]): Promise<number> {
  return insertDoctorTags(sql, { doctorIds, termIds, source: 'MANUAL', userId: user.id });
}

/**
 * A personal mark may be put on every doctor one sees. A tag of the enterprise is work on the doctor, which a share does
 * not allow.
 */
async function requireTaggable(
  context: Context,
  { ids, kind, place }: { ids: readonly string[]; kind: TagKind; place: string },
): Promise<void> {
  const { sql, user } = context;
  requireTagReader(user);
  const outOf = (viewer: Context['user']) => selectOutOfReach(sql, { viewer, type: 'ALL_CUSTOMER', filter: {} }, ids);
  const unseen = await outOf(user);
  if (unseen.length > 0)
    throw fail(doctorErrors.notFound, {}, [{ field: 'id', message: unseen.slice(0, 20).join(', ') }]);
  if (kind === 'SYSTEM') requireTagWriter(context, place);
  if (kind === 'SYSTEM' && (await outOf(byOwnRange(user))).length > 0) throw fail(coreErrors.forbidden);
}
