// Proves that the demo keeps the rules of the product: values, states, dates, copies, and the wall between enterprises.
import type postgres from 'postgres';
import { shanghaiToday } from './days.ts';

export interface Fault {
  readonly rule: string;
  /** Number of rows that break it. */
  readonly rows: number;
}

/**
 * Runs every check as a role that sees all enterprises (the owner, where it may bypass row security).
 * @param today the date the demo was made for; its week counts end that day
 * @returns the rules that are broken, none when all is well
 */
export async function checkDemo(sql: postgres.Sql, today: string = shanghaiToday()): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [rule, statement] of [...dictionaryChecks(), ...rowChecks(sql, today)]) {
    const [row] = typeof statement === 'string' ? await sql.unsafe<{ rows: number }[]>(statement) : await statement();
    if (row!.rows > 0) faults.push({ rule, rows: row!.rows });
  }
  return faults;
}

type Check = readonly [rule: string, statement: string | (() => Promise<{ rows: number }[]>)];

/** Column and the dictionary its values come from. */
const dictionaryColumns = [
  ['doctors', 'doctor_type', 'doctorType'],
  ['doctors', 'tier', 'tier'],
  ['doctors', 'coverage_status', 'coverageStatus'],
  ['doctors', 'hospital_level', 'hospitalLevel'],
  ['doctors', 'sex', 'sex'],
  ['doctor_channels', 'channel', 'channel'],
  ['doctor_channels', 'consent', 'consent'],
  ['hospitals', 'level', 'hospitalLevel'],
  ['hospitals', 'type', 'hospitalType'],
  ['hospitals', 'ownership', 'hospitalOwnership'],
  ['hospital_products', 'listing_status', 'listingStatus'],
  ['hospital_products', 'procurement_status', 'procurementStatus'],
  ['visits', 'state', 'visitState'],
  ['visits', 'visit_type', 'visitType'],
  ['visits', 'unnest(visit_purposes)', 'visitPurpose'],
  ['visits', 'visit_duration', 'visitDuration'],
  ['visits', 'visit_results', 'visitResults'],
  ['visit_products', 'reaction', 'reaction'],
  ['tasks', 'type', 'taskType'],
  ['interactions', 'channel', 'interactionChannel'],
  ['interactions', 'action', 'interactionAction'],
] as const;

function dictionaryChecks(): Check[] {
  return dictionaryColumns.map(([table, column, key]) => [
    `${table}: ${column} is in the dictionary ${key}`,
    `select count(*)::int as rows from (select distinct enterprise_id, ${column} as value from ${table}) used
     where used.value is not null and not exists (
       select from dictionary_entries d
       where d.enterprise_id = used.enterprise_id and d.key = '${key}' and d.value = used.value)`,
  ]);
}

const fixedChecks: readonly Check[] = [
  [
    'a hospital bought what it purchases, and no month ahead has sales',
    `select count(*)::int as rows from hospital_sales s where s.boxes is not null and s.month > now() or not exists (
       select from hospital_products p where p.enterprise_id = s.enterprise_id and p.hospital_id = s.hospital_id
         and p.product_id = s.product_id and p.procurement_status = 'PURCHASING')`,
  ],
  [
    'what is planned may lie ahead, everything else has happened',
    `select count(*)::int as rows from visits where starts_at > now() and state not in ('PLANNED', 'CANCELLED')`,
  ],
  [
    'a visit has a time of submission exactly when it is handed in, after its start and not ahead',
    `select count(*)::int as rows from visits
     where (is_counted or state = 'LATE_PENDING') <> (submitted_at is not null) or submitted_at < starts_at or submitted_at > now()`,
  ],
  [
    'a submitted visit has duration and result, a cancelled one a reason',
    `select count(*)::int as rows from visits
     where (is_counted and (visit_duration is null or visit_results is null))
       or (state = 'CANCELLED') <> (cancel_reason is not null)`,
  ],
  [
    'visits are made from Monday to Saturday in working hours, none in lunch',
    `select count(*)::int as rows from visits
     where extract(isodow from starts_at at time zone 'Asia/Shanghai') = 7
       or (starts_at at time zone 'Asia/Shanghai')::time not between '08:30' and '17:30'
       or (starts_at at time zone 'Asia/Shanghai')::time between '12:00' and '13:00'`,
  ],
  [
    'rules judged every meeting that was submitted, none was switched off',
    `select count(*)::int as rows from meeting_checks k cross join jsonb_array_elements(k.results) r where r ->> 'outcome' = 'NO_RULE'`,
  ],
  [
    'hospitals of universities are of level 3',
    `select count(*)::int as rows from hospitals where source = 'DEMO' and name like '%大学%' and level not like '3%'`,
  ],
  [
    'chairs of societies are chiefs of hospitals of level 3, and no resident holds a post above a member',
    `select count(*)::int as rows from academic_records r join doctors d on d.enterprise_id = r.enterprise_id and d.id = r.doctor_id
     where r.kind = 'SOCIETY' and (r.role = '主任委员' and (d.title_code <> 'CHIEF_PHYSICIAN' or d.hospital_level not like '3%')
       or r.role like '%主任委员' and d.title_code = 'RESIDENT_PHYSICIAN')`,
  ],
  [
    'nothing was written in the future',
    `select (select count(*) from visits where greatest(created_at, updated_at) > now())::int
       + (select count(*) from doctors where created_at > now())::int
       + (select count(*) from notices where greatest(created_at, read_at) > now())::int
       + (select count(*) from interactions where at > now())::int as rows`,
  ],
  [
    'the next task of a doctor is the open task that is due first',
    `select count(*)::int as rows from doctors d
     left join (select distinct on (enterprise_id, doctor_id) enterprise_id, doctor_id, due_on from tasks
       where is_open and not is_medical and doctor_id is not null order by enterprise_id, doctor_id, due_on, id) t
       on t.enterprise_id = d.enterprise_id and t.doctor_id = d.id
     where d.next_task_due is distinct from t.due_on or (d.next_task_title is null) <> (t.due_on is null)`,
  ],
  [
    'every task was created in its log, and the last line of the log says its state',
    `select count(*)::int as rows from tasks t
     left join lateral (select to_state from task_log l where l.enterprise_id = t.enterprise_id and l.task_id = t.id order by l.id desc limit 1) l on true
     where l.to_state is distinct from t.state or greatest(t.state_since, t.completed_at) > now()`,
  ],
  [
    'the last visit is the latest that met the doctor',
    `select count(*)::int as rows from doctors d
     left join (select enterprise_id, doctor_id, max(starts_at) as at from visits
       where is_contact group by 1, 2) v
       on v.enterprise_id = d.enterprise_id and v.doctor_id = d.id
     where d.last_visit_at is distinct from v.at or (v.at is null) <> (d.coverage_status = 'UNCOVERED')`,
  ],
  [
    'place, level and sales of a doctor are those of the hospital',
    `select count(*)::int as rows from doctors d
     join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
     where (d.province_code, d.city_code, d.hospital_level, d.has_sales) is distinct from (h.province_code, h.city_code, h.level, h.has_sales)`,
  ],
  [
    'a hospital has sales exactly when it purchases a product',
    `select count(*)::int as rows from hospitals h where h.has_sales <> exists (
       select from hospital_products p
       where p.enterprise_id = h.enterprise_id and p.hospital_id = h.id and p.procurement_status = 'PURCHASING')`,
  ],
  [
    'a visitor looks after the doctor, at the doctor’s hospital',
    `select count(*)::int as rows from visits v
     join doctors d on d.enterprise_id = v.enterprise_id and d.id = v.doctor_id
     where v.hospital_id <> d.hospital_id or not exists (
       select from doctor_owners o where o.enterprise_id = v.enterprise_id and o.doctor_id = v.doctor_id and o.user_id = v.user_id)`,
  ],
  [
    'an interaction belongs to a doctor of its own enterprise',
    `select count(*)::int as rows from interactions i
     where not exists (select from doctors d where d.enterprise_id = i.enterprise_id and d.id = i.doctor_id)`,
  ],
  [
    'every visit that met the doctor left one interaction, and no other did',
    `select count(*)::int as rows from
       (select * from visits where is_contact) v
     full join (select * from interactions where channel = 'VISIT') i
       on i.enterprise_id = v.enterprise_id and i.source_table = 'visits' and i.source_id = v.id
     where (v.doctor_id, v.user_id, v.starts_at) is distinct from (i.doctor_id, i.user_id, i.at)`,
  ],
  [
    'nobody is written to over a channel they did not agree to',
    `select count(*)::int as rows from interactions i
     where i.channel in ('SMS', 'MAIL', 'WECOM', 'LIVE') and i.source_table is distinct from 'meeting_guests' and not exists (
       select from doctor_channels c
       where c.enterprise_id = i.enterprise_id and c.doctor_id = i.doctor_id and c.channel = i.channel and c.consent = 'OPT_IN')
       and not exists (
         select from consents w where w.enterprise_id = i.enterprise_id and w.doctor_id = i.doctor_id and w.channel = i.channel
           and w.event in ('WITHDRAWN', 'EXPIRED') and w.at >= i.at)`,
  ],
  [
    'a message by enterprise chat goes to a contact of whoever carries it, and not before they were contacts',
    `select count(*)::int as rows from send_recipients r
     join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
     where s.channel = 'WECOM' and r.state in ('SENT', 'FAILED') and not exists (
       select from channel_friends f
       join channel_bindings b on b.enterprise_id = f.enterprise_id and b.external_user_id = f.external_user_id
       where f.enterprise_id = r.enterprise_id and f.user_id = r.carrier_user_id and f.external_user_id = r.external_user_id
         and b.doctor_id = r.doctor_id and greatest(f.added_at, b.bound_at) < r.claimed_at)`,
  ],
  [
    'whoever watched a video had opened the message, and the message names the share that was watched furthest',
    `select count(*)::int as rows from send_recipients r
     left join lateral (select min(p.started_at) as began, max(p.quarters) as quarters from send_plays p
       where p.enterprise_id = r.enterprise_id and p.recipient_id = r.id) p on true
     where p.began is distinct from r.played_at or coalesce(p.quarters, 0) <> r.watched_quarters or r.played_at < r.opened_at`,
  ],
  [
    'notes of medical affairs are marked as such',
    `select count(*)::int as rows from visits v
     join user_roles ur on ur.enterprise_id = v.enterprise_id and ur.user_id = v.user_id
     join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id
     where v.is_medical <> (r.code = 'MAF')`,
  ],
  [
    'every user has a role and an organisation',
    `select count(*)::int as rows from users u where u.organization_id is null
       or not exists (select from user_roles r where r.enterprise_id = u.enterprise_id and r.user_id = u.id)`,
  ],
  [
    'organisations look after regions that exist',
    `select count(*)::int as rows from (select unnest(region_codes) as code from organizations) o
     where not exists (select from regions r where r.code = o.code)`,
  ],
  [
    'names are spelled for the search',
    `select (select count(*) from doctors where pinyin = '' or initials = '')::int
       + (select count(*) from hospitals where pinyin = '' or initials = '')::int as rows`,
  ],
  // The owner adds enterprises and their domains, which everyone reads.
  [
    'the load left every key checked, every trigger on and row security forced',
    `select (select count(*) from pg_constraint where connamespace = 'public'::regnamespace and not convalidated)::int
       + (select count(*) from pg_trigger where not tgisinternal and tgenabled <> 'O')::int
       + (select count(*) from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity
         and relname not in ('enterprises', 'enterprise_domains'))::int
       as rows`,
  ],
];

function rowChecks(sql: postgres.Sql, today: string): Check[] {
  return [
    ...fixedChecks,
    ['what the day begins with has happened before it, at whatever hour it is opened', () => countAhead(sql, today)],
    ['the week counts are those of the acts', () => countWrongWeeks(sql, today)],
    [
      'a hospital has sales exactly when something was sold there in the last twelve months',
      () => sql<{ rows: number }[]>`
        select count(*)::int as rows from hospitals h where h.has_sales <> exists (
          select from hospital_sales s where s.enterprise_id = h.enterprise_id and s.hospital_id = h.id and s.boxes > 0
            and s.month > ${today}::date - interval '13 months')`,
    ],
  ];
}

/** Moments after the day began, of what is no plan; and posts that begin after it. */
async function countAhead(sql: postgres.Sql, today: string): Promise<{ rows: number }[]> {
  return sql<{ rows: number }[]>`
    with day as (select ${today}::timestamp at time zone 'Asia/Shanghai' as begins)
    select (select count(*) from academic_network_states, day where greatest(due_at, derived_at) > begins)::int
      + (select count(*) from academic_record_corrections, day where reported_at > begins)::int
      + (select count(*) from workflow_events, day where at > begins)::int
      + (select count(*) from workflow_instances, day where started_at > begins)::int
      + (select count(*) from visit_log, day where at > begins)::int
      + (select count(*) from visit_cycles, day where greatest(created_at, decided_at) > begins)::int
      + (select count(*) from academic_records where kind in ('WORK', 'EDUCATION') and starts_on > ${today}::date)::int
      + (select count(*) from doctors where working_since > extract(year from ${today}::date))::int as rows`;
}

/** Week 12 ends with `today` in Shanghai. */
async function countWrongWeeks(sql: postgres.Sql, today: string): Promise<{ rows: number }[]> {
  return sql<{ rows: number }[]>`
    with bounds as (select ((${today}::date + 1)::timestamp at time zone 'Asia/Shanghai') as ends),
    counted as (
      select i.enterprise_id, i.doctor_id, 12 - ceil(extract(epoch from bounds.ends - i.at) / 604800)::int + 1 as week, count(*) as hits
      from interactions i, bounds where i.at >= bounds.ends - interval '84 days' and i.action <> 'RECEIVED' group by 1, 2, 3),
    stored as (
      select d.enterprise_id, d.id as doctor_id, w.week, w.hits
      from doctors d cross join lateral unnest(d.weekly_activity) with ordinality as w (hits, week) where w.hits > 0)
    select count(*)::int as rows from counted
    full join stored using (enterprise_id, doctor_id, week)
    where counted.hits is distinct from stored.hits`;
}
