// Shortlists: doctors chosen from a ranking, kept with what was asked (product 3.4).
import type { FieldFault } from '@yijian/contract/core';
import {
  LONGEST_SHORTLIST,
  kolErrors,
  type ChangedShortlist,
  type NewShortlist,
  type Shortlist,
  type ShortlistDetail,
  type ShortlistDoctors,
  type ShortlistKept,
} from '@yijian/contract/opinion-leaders';
import { doctorScope } from '../../doctors/index.ts';
import { taskViewer } from '../../tasks/index.ts';
import { byOwnRange } from '../../../platform/db/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import {
  countLines,
  deleteLines,
  deleteShortlist as removeShortlist,
  hasShortlistOfName,
  insertLines,
  insertShortlist,
  selectLines,
  selectOutside,
  selectShortlistForUpdate,
  selectShortlists,
  updateShortlist,
  updateShortlistVersion,
  type ShortlistRow,
} from './shortlists.sql.ts';

/** The day in Shanghai. */
function todayOf(context: Context): string {
  return new Date(context.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
}

const shown = ({ outside: _outside, question: _question, ...row }: ShortlistRow): Shortlist => ({
  ...row,
  updatedAt: row.updatedAt.toISOString(),
});

export async function listShortlists(context: Context): Promise<Shortlist[]> {
  const { sql, user, language } = context;
  return (await selectShortlists(sql, { viewer: user, language, today: todayOf(context) })).map(shown);
}

export async function findShortlist(context: Context, id: string): Promise<ShortlistDetail> {
  const { sql, user, language } = context;
  const today = todayOf(context);
  const [row] = await selectShortlists(sql, { viewer: user, language, today, id });
  if (row === undefined) throw fail(kolErrors.shortlistNotFound);
  const lines = await selectLines(sql, id, { viewer: taskViewer(user), language, today });
  return { ...shown(row), question: row.question, outside: row.outside, lines };
}

export async function addShortlist(context: Context, { doctors, ...draft }: NewShortlist): Promise<ShortlistKept> {
  await requireOwnDoctors(
    context,
    doctors.map((one) => one.doctorId),
    'body.doctors',
  );
  const id = await insertShortlist(context.sql, context.user.id, draft);
  if (id === undefined) throw fail(kolErrors.shortlistNameTaken);
  await insertLines(context.sql, id, doctors);
  return { id, version: 1 };
}

export async function changeShortlist(
  context: Context,
  { id, version, ...draft }: ChangedShortlist & { id: string },
): Promise<ShortlistKept> {
  const { sql, user } = context;
  const stored = await requireOwner(context, id);
  if (stored.version !== version) throw fail(kolErrors.changedMeanwhile, { version: stored.version });
  if (await hasShortlistOfName(sql, { userId: user.id, name: draft.name, except: id }))
    throw fail(kolErrors.shortlistNameTaken);
  return { id, version: await updateShortlist(sql, id, draft) };
}

export async function changeShortlistDoctors(
  context: Context,
  { id, add, remove }: ShortlistDoctors & { id: string },
): Promise<ShortlistKept> {
  const { sql } = context;
  await requireOwner(context, id);
  await requireOwnDoctors(
    context,
    add.map((one) => one.doctorId),
    'body.add',
  );
  if (remove.length > 0) await deleteLines(sql, id, remove);
  if (add.length > 0) await insertLines(sql, id, add);
  if ((await countLines(sql, id)) > LONGEST_SHORTLIST)
    throw fail(kolErrors.shortlistFull, { limit: LONGEST_SHORTLIST });
  return { id, version: await updateShortlistVersion(sql, id) };
}

export async function deleteShortlist(context: Context, id: string): Promise<null> {
  await requireOwner(context, id);
  await removeShortlist(context.sql, id);
  return null;
}

/** The shortlist, locked, when it is the caller's. */
export async function requireOwner(context: Context, id: string): Promise<{ version: number }> {
  const { sql, user } = context;
  const stored = await selectShortlistForUpdate(sql, { userId: user.id, id });
  if (stored === undefined) throw fail(kolErrors.shortlistNotFound);
  if (!stored.isOwn) throw fail(kolErrors.shortlistNotOwn);
  return stored;
}

/** Work on a doctor needs the own range; those outside it answer like unknown ones. */
async function requireOwnDoctors(context: Context, ids: readonly string[], field: string): Promise<void> {
  if (ids.length === 0) return;
  const { sql, user, language } = context;
  const outside = await selectOutside(sql, ids, doctorScope(sql, byOwnRange(user)));
  const faults = outside.map((): FieldFault => ({ field, message: kolErrors.doctorNotFound[language] }));
  if (faults.length > 0) throw fail(kolErrors.doctorNotFound, {}, faults);
}
