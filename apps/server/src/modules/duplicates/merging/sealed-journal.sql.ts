// Sealed numbers that wait in the journal of merges: under which key they are, and under a new one (docs/security.md, rotation).
import type { Sql } from '../../../platform/db/index.ts';
import type { KeyUse, SealedStore, Vault } from '../../../platform/secrets/index.ts';

async function selectJournalKeys(sql: Sql): Promise<KeyUse[]> {
  return sql<KeyUse[]>`
    select 'duplicate_merge_rows' as "table", s.line ->> 'field' as field, (s.line ->> 'key_id')::int as key, count(*)::int as rows
    from duplicate_merge_rows r cross join lateral (values (r.before), (r.after)) s(line)
    where r.enterprise_id = app.enterprise_id() and r.table_name = 'personal_values' and s.line is not null
    group by 2, 3 order by 2, 3`;
}

interface Kept {
  readonly id: string;
  readonly side: 'before' | 'after';
  readonly table: string;
  readonly field: string;
  readonly rowId: string;
  readonly part: number;
  /** As JSON holds bytes: \x and hexadecimal digits. */
  readonly sealed: string;
}

async function resealJournal(sql: Sql, vault: Vault, enterpriseId: string, limit: number): Promise<number> {
  const lines = await sql<Kept[]>`
    select r.id, s.side, s.line ->> 'table_name' as "table", s.line ->> 'field' as field, s.line ->> 'row_id' as "rowId",
      (s.line ->> 'part')::int as part, s.line ->> 'sealed' as sealed
    from duplicate_merge_rows r cross join lateral (values ('before', r.before), ('after', r.after)) s(side, line)
    where r.enterprise_id = app.enterprise_id() and r.table_name = 'personal_values' and (s.line ->> 'key_id')::int < ${vault.currentKey()}
    order by r.id limit ${limit}`;
  if (lines.length === 0) return 0;
  const seals = lines.map(({ table, field, rowId, part, sealed }) => {
    const place = { enterpriseId, table, field, rowId: part === 0 ? rowId : `${rowId}:${part}` };
    return vault.seal(place, vault.open(place, Buffer.from(sealed.slice(2), 'hex'))).toString('hex');
  });
  await sql`
    select app.reseal_merge_lines(${lines.map(({ id }) => id)}::bigint[], ${lines.map(({ side }) => side)}::text[], ${seals}::text[])`;
  return lines.length;
}

/** What the rotation of keys takes along. */
export const mergeJournal: SealedStore = { keyUse: selectJournalKeys, reseal: resealJournal };
