// A million doctors in twelve thousand hospitals, and four thousand colleagues who look after them, each kind by one statement.
import type postgres from 'postgres';
import type { Transaction } from '../../../database/seeds/reference/index.ts';

/** Ids above all of the demo. */
export const BASE = 1_000_000_000;
export const DOCTORS = 1_000_000;
const HOSPITALS = 12_000;
export const COLLEAGUES = 4_000;

/** A number below `most` that follows from another and looks like chance; both are SQL. */
export const drawn = (tx: Transaction, seed: postgres.PendingQuery<postgres.Row[]>, most: number) =>
  tx`((hashint8extended((${seed})::bigint, ${most}) & 9223372036854775807) % ${most})`;

/** As much of each doctor as the customer list reads: place, owner, channels, tags; the rest is that of a doctor of the demo. */
export async function plantPeople(tx: Transaction): Promise<void> {
  await plantDoctors(tx);
  await plantContacts(tx);
}

/** Colleagues, hospitals, doctors and who looks after them. */
export async function plantDoctors(tx: Transaction): Promise<void> {
  await tx`
    insert into users (id, login, first_name, en_name, organization_id, may_log_in) overriding system value
    select ${BASE}::bigint + n, 'bench.' || n, '同事' || n, 'Colleague ' || n, o.id, false
    from generate_series(0, ${COLLEAGUES - 1}::int) n
    join (select id, row_number() over (order by id) - 1 as at from organizations where enterprise_id = 1) o
      on o.at = n % (select count(*) from organizations where enterprise_id = 1)`;
  await tx`
    insert into hospitals (id, name, en_name, level, province_code, city_code, source) overriding system value
    select ${BASE}::bigint + n, r.name || '第' || n || '医院', 'Hospital ' || n, (array['3A', '3A', '3B', '2A', '2B'])[1 + n % 5], r.parent_code, r.code, 'DEMO'
    from generate_series(0, ${HOSPITALS - 1}::int) n
    join (select code, parent_code, name, row_number() over (order by code) - 1 as at from regions where level = 2) r
      on r.at = n / 5 % (select count(*) from regions where level = 2)`;
  await tx`
    insert into doctors (id, name, en_name, pinyin, initials, sex, title_code, doctor_type, hospital_id, department_code, department_name, province_code,
      city_code, hospital_level, tier, coverage_status, has_sales, is_verified, last_visit_at, weekly_activity, source)
    overriding system value
    select ${BASE}::bigint + n, s.name || n, s.en_name, s.pinyin, s.initials, s.sex, s.title_code, s.doctor_type, h.id, s.department_code, s.department_name,
      h.province_code, h.city_code, h.level, (array['A', 'B', 'B', 'C', 'C', 'C', 'D', 'D', 'D', 'D'])[1 + ${drawn(tx, tx`n * 3`, 10)}], s.coverage_status,
      s.has_sales, s.is_verified, case when n % 3 > 0 then now() - make_interval(mins => ${drawn(tx, tx`n * 5`, 1_000_000)}::int) end, s.weekly_activity, 'DEMO'
    from generate_series(0, ${DOCTORS - 1}::int) n
    join hospitals h on h.enterprise_id = 1 and h.id = ${BASE} + ${drawn(tx, tx`n * 7`, HOSPITALS)}
    join (${ofDemo(tx)}) s on s.at = n % (${countDemo(tx)})`;
  await tx`
    insert into doctor_owners (doctor_id, user_id, city_code, is_target)
    select d.id, ${BASE} + ${drawn(tx, tx`d.id`, COLLEAGUES)}, d.city_code, d.tier in ('A', 'B') from doctors d where d.enterprise_id = 1 and d.id >= ${BASE}`;
}

async function plantContacts(tx: Transaction): Promise<void> {
  await tx`
    insert into doctor_channels (doctor_id, channel, consent, consent_at, text_version)
    select ${BASE}::bigint + n, c.channel, c.consent, c.consent_at, c.text_version from generate_series(0, ${DOCTORS - 1}::int) n
    join (${ofDemo(tx)}) s on s.at = n % (${countDemo(tx)})
    join doctor_channels c on c.enterprise_id = 1 and c.doctor_id = s.id`;
  await tx`
    insert into doctor_tags (doctor_id, term_id, source)
    select ${BASE}::bigint + n, t.term_id, t.source from generate_series(0, ${DOCTORS - 1}::int) n
    join (${ofDemo(tx)}) s on s.at = n % (${countDemo(tx)})
    join doctor_tags t on t.enterprise_id = 1 and t.doctor_id = s.id`;
}

const ofDemo = (tx: Transaction) =>
  tx`select d.*, row_number() over (order by d.id) - 1 as at from doctors d where d.enterprise_id = 1 and d.id < ${BASE}`;
/** Beside the rows, not in them: so the rows are joined by a hash. */
const countDemo = (tx: Transaction) => tx`select count(*) from doctors where enterprise_id = 1 and id < ${BASE}`;
