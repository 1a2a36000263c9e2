// How the product is used by the users of the viewer's range: pages opened, by day, page and role, and who opened none.
import type { ActiveUser, PeriodQuery, UseReport } from '@yijian/contract/dashboards';
import { allOf, named, namedUser, type Fragment, type Sql, type Viewer } from '../../platform/db/index.ts';
import { memberScope } from '../visits/index.ts';

export interface UseReading extends PeriodQuery {
  readonly viewer: Viewer;
  readonly before: PeriodQuery;
  readonly language: 'zh' | 'en';
}

const within = (sql: Sql, { from, to }: PeriodQuery): Fragment =>
  sql`e.at >= (${from}::date::timestamp at time zone 'Asia/Shanghai') and e.at < ((${to}::date + 1)::timestamp at time zone 'Asia/Shanghai')`;

/** Users `u` of the viewer's range who may sign in. */
const counted = (sql: Sql, viewer: Viewer): Fragment =>
  sql`u.enterprise_id = app.enterprise_id() and u.is_enabled and u.user_type = 'STAFF' and ${memberScope(sql, viewer)}`;

export async function selectUse(sql: Sql, reading: UseReading): Promise<UseReport> {
  const { viewer, before, language, ...period } = reading;
  const [row] = await sql<{ report: UseReport }[]>`
    with u as materialized (
      select u.id, ${namedUser(sql, language, 'u')} as name, u.organization_id from users u where ${counted(sql, viewer)}
    ), e as materialized (
      select e.user_id, e.path, e.title, e.seconds, (e.at at time zone 'Asia/Shanghai')::date as day
      from usage_events e where e.enterprise_id = app.enterprise_id() and e.user_id in (select id from u) and ${within(sql, period)}
    ), days as (select day::text as day, count(distinct user_id)::int as users, count(*)::int as pages from e group by e.day order by e.day),
    paths as (select min(path) as path, title, count(distinct user_id)::int as users, count(*)::int as pages, sum(seconds)::int as seconds
      from e group by title order by pages desc, title limit 50),
    held as (select r.id::text as id, ${named(sql, language, 'r')} as name, count(*)::int as users,
        (count(*) filter (where exists (select from e where e.user_id = u.id)))::int as active
      from u join user_roles ur on ur.enterprise_id = app.enterprise_id() and ur.user_id = u.id
      join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id group by r.enterprise_id, r.id order by users desc, r.id),
    quiet as (select u.id::text as "userId", u.name as "userName", coalesce(${named(sql, language, 'o')}, '') as "organizationName", l.at as "lastAt"
      from u left join organizations o on o.enterprise_id = app.enterprise_id() and o.id = u.organization_id
      left join lateral (select e.at from usage_events e where e.enterprise_id = app.enterprise_id() and e.user_id = u.id
        order by e.at desc limit 1) l on true
      where u.id not in (select user_id from e) order by l.at nulls first, u.id limit 200)
    select json_build_object(
      'users', (select count(*)::int from u), 'active', (select count(distinct user_id)::int from e),
      'previousActive', (select count(distinct e.user_id)::int from usage_events e
        where e.enterprise_id = app.enterprise_id() and e.user_id in (select id from u) and ${within(sql, before)}),
      'pages', (select count(*)::int from e), 'seconds', (select coalesce(sum(seconds), 0)::int from e),
      'days', coalesce((select json_agg(d) from days d), '[]'), 'byPage', coalesce((select json_agg(p) from paths p), '[]'),
      'byRole', coalesce((select json_agg(h) from held h), '[]'),
      'quiet', coalesce((select json_agg(json_build_object('userId', q."userId", 'userName', q."userName",
        'organizationName', q."organizationName", 'lastAt', to_char(q."lastAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
        from quiet q), '[]')) as report`;
  return row!.report;
}

export interface ActiveUserReading extends PeriodQuery {
  readonly viewer: Viewer;
  readonly title: string | undefined;
  readonly roleId: string | undefined;
  readonly page: number;
  readonly size: number;
  readonly language: 'zh' | 'en';
}

export type ActiveUserRow = Omit<ActiveUser, 'lastAt'> & { readonly lastAt: Date; readonly total: number };

/** Users who opened a page, of one title or role where asked, those with most pages first. */
export async function selectActiveUsers(sql: Sql, reading: ActiveUserReading): Promise<ActiveUserRow[]> {
  const { viewer, title, roleId, page, size, language, ...period } = reading;
  return sql<ActiveUserRow[]>`
    select u.id::text as "userId", ${namedUser(sql, language, 'u')} as "userName", coalesce(${named(sql, language, 'o')}, '') as "organizationName",
      x.pages, x.seconds, x.last_at as "lastAt", (count(*) over ())::int as total
    from users u
    join (select e.user_id, count(*)::int as pages, sum(e.seconds)::int as seconds, max(e.at) as last_at from usage_events e
      where ${allOf(sql, [
        sql`e.enterprise_id = app.enterprise_id()`,
        within(sql, period),
        title === undefined ? undefined : sql`e.title = ${title}`,
      ])} group by e.user_id) x on x.user_id = u.id
    left join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
    where ${allOf(sql, [
      counted(sql, viewer),
      roleId === undefined
        ? undefined
        : sql`exists (select from user_roles r where r.enterprise_id = u.enterprise_id and r.user_id = u.id and r.role_id = ${roleId})`,
    ])}
    order by x.pages desc, u.id limit ${size} offset ${page * size}`;
}
