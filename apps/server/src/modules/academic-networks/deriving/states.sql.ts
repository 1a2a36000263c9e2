// What of the network waits to be derived or drawn anew, and who works on it.
import type { Sql } from '../../../platform/db/index.ts';

/** Whose relations are to be derived; `isWhole` means everybody's. */
export interface Named {
  readonly isWhole: boolean;
  readonly doctorIds: readonly string[];
  readonly personIds: readonly string[];
}

/** Work may begin after a moment, so that many events make one run. */
export async function upsertDue(sql: Sql, { isWhole, doctorIds, personIds }: Named): Promise<void> {
  await sql`
    insert into academic_network_states as s (is_whole_due, is_layout_due, due_doctor_ids, due_person_ids, due_at)
    values (${isWhole}, true, ${doctorIds as string[]}::bigint[], ${personIds as string[]}::bigint[], clock_timestamp() + interval '2 seconds')
    on conflict (enterprise_id) do update set
      is_whole_due = s.is_whole_due or excluded.is_whole_due, is_layout_due = true,
      due_doctor_ids = array(select distinct x from unnest(s.due_doctor_ids || excluded.due_doctor_ids) x),
      due_person_ids = array(select distinct x from unnest(s.due_person_ids || excluded.due_person_ids) x),
      due_at = coalesce(least(s.due_at, excluded.due_at), excluded.due_at)`;
}

export async function selectDueEnterprises(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`select app.enterprises_with_due_networks() as id`;
  return rows.map(({ id }) => id);
}

/**
 * Takes the work, unless another process has it. It stands under way until its relations are derived, so that what is noted
 * meanwhile, of the same persons too, is due again, and so that the work of a process that died is taken up by the next.
 */
export async function claimDue(sql: Sql): Promise<Named | undefined> {
  const [row] = await sql<Named[]>`
    update academic_network_states s set taken_at = clock_timestamp(), due_at = null, is_whole_due = false, due_doctor_ids = '{}', due_person_ids = '{}',
      is_whole_taken = s.is_whole_taken or s.is_whole_due,
      taken_doctor_ids = array(select distinct x from unnest(s.taken_doctor_ids || s.due_doctor_ids) x),
      taken_person_ids = array(select distinct x from unnest(s.taken_person_ids || s.due_person_ids) x)
    where s.enterprise_id = app.enterprise_id()
      and (s.is_whole_due or s.is_layout_due or s.is_whole_taken or cardinality(s.due_doctor_ids || s.due_person_ids || s.taken_doctor_ids || s.taken_person_ids) > 0)
      and (s.taken_at is null or s.taken_at < clock_timestamp() - interval '2 minutes')
    returning s.is_whole_taken as "isWhole", s.taken_doctor_ids as "doctorIds", s.taken_person_ids as "personIds"`;
  return row;
}

/** The relations of what was taken are as the sources are. */
export async function updateDerived(sql: Sql): Promise<void> {
  await sql`
    insert into academic_network_states as s (derived_at, is_layout_due, due_at) values (clock_timestamp(), true, clock_timestamp())
    on conflict (enterprise_id) do update set
      derived_at = clock_timestamp(), is_layout_due = true, is_whole_taken = false, taken_doctor_ids = '{}', taken_person_ids = '{}',
      due_at = coalesce(s.due_at, clock_timestamp())`;
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
