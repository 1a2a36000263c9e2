// Every contact of a doctor with us that counts for the contact budget: the one place where contacts are told (product: feature 6).
import type { ContactBudget } from '@yijian/contract/sends';
import { doctorScope } from '../../doctors/index.ts';
import { named, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';

/** The column that holds the doctor whose contacts are told: asked doctor by doctor, so that what others had is never read. */
type Doctor = Fragment;

/**
 * Visits that met the doctor, articles that went out or may have, invitations to meetings that take place, however often they are sent:
 * doctor_id, user_id (of ours), at, kind, meeting_id.
 */
const contactsSince = (sql: Sql, doctor: Doctor, since: Date): Fragment => sql`
  select v.doctor_id, v.user_id, v.starts_at as at, 'VISIT' as kind, null::bigint as meeting_id from visits v
  where v.enterprise_id = app.enterprise_id() and v.doctor_id = ${doctor} and v.is_contact and v.starts_at >= ${since}
  union all
  select r.doctor_id, s.user_id, r.claimed_at, 'MESSAGE', null from send_recipients r
  join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
  where r.enterprise_id = app.enterprise_id() and r.doctor_id = ${doctor} and s.article_id is not null and r.state in ('CLAIMED', 'SENT', 'UNKNOWN')
    and r.claimed_at >= ${since}
  union all
  select g.doctor_id, m.owner_id, g.created_at, 'INVITATION', m.id from meeting_guests g
  join meetings m on m.enterprise_id = g.enterprise_id and m.id = g.meeting_id
  where g.enterprise_id = app.enterprise_id() and g.doctor_id = ${doctor} and g.source = 'INVITED' and g.created_at >= ${since}
    and m.state not in ('DRAFT', 'IN_APPROVAL', 'RETURNED', 'REJECTED', 'CANCELLED')`;

/** From one moment to another, of which `now` is one; the last is `now` unless something is planned for later. */
export interface Span {
  readonly since: Date;
  readonly now: Date;
  readonly until: Date;
}

/**
 * What is planned between now and then: visits, and messages of sends that are due by then. Nothing where the span ends now, so that two
 * messages that wait for each other never keep each other back.
 */
const contactsAhead = (sql: Sql, doctor: Doctor, { now, until }: Span): Fragment => sql`
  select v.doctor_id, v.user_id, v.starts_at as at, 'VISIT' as kind, null::bigint as meeting_id, true as is_ahead from visits v
  where v.enterprise_id = app.enterprise_id() and v.doctor_id = ${doctor} and v.state = 'PLANNED' and v.starts_at > ${now} and v.starts_at <= ${until}
  union all
  select r.doctor_id, s.user_id, s.due_at, 'MESSAGE', null, true from send_recipients r
  join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
  where r.enterprise_id = app.enterprise_id() and r.doctor_id = ${doctor} and s.article_id is not null and r.state = 'PLANNED' and s.due_at > ${now} and s.due_at <= ${until}`;

/** What counts of a doctor in the span, held and planned: as `contactsSince`, and is_ahead. */
export const contactsWithin = (sql: Sql, doctor: Doctor, span: Span): Fragment => sql`
  select k.*, false as is_ahead from (${contactsSince(sql, doctor, span.since)}) k where k.at <= ${span.until}
  union all ${contactsAhead(sql, doctor, span)}`;

interface Window extends Span {
  readonly doctorIds: readonly string[];
  readonly language: 'zh' | 'en';
}

export type Contacts = Pick<ContactBudget, 'used' | 'planned' | 'kinds' | 'teams'>;

interface Counted {
  readonly doctorId: string;
  readonly kind: Contacts['kinds'][number]['kind'];
  readonly team: string;
  readonly isAhead: boolean;
  readonly count: number;
}

/** Of each doctor, in the order of the ids. */
export async function selectContacts(sql: Sql, { doctorIds, language, ...span }: Window): Promise<Contacts[]> {
  const rows = await sql<Counted[]>`
    select c.doctor_id::text as "doctorId", c.kind, coalesce(${named(sql, language, 'o')}, '') as team, c.is_ahead as "isAhead", count(*)::int as count
    from unnest(${doctorIds as string[]}::bigint[]) as w(id)
    cross join lateral (${contactsWithin(sql, sql`w.id`, span)}) c
    left join users u on u.enterprise_id = app.enterprise_id() and u.id = c.user_id
    left join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
    group by 1, 2, 3, 4`;
  return doctorIds.map((id) => contactsOf(rows.filter(({ doctorId }) => doctorId === id)));
}

function contactsOf(rows: readonly Counted[]): Contacts {
  const sum = (of: readonly Counted[]): number => of.reduce((total, { count }) => total + count, 0);
  return {
    used: sum(rows),
    planned: sum(rows.filter(({ isAhead }) => isAhead)),
    kinds: (['VISIT', 'MESSAGE', 'INVITATION'] as const).map((kind) => ({
      kind,
      count: sum(rows.filter((row) => row.kind === kind)),
    })),
    teams: [...new Set(rows.map(({ team }) => team))]
      .map((name) => ({ name, count: sum(rows.filter(({ team }) => team === name)) }))
      .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
  };
}

/** Those of the doctors whom the viewer sees, by name. */
export async function selectSeenDoctors(
  sql: Sql,
  ids: readonly string[],
  { viewer, language }: { readonly viewer: Viewer; readonly language: 'zh' | 'en' },
): Promise<{ id: string; name: string }[]> {
  return sql<{ id: string; name: string }[]>`
    select d.id::text as id, ${named(sql, language, 'd')} as name from doctors d
    where d.enterprise_id = app.enterprise_id() and d.id = any(${ids as string[]}::bigint[]) and d.is_enabled and ${doctorScope(sql, viewer)}
    order by array_position(${ids as string[]}::bigint[], d.id)`;
}
