// Turns ids into names: people, organisations, roles, regions, dictionary values, and the records whose rooms say how.
import type { Context } from '../../../platform/http/index.ts';
import type { RecordDoor } from '../kinds/kinds.policy.ts';
import type { NameBook, Names } from './name-book.policy.ts';
import {
  selectDepartmentNames,
  selectDictionaryNames,
  selectEntryNames,
  selectMenuNames,
  selectOrganizationNames,
  selectProductNames,
  selectRegionNames,
  selectRoleNames,
  selectTitleNames,
  selectUserNames,
  type NameRow,
} from './names.sql.ts';
import type { Sql } from '../../../platform/db/index.ts';

const readers: Readonly<Record<string, (sql: Sql, ids: readonly string[]) => Promise<NameRow[]>>> = {
  users: selectUserNames,
  organizations: selectOrganizationNames,
  roles: selectRoleNames,
  menus: selectMenuNames,
  products: selectProductNames,
  dictionary_entries: selectEntryNames,
  regions: selectRegionNames,
  titles: selectTitleNames,
  departments: selectDepartmentNames,
};
/** Ids are bigint; a forged or foreign value must not make the lookup fail. */
const isId = (value: string): boolean => /^[1-9]\d{0,17}$/.test(value);
const codes = new Set(['regions', 'titles', 'departments']);

/** Looks everything up that the book wants, one statement for each kind of reference. */
export async function fillNames(
  context: Context,
  { book, doors }: { book: NameBook; doors: readonly RecordDoor[] },
): Promise<void> {
  for (const [reference, ids] of book.wanted())
    book.accept(reference, await namesOf(context, doors, { reference, ids }));
}

async function namesOf(
  context: Context,
  doors: readonly RecordDoor[],
  { reference, ids }: { reference: string; ids: readonly string[] },
): Promise<Names> {
  if (reference.startsWith('dictionary:'))
    return mapOf(await selectDictionaryNames(context.sql, reference.slice('dictionary:'.length), ids));
  const known = codes.has(reference) ? ids : ids.filter(isId);
  const read = readers[reference];
  if (read !== undefined) return mapOf(await read(context.sql, known));
  const door = doors.find((one) => one.kind === reference);
  return door === undefined ? new Map() : door.names(context, known);
}

const mapOf = (rows: readonly NameRow[]): Names => new Map(rows.map(({ id, zh, en }) => [id, { zh, en }]));
