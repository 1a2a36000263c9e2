// Relations derived anew: all of them, or those of named doctors (specification 2.5).
import type { Context } from '../../../platform/http/index.ts';
import { MOST_NAMED, MOST_PERSONS } from './due.policy.ts';
import { deleteRelations, insertMissingNodes, insertRelations, selectTouched } from './relations.sql.ts';
import { updateDerived, upsertDue, type Named } from './states.sql.ts';

type Bound = Pick<Context, 'sql'>;

/** Derives what is named; gives the number of rows written. Twice gives the same, and so do steps and the whole from nothing. */
export async function deriveRelations(
  context: Bound,
  { isWhole: isAll, doctorIds, personIds }: Named,
): Promise<number> {
  const { sql } = context;
  await insertMissingNodes(sql);
  const isWhole = isAll || doctorIds.length > MOST_NAMED || personIds.length > MOST_PERSONS;
  const of = isWhole ? undefined : await selectTouched(sql, { doctorIds, personIds });
  await deleteRelations(sql, of);
  const written = of?.length === 0 ? 0 : await insertRelations(sql, of);
  await updateDerived(sql);
  return written;
}

interface Changed {
  readonly isWhole?: boolean;
  readonly doctorIds?: readonly string[];
  readonly personIds?: readonly string[];
}

/** Notes whose academic data changed; too many are noted as everybody. */
export async function noteChanged(context: Bound, changed: Changed): Promise<void> {
  const { isWhole: isAll = false, doctorIds = [], personIds = [] } = changed;
  const isWhole = isAll || doctorIds.length > MOST_NAMED || personIds.length > MOST_PERSONS;
  if (isWhole) await upsertDue(context.sql, { isWhole, doctorIds: [], personIds: [] });
  else if (doctorIds.length + personIds.length > 0) await upsertDue(context.sql, { isWhole, doctorIds, personIds });
}
