// What managers and compliance find waiting: requests to unlock, late visits, a review, comments, check-ins, colleagues who came along, cycle plans.
import type { Transaction } from '../../reference/index.ts';

export interface VisitSteps {
  readonly today: string;
  /** Login of whom a visitor of the demo meets first. */
  readonly hero: string;
}

/** Of the hero's team; an enterprise where nobody leads the hero gets plans only. */
export async function storeVisitSteps(tx: Transaction, { today, hero }: VisitSteps): Promise<void> {
  await tx`
    create temporary table cast_of_steps on commit drop as
    select u.id as user_id, u.organization_id, o.leader_id, u.login = ${hero} as is_hero, row_number() over (order by u.login <> ${hero}, u.id) as place
    from users h join users u on u.enterprise_id = h.enterprise_id and u.organization_id = h.organization_id
    join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
    where h.enterprise_id = app.enterprise_id() and h.login = ${hero} and u.id is distinct from o.leader_id
      and exists (select from doctor_owners w where w.enterprise_id = u.enterprise_id and w.user_id = u.id)`;
  await storeCheckIns(tx, today);
  await storeUnlocks(tx, today);
  await storeLate(tx, today);
  await storeComments(tx);
  await storeCycles(tx, today);
  await tx`drop table cast_of_steps`;
}

/** Visits with a place began where they were planned; a tenth came without one. */
async function storeCheckIns(tx: Transaction, today: string): Promise<void> {
  await tx`
    update visits v set planned_at = v.starts_at - make_interval(mins => (v.id % 9)::int), checked_in_at = v.starts_at,
      place_state = case when v.latitude is not null then 'LOCATED' when v.id % 3 = 0 then 'REFUSED' else 'UNAVAILABLE' end,
      colleague_ids = case when v.id % 12 = 0 then array[(select c.leader_id from cast_of_steps c where c.user_id = v.user_id)] else '{}' end
    from cast_of_steps c where v.enterprise_id = app.enterprise_id() and v.user_id = c.user_id and v.is_counted and v.visit_type in ('FACE', 'JOINT')
      and v.starts_at > ${today}::date - 60 and c.leader_id is not null`;
}

/** Three wait to be unlocked, one is under review; each with its lines in the log. */
async function storeUnlocks(tx: Transaction, today: string): Promise<void> {
  const reasons = ['产品选择有误，需更正', '补充医生提出的随访问题', '拜访时长填写有误'];
  await tx`
    with picked as (
      select v.id, v.state, v.user_id, row_number() over (order by v.starts_at desc, v.id) as place, least(v.submitted_at + interval '2 hours', ${today}::timestamp at time zone 'Asia/Shanghai') as at
      from visits v join cast_of_steps c on c.user_id = v.user_id and c.leader_id is not null
      where v.enterprise_id = app.enterprise_id() and v.state = 'SUBMITTED' and v.starts_at < ${today}::date - 2 and v.starts_at > ${today}::date - 12 and v.id % 7 = 0
      limit 4
    ), changed as (
      update visits v set state = case when p.place <= 3 then 'UNLOCK_PENDING' else 'UNDER_REVIEW' end, locked_state = p.state,
        unlock_reason = case when p.place <= 3 then (${reasons}::text[])[p.place] end, review_reason = case when p.place > 3 then '签到地点与医院距离异常' end,
        version = v.version + 1
      from picked p where v.enterprise_id = app.enterprise_id() and v.id = p.id
    )
    insert into visit_log (enterprise_id, visit_id, at, user_id, act, from_state, to_state, reason)
    select app.enterprise_id(), p.id, p.at - interval '2 hours', p.user_id, 'SUBMIT', 'SAVED', 'SUBMITTED', '' from picked p
    union all
    select app.enterprise_id(), p.id, p.at, p.user_id, 'ASK_UNLOCK', 'SUBMITTED', 'UNLOCK_PENDING', (${reasons}::text[])[p.place] from picked p where p.place <= 3`;
}

/** Visits that nobody had written down in time, entered late: they wait for the manager, one came back with a reason. */
async function storeLate(tx: Transaction, today: string): Promise<void> {
  const reasons = ['连续出差，未及时记录', '医院内无网络，事后补录', '与科室会同日，漏记一次'];
  await tx`
    with picked as (
      select v.id, v.user_id, row_number() over (order by v.starts_at desc, v.id) as place, ${today}::timestamp at time zone 'Asia/Shanghai' - interval '12 hours' as at
      from visits v join cast_of_steps c on c.user_id = v.user_id and c.leader_id is not null
      where v.enterprise_id = app.enterprise_id() and v.state = 'MISSED' and v.starts_at < ${today}::date - 9 and v.starts_at > ${today}::date - 26
      limit 6
    ), changed as (
      update visits v set state = case when p.place = 6 then 'SAVED' else 'LATE_PENDING' end, late_reason = (${reasons}::text[])[1 + p.place % 3],
        submitted_at = case when p.place < 6 then p.at - interval '1 hour' * p.place end, visit_duration = 'FROM_5_TO_15', visit_results = 'DELIVERED',
        visit_purposes = case when v.visit_purposes = '{}' then '{ACADEMIC}' else v.visit_purposes end,
        late_return_reason = case when p.place = 6 then '请补充见面的科室与时间' end, version = v.version + 2
      from picked p where v.enterprise_id = app.enterprise_id() and v.id = p.id
    )
    insert into visit_log (enterprise_id, visit_id, at, user_id, act, from_state, to_state, reason)
    select app.enterprise_id(), p.id, p.at - interval '1 hour' * p.place, p.user_id, 'SUBMIT', 'MISSED', 'LATE_PENDING', (${reasons}::text[])[1 + p.place % 3] from picked p
    union all
    select app.enterprise_id(), p.id, p.at, c.leader_id, 'RETURN_LATE', 'LATE_PENDING', 'SAVED', '请补充见面的科室与时间'
    from picked p join cast_of_steps c on c.user_id = p.user_id where p.place = 6`;
}

async function storeComments(tx: Transaction): Promise<void> {
  const words = ['开场清晰，下次可先确认医生的时间', '对安全性问题回答到位，请跟进随访数据', '建议带上最新的文献摘要'];
  await tx`
    insert into visit_comments (enterprise_id, visit_id, user_id, at, body)
    select app.enterprise_id(), v.id, c.leader_id, v.submitted_at + interval '1 hour', (${words}::text[])[1 + v.id % 3]
    from cast_of_steps c join visits v on v.enterprise_id = app.enterprise_id() and v.user_id = c.user_id and v.joint_manager_id = c.leader_id and v.is_counted
    where c.leader_id is not null order by v.starts_at desc limit 20`;
}

/** The quarter of today: approved for the hero and most, one waits. Four visits for tier A, two for B; every fifth goal is of a product. */
async function storeCycles(tx: Transaction, today: string): Promise<void> {
  await tx`
    with cycles as (
      insert into visit_cycles (enterprise_id, user_id, organization_id, name, starts_on, ends_on, state, created_by, decided_by, decided_at, created_at, updated_at)
      select app.enterprise_id(), c.user_id, c.organization_id, to_char(${today}::date, 'YYYY" 年第 "Q" 季度"'), date_trunc('quarter', ${today}::date)::date,
        (date_trunc('quarter', ${today}::date) + interval '3 months - 1 day')::date, s.state, c.user_id,
        case s.state when 'APPROVED' then coalesce(c.leader_id, c.user_id) end, case s.state when 'APPROVED' then s.at end, s.at, s.at
      from cast_of_steps c, lateral (select case when c.place = 2 then 'SUBMITTED' else 'APPROVED' end as state, date_trunc('quarter', ${today}::timestamp) at time zone 'Asia/Shanghai' as at) s
      returning id, user_id
    ), ranked as (
      select c.id as cycle_id, d.id as doctor_id, d.tier, row_number() over (partition by c.id order by d.tier, d.last_visit_at desc nulls last, d.id) as place
      from cycles c join doctor_owners w on w.enterprise_id = app.enterprise_id() and w.user_id = c.user_id
      join doctors d on d.enterprise_id = w.enterprise_id and d.id = w.doctor_id and d.is_enabled and d.tier in ('A', 'B')
    )
    insert into visit_goals (enterprise_id, cycle_id, doctor_id, product_id, goal)
    select app.enterprise_id(), r.cycle_id, r.doctor_id, case when r.place % 5 = 0 then p.ids[1 + (r.place / 5) % cardinality(p.ids)] end,
      case r.tier when 'A' then 4 else 2 end
    from ranked r, lateral (select array_agg(id order by id) as ids from (
      select id from products where enterprise_id = app.enterprise_id() and is_enabled order by id limit 2) x) p where r.place <= 60`;
}
