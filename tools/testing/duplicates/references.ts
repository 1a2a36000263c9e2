// Everything that refers to two doctors, or two hospitals: planted from rows that are there, and read back whole.
import type postgres from 'postgres';

export interface ReferencePlace {
  readonly table: string;
  readonly column: string;
  readonly kind: 'COLUMN' | 'LIST' | 'TAKEN' | 'LEFT';
  readonly filter: string;
}

export type Target = 'doctors' | 'hospitals';

export async function placesOf(owner: postgres.Sql, target: Target): Promise<ReferencePlace[]> {
  return owner<ReferencePlace[]>`
    select table_name as table, column_name as column, kind, filter from app.references_to(${target}) where kind <> 'LEFT'`;
}

/** Copies a row of every table that refers to doctors, once for each of the two, so that lines clash as well. Answers the tables. */
export async function plantEverywhere(owner: postgres.Sql, survivor: string, loser: string): Promise<string[]> {
  const planted: string[] = [];
  for (const { table, column, kind, filter } of await placesOf(owner, 'doctors')) {
    if (kind === 'TAKEN') continue;
    // A contact has an interaction, which follows the visit; a copied visit has none.
    const copyable = table === 'visits' ? 'not is_contact' : 'true';
    const columns = await owner<{ name: string }[]>`
      select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        and attidentity = ''`;
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    for (const id of [loser, survivor]) {
      const value = kind === 'LIST' ? `array[${id}]::bigint[]` : `${id}::bigint`;
      // A line that follows a source would go, as the source does not name the doctor.
      // What another platform recorded stays two acts, since one that gave way would take its interaction along; none of the weeks that are counted.
      const apart = `t.at - make_interval(years => 2, mins => ${id === loser ? 1 : 0})`;
      const copied = (name: string): string => {
        if (table === 'interaction_records' && name === 'at') return apart;
        return name === 'source_id' ? 'null' : `t."${name}"`;
      };
      const shown = columns.map(({ name }) => (name === column ? value : copied(name))).join(', ');
      const inserted = await owner.unsafe(
        `insert into ${table} (${names}) select ${shown} from (select * from ${table} where enterprise_id = 1 and (${filter}) and ${copyable} order by "${column}" is null, id limit 1) t on conflict do nothing`,
      );
      if (inserted.count > 0) planted.push(table);
    }
  }
  for (const id of [loser, survivor])
    await owner`
      update doctors d set coverage_status = case when v.at is null then d.coverage_status else 'COVERED' end, last_visit_at = v.at
      from (select max(starts_at) as at from visits where enterprise_id = 1 and doctor_id = ${id} and is_contact) v
      where d.enterprise_id = 1 and d.id = ${id}`;
  // What another platform recorded has its interaction.
  await owner`
    insert into interactions (enterprise_id, doctor_id, at, channel, action, subject, duration_seconds, source_table, source_id)
    select 1, r.doctor_id, r.at, r.channel, r.action, r.subject, r.duration_seconds, 'interaction_records', r.id from interaction_records r
    where r.enterprise_id = 1 and r.doctor_id = any(${[loser, survivor]}::bigint[]) on conflict do nothing`;
  // Who signed in has an interaction, which follows the guest; a copied guest has none, so it only accepted.
  await owner`
    update meeting_guests g set state = 'ACCEPTED', signed_in_at = null, signed_out_at = null, sign_in_way = null
    where g.enterprise_id = 1 and g.doctor_id = any(${[loser, survivor]}::bigint[]) and not exists (
      select from interactions i where i.enterprise_id = 1 and i.source_table = 'meeting_guests' and i.source_id = g.id)`;
  return [...new Set(planted)];
}

/** Worked out anew from other lines after a change, at a moment of its own: what it is made of is compared. */
const derived: ReadonlySet<string> = new Set(['kol_facts', 'kol_careers', 'kol_topics']);

/** Columns of the records of which the same holds. */
const counted = ['content_sent', 'content_opened', 'content_read', 'content_sent_at'];

/** Both records, their sealed numbers and every line that refers to them, as text, table by table. */
export async function snapshot(
  owner: postgres.Sql,
  ids: readonly string[],
  target: Target = 'doctors',
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const read = async (key: string, condition: string, table: string): Promise<void> => {
    const rows = await owner.unsafe<{ line: string }[]>(
      `select (to_jsonb(t) - '{${counted.join(',')}}'::text[])::text as line from ${table} t where t.enterprise_id = 1 and ${condition} order by 1`,
    );
    found[key] = rows.map((row) => row.line);
  };
  const list = ids.join(', ');
  await read(target, `t.id in (${list})`, target);
  await read('personal_values', `t.table_name = '${target}' and t.row_id in (${list})`, 'personal_values');
  for (const { table, column, kind, filter } of await placesOf(owner, target)) {
    if (derived.has(table)) continue;
    const condition = kind === 'LIST' ? `t.${column} && array[${list}]::bigint[]` : `t.${column} in (${list})`;
    await read(`${table}.${column}`, `(${filter}) and ${condition}`, table);
  }
  return found;
}
