// What happened around a doctor, newest first, each kind in the scope of its own room.
import type { TimelineEntry, TimelineKind } from '@yijian/contract/doctor-profiles';
import { recordChanges } from '../audit/index.ts';
import { meetingScope } from '../meetings/index.ts';
import { shownTitle, taskScope, taskViewer } from '../tasks/index.ts';
import { seesMedicalNotes, visitSeen, visitTalk } from '../visits/index.ts';
import type { SessionUser } from '../../platform/auth/index.ts';
import { named, namedUser, type Fragment, type Sql } from '../../platform/db/index.ts';

export interface TimelineReading {
  readonly doctorId: string;
  readonly user: SessionUser;
  readonly language: 'zh' | 'en';
  /** Kinds asked for that the reader may see. */
  readonly kinds: readonly TimelineKind[];
  /** Columns of the doctor whose change alone is not told. */
  readonly untold: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

export type TimelineRow = Omit<TimelineEntry, 'at' | 'key' | 'changes'> & { readonly at: Date };

export async function countTimeline(sql: Sql, reading: TimelineReading): Promise<number> {
  const [first, ...rest] = reading.kinds.map((kind) => sql`select 1 from (${partOf(sql, kind, reading)}) part`);
  if (first === undefined) return 0;
  const all = rest.reduce<Fragment>((whole, next) => sql`${whole} union all ${next}`, first);
  const [row] = await sql<[{ count: number }]>`select count(*)::int as count from (${all}) x`;
  return row.count;
}

/** Each kind gives its first few, so that no part reads more than a page needs. */
export async function selectTimeline(sql: Sql, reading: TimelineReading): Promise<TimelineRow[]> {
  const { kinds, limit, offset } = reading;
  const [first, ...rest] = kinds.map(
    (kind) =>
      sql`(select * from (${partOf(sql, kind, reading)}) part order by at desc, id desc limit ${offset + limit})`,
  );
  if (first === undefined) return [];
  const all = rest.reduce<Fragment>((whole, next) => sql`${whole} union all ${next}`, first);
  return sql<TimelineRow[]>`
    select x.kind, x.id::text, x.at, x.what, x.text, x.who, x.talk from (${all}) x
    order by x.at desc, x.kind, x.id desc limit ${limit} offset ${offset}`;
}

function partOf(sql: Sql, kind: TimelineKind, reading: TimelineReading): Fragment {
  const { doctorId: id, user, language } = reading;
  const who = namedUser(sql, language, 'u');
  const here = sql`app.enterprise_id()`;
  const silent = sql`null::jsonb as talk`;
  switch (kind) {
    case 'VISIT':
      return sql`select 'VISIT' as kind, v.id, v.starts_at as at, v.state as what, v.visit_type as text, ${who} as who,
        ${visitTalk(sql, { viewer: user, language, seesMedicalNotes: seesMedicalNotes(user) })} as talk
        from visits v join users u on u.enterprise_id = v.enterprise_id and u.id = v.user_id
        where v.enterprise_id = ${here} and v.doctor_id = ${id} and v.starts_at <= now() and ${visitSeen(sql, user)}`;
    case 'TASK':
      return sql`select 'TASK' as kind, t.id, t.state_since as at, t.state as what, ${shownTitle(sql, { ...taskViewer(user), language })} as text, ${who} as who, ${silent}
        from tasks t join users u on u.enterprise_id = t.enterprise_id and u.id = t.assignee_id
        where t.enterprise_id = ${here} and t.doctor_id = ${id} and ${taskScope(sql, taskViewer(user))}`;
    case 'MEETING':
      return sql`select 'MEETING' as kind, m.id, coalesce(g.signed_in_at, m.starts_at) as at,
          case when exists (select from meeting_agenda a where a.enterprise_id = ${here} and a.meeting_id = m.id and a.speaker_id = ${id}) then 'SPOKE'
            when g.state in ('SIGNED_IN', 'SIGNED_OUT', 'RECONCILED') then 'ATTENDED'
            when g.state in ('NO_SHOW', 'DECLINED', 'NO_REPLY') then g.state else 'INVITED' end as what,
          m.title as text, ${who} as who, ${silent}
        from meetings m join users u on u.enterprise_id = m.enterprise_id and u.id = m.owner_id
        left join meeting_guests g on g.enterprise_id = m.enterprise_id and g.meeting_id = m.id and g.doctor_id = ${id}
        where m.enterprise_id = ${here} and m.state in ('IN_PROGRESS', 'TO_CONFIRM', 'CONFIRM_REVIEW', 'CONFIRMED', 'CLOSED')
          and m.id = any(array(
            select x.meeting_id from meeting_guests x where x.enterprise_id = ${here} and x.doctor_id = ${id}
            union all select a.meeting_id from meeting_agenda a where a.enterprise_id = ${here} and a.speaker_id = ${id}))
          and ${meetingScope(sql, user)}`;
    case 'TAG':
      return sql`select 'TAG' as kind, x.id, x.added_at as at, x.source as what, ${named(sql, language, 't')} as text, ${who} as who, ${silent}
        from doctor_tags x join tag_terms t on t.enterprise_id = x.enterprise_id and t.id = x.term_id
        left join users u on u.enterprise_id = x.enterprise_id and u.id = x.added_by
        where x.enterprise_id = ${here} and x.doctor_id = ${id} and (t.user_id is null or t.user_id = ${user.id})`;
    case 'CONSENT':
      return sql`select 'CONSENT' as kind, c.id, c.at, c.event as what, c.channel as text, ${who} as who, ${silent}
        from consents c left join users u on u.enterprise_id = c.enterprise_id and u.id = c.recorded_by
        where c.enterprise_id = ${here} and c.doctor_id = ${id}`;
    case 'VERIFICATION':
      return sql`select 'VERIFICATION' as kind, r.id, r.decided_at as at, r.state as what, r.kind as text, ${who} as who, ${silent}
        from verification_requests r left join users u on u.enterprise_id = r.enterprise_id and u.id = r.requester_id
        where r.enterprise_id = ${here} and r.doctor_id = ${id} and r.state in ('VERIFIED', 'PARTIAL') and r.decided_at is not null`;
    case 'FOLLOW':
      return sql`select 'FOLLOW' as kind, f.id, f.since as at, 'FOLLOWED' as what, '' as text, ${who} as who, ${silent}
        from doctor_follows f join users u on u.enterprise_id = f.enterprise_id and u.id = f.user_id
        where f.enterprise_id = ${here} and f.doctor_id = ${id} and f.user_id = ${user.id}`;
    case 'CHANGE':
      return sql`select 'CHANGE' as kind, c.id, c.at, 'update' as what, '' as text, c.who, ${silent}
        from (${recordChanges(sql, { kind: 'doctors', id, unseen: reading.untold, language })}) c`;
  }
}
