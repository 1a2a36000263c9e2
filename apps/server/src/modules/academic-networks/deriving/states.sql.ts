// What of the network waits to be derived or drawn anew, and who works on it.
import type { Sql } from '../../../platform/db/index.ts';

export interface Due {
  readonly isWhole: boolean;
  readonly isLayout: boolean;
  readonly doctorIds: readonly string[];
}

/** Work may begin after a moment, so that many events make one run. */
export async function upsertDue(sql: Sql, due: Due): Promise<void> {
  await sql`
    insert into academic_network_states as s (is_whole_due, is_layout_due, due_doctor_ids, due_at)
    values (${due.isWhole}, ${due.isLayout}, ${due.doctorIds as string[]}::bigint[], clock_timestamp() + interval '2 seconds')
    on conflict (enterprise_id) do update set
      is_whole_due = s.is_whole_due or excluded.is_whole_due, is_layout_due = s.is_layout_due or excluded.is_layout_due,
      due_doctor_ids = array(select distinct x from unnest(s.due_doctor_ids || excluded.due_doctor_ids) x),
      due_at = coalesce(least(s.due_at, excluded.due_at), excluded.due_at)`;
}

export async function selectDueEnterprises(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`select app.enterprises_with_due_networks() as id`;
  return rows.map(({ id }) => id);
}

/** Takes the work, unless another process has it. */
export async function claimDue(sql: Sql): Promise<Due | undefined> {
  const [row] = await sql<Due[]>`
    update academic_network_states s set taken_at = clock_timestamp()
    where s.enterprise_id = app.enterprise_id() and (s.is_whole_due or s.is_layout_due or s.due_doctor_ids <> '{}')
      and (s.taken_at is null or s.taken_at < clock_timestamp() - interval '2 minutes')
    returning s.is_whole_due as "isWhole", s.is_layout_due as "isLayout", s.due_doctor_ids as "doctorIds"`;
  return row;
}

/** The relations are as the sources are; what was told meanwhile stays due. */
export async function updateDerived(sql: Sql, done: Due): Promise<void> {
  await sql`
    insert into academic_network_states as s (derived_at, is_layout_due, due_at) values (clock_timestamp(), true, clock_timestamp())
    on conflict (enterprise_id) do update set
      derived_at = clock_timestamp(), is_layout_due = true, is_whole_due = s.is_whole_due and not ${done.isWhole},
      due_doctor_ids = array(select x from unnest(s.due_doctor_ids) x where x <> all(${done.doctorIds as string[]}::bigint[]))`;
}

/** Lets go: whatever is due waits for the next look. */
export async function updateReleased(sql: Sql): Promise<void> {
  await sql`update academic_network_states set taken_at = null where enterprise_id = app.enterprise_id()`;
}

export async function selectState(sql: Sql): Promise<{ version: number; derivedAt: Date | null }> {
  const [row] = await sql<{ version: number; derivedAt: Date | null }[]>`
    select version, derived_at as "derivedAt" from academic_network_states where enterprise_id = app.enterprise_id()`;
  return row ?? { version: 0, derivedAt: null };
}

/** A whole network takes longer than a call may. */
export async function liftTimeout(sql: Sql): Promise<void> {
  await sql`set local statement_timeout = '5min'`;
}
