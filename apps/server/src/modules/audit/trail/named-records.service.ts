// Which records a part of a name means, in every kind whose names can be searched.
import type { Context } from '../../../platform/http/index.ts';
import type { RecordDoor } from '../kinds/kinds.policy.ts';
import { selectNamed, selectNamedUsers, type NamedTable } from './named-records.sql.ts';
import type { RecordIds } from './trail.sql.ts';

interface Asked {
  readonly doors: readonly RecordDoor[];
  readonly name: string;
  /** This kind alone. */
  readonly kind?: string | undefined;
}

/** Of one kind; who types a letter means none of them in particular. */
const MOST = 500;
const tables: readonly NamedTable[] = ['organizations', 'roles', 'menus', 'products', 'dictionary_entries'];

export async function recordsNamed(context: Context, { doors, name, kind }: Asked): Promise<RecordIds> {
  const { sql } = context;
  const finders: readonly (readonly [string, () => Promise<readonly string[]>])[] = [
    ['users', () => selectNamedUsers(sql, name, MOST)],
    ...tables.map((table) => [table, () => selectNamed(sql, { table, name, most: MOST })] as const),
    ...doors.flatMap((door) =>
      door.find === undefined ? [] : [[door.kind, () => door.find!(context, { name, most: MOST })] as const],
    ),
  ];
  const kinds: string[] = [];
  const ids: string[] = [];
  for (const [found, find] of finders) {
    if (kind !== undefined && kind !== found) continue;
    for (const id of await find()) {
      kinds.push(found);
      ids.push(id);
    }
  }
  return { kinds, ids };
}
