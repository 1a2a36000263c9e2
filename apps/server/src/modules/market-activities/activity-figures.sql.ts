// What an activity came to: doctors reached and engaged among its audience, by channel; articles and meetings under its subject.
import type { ActivityFigures, ActivityPeopleQuery } from '@yijian/contract/market-activities';
import type { SessionUser } from '../../platform/auth/index.ts';
import { allOf, anywhere, type Fragment, type Sql } from '../../platform/db/index.ts';
import { meetingScope } from '../meetings/index.ts';
import { belongsTo, endOf, scopedEvents, startOf } from '../sales-funnels/index.ts';
import type { StoredActivity } from './market-activities.sql.ts';

function belonging(sql: Sql, activity: StoredActivity, viewer: SessionUser): Fragment {
  const { startsOn, endsOn, channels, subject } = activity;
  const narrowed = allOf(sql, [
    sql`i.at >= ${startOf(sql, startsOn)} and i.at < ${endOf(sql, endsOn)} and i.channel = any(${channels})`,
    subject === '' ? undefined : sql`i.subject ilike ${anywhere(subject)}`,
    belongsTo(sql, activity),
  ]);
  return sql`${scopedEvents(sql, viewer)} and ${narrowed}`;
}

type Counted = Omit<ActivityFigures, 'id' | 'rate' | 'costPerEngaged'>;

export async function selectActivityFigures(sql: Sql, activity: StoredActivity, viewer: SessionUser): Promise<Counted> {
  const { startsOn, endsOn, subject } = activity;
  const like = anywhere(subject);
  const [row] = await sql<[Counted]>`
    with counted as materialized (select i.doctor_id as doctor, i.channel, (count(*) filter (where i.action <> 'RECEIVED'))::int as acts
        from ${belonging(sql, activity, viewer)} group by 1, 2),
      by_channel as (select channel, count(*)::int as reached, (count(*) filter (where acts > 0))::int as engaged, sum(acts)::int as acts
        from counted group by channel)
    select (select count(distinct doctor)::int from counted) as reached,
      (select count(distinct doctor)::int from counted where acts > 0) as engaged,
      (select coalesce(sum(acts), 0)::int from counted) as acts,
      coalesce((select json_agg(c order by c.engaged desc, c.channel) from by_channel c), '[]') as channels,
      (select count(*)::int from articles r where r.enterprise_id = app.enterprise_id() and r.published_at >= ${startOf(sql, startsOn)}
        and r.published_at < ${endOf(sql, endsOn)} and r.title ilike ${like}) as articles,
      (select count(*)::int from meetings m where m.enterprise_id = app.enterprise_id() and m.starts_at >= ${startOf(sql, startsOn)}
        and m.starts_at < ${endOf(sql, endsOn)} and m.state in ('IN_PROGRESS', 'TO_CONFIRM', 'CONFIRM_REVIEW', 'CONFIRMED', 'CLOSED')
        and m.title ilike ${like} and ${meetingScope(sql, viewer)}) as meetings`;
  return row;
}

/** Those behind a number, as selectPeople takes them; `count` is how many acts. */
export function activityRows(
  sql: Sql,
  {
    activity,
    viewer,
    kind,
    channel,
  }: Pick<ActivityPeopleQuery, 'kind' | 'channel'> & { activity: StoredActivity; viewer: SessionUser },
): Fragment {
  const acts = sql`count(*) filter (where i.action <> 'RECEIVED')`;
  return sql`select i.doctor_id as unit, ${acts} as count, max(i.at) as at from ${belonging(sql, activity, viewer)}
    ${channel === undefined ? sql`` : sql`and i.channel = ${channel}`} group by i.doctor_id
    ${kind === 'ENGAGED' ? sql`having ${acts} > 0` : sql``}`;
}
