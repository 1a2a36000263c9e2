// Mentions that a question is about: drugs, indications, days, places, within the viewer's range.
import { EVERY_PLACE, HALF_LIFE_DAYS, type GroupQuestion, type OpinionSlice } from '@yijian/contract/insights';
import { doctorScope, ofDoctorSeen } from '../../doctors/index.ts';
import type { SessionUser } from '../../../platform/auth/index.ts';
import { allOf, type Fragment, type Sql } from '../../../platform/db/index.ts';

export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface Asked {
  readonly question: Pick<GroupQuestion, 'indications' | 'provinceCode' | 'cityCode' | 'departmentCodes' | 'tiers'>;
  readonly drugIds: readonly string[];
  readonly days: Days;
  readonly viewer: SessionUser;
}

/**
 * The table `m` with the condition, and those that `more` joins; more conditions may follow with `and`. Doctors (`d`) stand beside it
 * `withDoctors` and where the question narrows them.
 */
export function askedMentions(
  sql: Sql,
  { question, drugIds, days, viewer }: Asked,
  { more, withDoctors = false }: { more?: Fragment; withDoctors?: boolean } = {},
): Fragment {
  const { indications, provinceCode, cityCode, departmentCodes, tiers } = question;
  const narrowing = [
    provinceCode === undefined || provinceCode === EVERY_PLACE ? undefined : sql`d.province_code = ${provinceCode}`,
    cityCode === undefined || cityCode === EVERY_PLACE ? undefined : sql`d.city_code = ${cityCode}`,
    departmentCodes.length === 0 ? undefined : sql`d.department_code = any(${departmentCodes})`,
    tiers.length === 0 ? undefined : sql`d.tier = any(${tiers})`,
  ];
  const joinsDoctors = withDoctors || narrowing.some((one) => one !== undefined);
  return sql`
    insight_mentions m ${joinsDoctors ? sql`join doctors d on d.enterprise_id = m.enterprise_id and d.id = m.doctor_id` : sql``}
    ${more ?? sql``}
    where m.enterprise_id = app.enterprise_id() and m.drug_id = any(${drugIds as string[]}::bigint[])
      and m.posted_on between ${days.from} and ${days.to} and m.indication = any(${indications})
      and ${
        joinsDoctors
          ? allOf(sql, [sql`d.is_enabled`, doctorScope(sql, viewer), ...narrowing])
          : ofDoctorSeen(sql, viewer, sql`m.doctor_id`)
      }`;
}

/** Table `s` beside `m`. The few weights become floats before the join: PostgreSQL would otherwise turn a numeric into text and back for each mention. */
export const bySource = (sql: Sql): Fragment => sql`join (
  select code, weight::float8 as weight from insight_sources where enterprise_id = app.enterprise_id() offset 0) s on s.code = m.source_code`;

/** Weight of a mention of `m` and its source `s`, halved every so many days before the last day asked for. */
export const weightOf = (sql: Sql, { to }: Days): Fragment =>
  sql`s.weight * power(0.5, (${to}::date - m.posted_on)::float8 / ${HALF_LIFE_DAYS})`;

export const attitudeNumber = { POSITIVE: 1, NEUTRAL: 0, NEGATIVE: -1 } as const;

/** The condition on `m` and `d` that a mention belongs to the slice. */
export function slicedBy(sql: Sql, slice: OpinionSlice): Fragment {
  const { drugId, aspect, attitude, viewpoint, department, province, city, hospitalId, month } = slice;
  return allOf(sql, [
    drugId === undefined ? undefined : sql`m.drug_id = ${drugId}`,
    aspect === undefined ? undefined : sql`m.aspect = ${aspect}`,
    attitude === undefined ? undefined : sql`m.attitude = ${attitudeNumber[attitude]}`,
    viewpoint === undefined ? undefined : sql`m.viewpoint = ${viewpoint}`,
    department === undefined ? undefined : sql`coalesce(d.department_code, '') = ${department}`,
    province === undefined ? undefined : sql`coalesce(d.province_code, '') = ${province}`,
    city === undefined ? undefined : sql`coalesce(d.city_code, '') = ${city}`,
    hospitalId === undefined ? undefined : sql`d.hospital_id = ${hospitalId}`,
    month === undefined ? undefined : sql`to_char(m.posted_on, 'YYYY-MM') = ${month}`,
  ]);
}

/** The doctors behind a number, as the drawer of people takes them. */
export function peopleRows(sql: Sql, asked: Asked, slice: OpinionSlice): Fragment {
  const { department, province, city, hospitalId } = slice;
  const withDoctors = [department, province, city, hospitalId].some((place) => place !== undefined);
  return sql`
    select m.doctor_id as unit, count(*) as count, max(m.posted_on)::timestamp at time zone 'Asia/Shanghai' as at
    from ${askedMentions(sql, asked, { withDoctors })} and ${slicedBy(sql, slice)} group by m.doctor_id`;
}
