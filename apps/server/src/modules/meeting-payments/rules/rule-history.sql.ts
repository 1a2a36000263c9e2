// What rules said to payments, for the replay of a changed rule.
import type { RuleHistory, StoredJudgement } from '../../rules/index.ts';

export const paymentRuleHistory: RuleHistory = {
  select: (sql, { code, since, most }) => sql<StoredJudgement[]>`
    select p.id::text, coalesce(p.number, '') as number, m.title, '/meeting/paymentApprovalDetail?id=' || p.id as path, k.at,
      (k.at at time zone 'Asia/Shanghai')::date::text as on, p.organization_id::text as "organizationId", null as "scopeType",
      r.one ->> 'outcome' as outcome, coalesce(r.one -> 'inputs', '{}') as inputs, coalesce(r.one ->> 'comment', '') as comment
    from (select distinct on (payment_id, moment) payment_id, at, results from meeting_payment_checks
      where enterprise_id = app.enterprise_id() and at >= ${since} order by payment_id, moment, id desc) k
    join meeting_payments p on p.enterprise_id = app.enterprise_id() and p.id = k.payment_id
    join meetings m on m.enterprise_id = p.enterprise_id and m.id = p.meeting_id
    cross join lateral jsonb_array_elements(k.results) r (one)
    where r.one ->> 'code' = ${code} order by k.at desc limit ${most}`,
};
