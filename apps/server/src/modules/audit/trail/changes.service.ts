// The changes of one record in words, for a timeline that another room shows (product 3.3, 3.25).
import type { AuditChange } from '@yijian/contract/audit';
import type { Context } from '../../../platform/http/index.ts';
import type { RecordDoor } from '../kinds/kinds.policy.ts';
import { coveredFor } from './changes.policy.ts';
import { showEntries } from './entries.service.ts';
import { selectEntriesOf } from './trail.sql.ts';

/** The changes behind the entries, by the number of each; the entries are of one kind and were read by `recordChanges`. */
export async function wordsOfChanges(
  context: Context,
  { doors, door, ids }: { doors: readonly RecordDoor[]; door: RecordDoor; ids: readonly string[] },
): Promise<Map<string, AuditChange[]>> {
  if (ids.length === 0) return new Map();
  const rows = await selectEntriesOf(context.sql, ids);
  const shown = await showEntries(context, { doors, rows, ...coveredFor(context.user, door) });
  return new Map(shown.map(({ id, changes }) => [id, changes]));
}
