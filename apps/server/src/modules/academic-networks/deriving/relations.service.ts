// Relations derived anew: all of them, or those of named doctors (specification 2.5).
import type { Context } from '../../../platform/http/index.ts';
import { MOST_NAMED } from './due.policy.ts';
import { deleteRelations, insertMissingNodes, insertRelations, selectTouched } from './relations.sql.ts';
import { updateDerived, upsertDue, type Due } from './states.sql.ts';

type Bound = Pick<Context, 'sql'>;

/** Derives what is due; gives the number of rows written. Twice gives the same. */
export async function deriveRelations(context: Bound, due: Due): Promise<number> {
  const { sql } = context;
  await insertMissingNodes(sql);
  const isWhole = due.isWhole || due.doctorIds.length > MOST_NAMED;
  const of = isWhole ? undefined : await selectTouched(sql, due.doctorIds);
  await deleteRelations(sql, of);
  const written = of?.length === 0 ? 0 : await insertRelations(sql, of);
  await updateDerived(sql, { ...due, isWhole });
  return written;
}

/** Notes doctors whose academic data changed; an event that names none means all. */
export async function noteChanged(context: Bound, { doctorIds }: { doctorIds?: readonly string[] }): Promise<void> {
  const ids = doctorIds ?? [];
  const isWhole = ids.length === 0 || ids.length > MOST_NAMED;
  await upsertDue(context.sql, { isWhole, isLayout: true, doctorIds: isWhole ? [] : ids });
}
