// Meetings that are held now with a hundred invited doctors each, who have phones of their own; planted for the row of sign-ins and taken away again.
import type postgres from 'postgres';
import { openVault, upsertPersonal } from '../../../apps/server/src/platform/secrets/index.ts';
import { BASE } from './people-fill.ts';
import type { MeetingStage } from './meeting-stage.ts';

/** Above all other meetings of the bench. */
const FIRST = 2 * BASE;
export const HALL = 100;
const DOCTORS = 1_000;

export interface Guest {
  readonly id: string;
  readonly meetingId: string;
  readonly phone: string;
}

const phoneOf = (at: number): string => `139${String(10_000_000 + at)}`;

/** The guests hall by hall, as they stand at the doors. */
export async function plantHalls({ stage, owner, keyFile }: MeetingStage, count: number): Promise<Guest[]> {
  await removeHalls(owner);
  await owner`
    insert into meetings (id, number, type, title, starts_at, ends_at, line_id, state, owner_id) overriding system value
    select ${FIRST}::bigint + n, 'S' || n, 'CITY', '签到' || n, now(), now() + interval '2 hours', l.id, 'IN_PROGRESS', u.id
    from generate_series(0, ${count - 1}::int) n, (select min(id) as id from budget_lines where enterprise_id = 1) l, (select min(id) as id from users where enterprise_id = 1) u`;
  const guests = await owner<{ id: string; meetingId: string; at: number }[]>`
    insert into meeting_guests (meeting_id, doctor_id)
    select m.id, ${BASE} + (m.id % ${DOCTORS / HALL}) * ${HALL} + k from meetings m cross join generate_series(0, ${HALL - 1}) k
    where m.enterprise_id = 1 and m.id >= ${FIRST} order by m.id, k
    returning id, meeting_id as "meetingId", (doctor_id - ${BASE})::int as at`;
  const phones = Array.from({ length: DOCTORS }, (_, at) => ({ rowId: String(BASE + at), value: phoneOf(at) }));
  const set = { enterpriseId: stage.enterpriseId, table: 'doctors', field: 'PHONE' } as const;
  await upsertPersonal(owner, openVault(keyFile), set, phones);
  await owner`analyze meeting_guests, personal_values`;
  return guests.map(({ id, meetingId, at }) => ({ id, meetingId, phone: phoneOf(at) }));
}

export interface Counted {
  /** Guests who signed in on the own phone. */
  readonly signedIn: number;
  /** All rows of guests of these meetings: more than were invited are walk-ins. */
  readonly rows: number;
  /** Changes of these guests in the trail. */
  readonly changes: number;
  /** Events that told of them. */
  readonly events: number;
}

export async function countIn(owner: postgres.Sql, meetingIds: readonly string[]): Promise<Counted> {
  const [row] = await owner<[Counted]>`
    with guests as materialized (select id, state, sign_in_way from meeting_guests where enterprise_id = 1 and meeting_id = any(${meetingIds as string[]}::bigint[]))
    select count(*)::int as rows, count(*) filter (where state = 'SIGNED_IN' and sign_in_way = 'PHONE')::int as "signedIn",
      (select count(*)::int from audit_log a join guests g on g.id = a.row_id where a.enterprise_id = 1 and a.table_name = 'meeting_guests' and a.action = 'update') as changes,
      (select count(*)::int from outbox_events e, guests g where e.enterprise_id = 1 and e.topic = 'doctors.touched' and e.payload -> 'ids' ->> 0 = g.id::text) as events
    from guests`;
  return row;
}

/** The trail is append only and keeps its lines; ids of guests are never given again. */
export async function removeHalls(owner: postgres.Sql): Promise<void> {
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`delete from outbox_events where enterprise_id = 1 and topic = 'doctors.touched'`;
    await tx`delete from doctor_portal_asks where enterprise_id = 1`;
    await tx`delete from meeting_guests where enterprise_id = 1 and meeting_id >= ${FIRST}`;
    await tx`delete from meetings where enterprise_id = 1 and id >= ${FIRST}`;
  });
}
