// What rules said to meetings, for the replay of a changed rule.
import type { RuleHistory, StoredJudgement } from '../../rules/index.ts';

export const meetingRuleHistory: RuleHistory = {
  select: (sql, { code, since, most }) => sql<StoredJudgement[]>`
    select m.id::text, coalesce(m.number, '') as number, m.title, '/meeting/meetDetail?id=' || m.id as path, k.at,
      (m.starts_at at time zone 'Asia/Shanghai')::date::text as on, m.organization_id::text as "organizationId", m.type as "scopeType",
      r.one ->> 'outcome' as outcome, coalesce(r.one -> 'inputs', '{}') as inputs, coalesce(r.one ->> 'comment', '') as comment
    from (select distinct on (meeting_id, moment) meeting_id, at, results from meeting_checks
      where enterprise_id = app.enterprise_id() and at >= ${since} order by meeting_id, moment, id desc) k
    join meetings m on m.enterprise_id = app.enterprise_id() and m.id = k.meeting_id
    cross join lateral jsonb_array_elements(k.results) r (one)
    where r.one ->> 'code' = ${code} order by k.at desc limit ${most}`,
};
