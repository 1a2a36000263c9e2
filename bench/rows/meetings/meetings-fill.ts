// A million meetings over two years, from twenty-two months back to two ahead, each kind of row by one statement.
import type { Transaction } from '../../../database/seeds/reference/index.ts';
import { BASE, COLLEAGUES, drawn } from './people-fill.ts';

const MEETINGS = 1_000_000;
const DAYS = 730;
const AHEAD = 60;
/** Doctors who are invited, and those among them who speak. */
const GUESTS = 200_000;
const SPEAKERS = 20_000;

/** What a hundred meetings of an age have come to. */
const shares = {
  ahead: { APPROVED: 60, IN_APPROVAL: 18, CHANGE_APPROVAL: 3, RETURNED: 4, DRAFT: 9, CANCELLED: 4, REJECTED: 2 },
  recent: { TO_CONFIRM: 30, CONFIRM_REVIEW: 15, CONFIRMED: 25, CLOSED: 21, CANCELLED: 6, REJECTED: 3 },
  past: { CLOSED: 86, CONFIRMED: 4, TO_CONFIRM: 1, CANCELLED: 6, REJECTED: 3 },
} as const;

const statesOf = (age: keyof typeof shares): string[] =>
  Object.entries(shares[age]).flatMap(([state, count]) => Array.from<string>({ length: count }).fill(state));

/** All that a line of the list reads: owner, place, speakers, heads, amounts, and the approval of those that wait for one. */
export async function plantMeetings(tx: Transaction): Promise<void> {
  await tx`
    with owners as (
      select id, organization_id, row_number() over (order by id) - 1 as at from users
      where enterprise_id = 1 and (id >= ${BASE} or id in (select user_id from doctor_owners))),
    lines as (select year, (array_agg(id order by id)) as ids from budget_lines l
      where enterprise_id = 1 and not exists (select from budget_lines c where c.enterprise_id = 1 and c.parent_id = l.id) group by year),
    orders as (select array_agg(id) as ids from budget_orders where enterprise_id = 1),
    products as (select array_agg(id) as ids from products where enterprise_id = 1),
    planned as (
      select n, o.id as owner_id, o.organization_id, date_trunc('day', now()) + make_interval(days => (n::bigint * ${DAYS} / ${MEETINGS})::int - ${DAYS - AHEAD},
        hours => 1 + (${drawn(tx, tx`n * 3`, 10)})::int) as starts_at, ${drawn(tx, tx`n * 5`, 100)}::int as share
      from generate_series(0, ${MEETINGS - 1}::int) n join owners o on o.at = ${drawn(tx, tx`n * 7`, 1_000_003)} % (select count(*) from owners))
    insert into meetings (id, number, type, title, objective, purpose, format, product_id, hospital_id, starts_at, ends_at, venue_kind, venue_name, city_code,
      line_id, order_id, expected_guests, expected_staff, estimate, actual, risk, state, owner_id, organization_id, submitted_at, ended_at, integrity, updated_at)
    overriding system value
    select ${BASE}::bigint + n, 'B' || n, (array['DEPARTMENT', 'DEPARTMENT', 'DEPARTMENT', 'CITY', 'CITY', 'REGIONAL', 'ROUND_TABLE', 'WEBINAR'])[1 + n % 8],
      h.name || '癫痫规范化诊疗' || n, '更新临床知识', case when n % 5 = 0 then 'MEDICAL' else 'PROMOTIONAL' end,
      case when n % 8 = 7 then 'ONLINE' else 'ONSITE' end, p.ids[1 + n % cardinality(p.ids)], h.id, starts_at, starts_at + interval '2 hours', 'HOSPITAL',
      '门诊楼学术报告厅', h.city_code, l.ids[1 + n % cardinality(l.ids)], case when n % 4 = 0 then r.ids[1 + n % cardinality(r.ids)] end, 10 + n % 40, 2,
      800 + n % 9000, case when s.state in ('CONFIRM_REVIEW', 'CONFIRMED', 'CLOSED') then 700 + n % 9000 end,
      (array['LOW', 'LOW', 'LOW', 'MEDIUM', 'HIGH'])[1 + n % 5], s.state, owner_id, m.organization_id, starts_at - interval '14 days',
      case when s.state in ('TO_CONFIRM', 'CONFIRM_REVIEW', 'CONFIRMED', 'CLOSED') then starts_at + interval '2 hours' end,
      case when s.state in ('CONFIRM_REVIEW', 'CONFIRMED', 'CLOSED') then 60 + n % 41 end, least(now(), starts_at)
    from planned m
    cross join lateral (select (case when starts_at > now() then ${statesOf('ahead')}::text[]
      when starts_at > now() - interval '40 days' then ${statesOf('recent')}::text[] else ${statesOf('past')}::text[] end)[1 + share] as state) s
    join hospitals h on h.enterprise_id = 1 and h.id = ${BASE} + ${drawn(tx, tx`n * 11`, 12_000)}
    join lines l on l.year = extract(year from starts_at) cross join products p cross join orders r`;
  await plantAgenda(tx);
  await plantGuests(tx);
  await plantApprovals(tx);
}

async function plantAgenda(tx: Transaction): Promise<void> {
  await tx`
    insert into meeting_agenda (meeting_id, position, kind, topic, minutes, speaker_id)
    select m.id, k, (array['TALK', 'CASE', 'DISCUSSION'])[1 + k], (array['诊疗进展 ', '病例分享 ', '讨论 '])[1 + k] || m.id % 60, (array[50, 30, 40])[1 + k],
      case when k < 2 then ${BASE} + ${drawn(tx, tx`m.id * 13 + k`, SPEAKERS)} end
    from meetings m cross join generate_series(0, 2) k where m.enterprise_id = 1 and m.id >= ${BASE}`;
}

/** Two to eight of each; who came is known once the meeting was held. */
async function plantGuests(tx: Transaction): Promise<void> {
  await tx`
    insert into meeting_guests (meeting_id, doctor_id, state, signed_in_at, sign_in_way)
    select m.id, ${BASE} + (${drawn(tx, tx`m.id * 17`, GUESTS)} + k * 7919) % ${GUESTS}, s.state, case when s.state = 'SIGNED_IN' then m.starts_at end,
      case when s.state = 'SIGNED_IN' then 'CODE' end
    from meetings m cross join lateral generate_series(1, 2 + m.id % 7) k
    cross join lateral (select case when m.ended_at is null then (array['INVITED', 'ACCEPTED', 'DECLINED'])[1 + (m.id + k) % 3]
      when (m.id + k) % 6 = 0 then 'NO_SHOW' else 'SIGNED_IN' end as state) s
    where m.enterprise_id = 1 and m.id >= ${BASE}`;
}

/** Each waits for a leader, marketing or compliance. */
async function plantApprovals(tx: Transaction): Promise<void> {
  await tx`
    insert into workflow_instances (id, definition_id, version_id, state, title, starter_id, risk, started_at) overriding system value
    select m.id, d.id, d.current_version_id, 'RUNNING', m.title, m.owner_id, m.risk, m.submitted_at
    from meetings m join workflow_definitions d on d.enterprise_id = 1 and d.key = 'meeting-approval'
    where m.enterprise_id = 1 and m.id >= ${BASE} and m.state in ('IN_APPROVAL', 'CHANGE_APPROVAL')`;
  await tx`update meetings set instance_id = id where enterprise_id = 1 and id >= ${BASE} and state in ('IN_APPROVAL', 'CHANGE_APPROVAL')`;
  await tx`
    with waiting as (
      insert into workflow_tasks (instance_id, number, token_number, node_id, name, state, created_at)
      select i.id, 4, 2, (array['leader', 'business', 'compliance'])[1 + i.id % 3], (array['直属上级审批', '市场审批', '合规审批'])[1 + i.id % 3], 'OPEN', i.started_at
      from workflow_instances i where i.enterprise_id = 1 and i.id >= ${BASE} returning id, instance_id)
    insert into workflow_candidates (task_id, user_id, is_open)
    select w.id, case w.instance_id % 3 when 0 then ${BASE} + w.instance_id % ${COLLEAGUES} when 1 then marketing.id else compliance.id end, true
    from waiting w, users marketing, users compliance
    where marketing.enterprise_id = 1 and marketing.login = 'fang.ruogu' and compliance.enterprise_id = 1 and compliance.login = 'shen.lian'`;
}
