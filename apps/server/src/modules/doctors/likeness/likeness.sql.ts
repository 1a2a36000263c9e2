// How alike two doctors are, as SQL: one rule for the form of a new doctor and for the search over all of them (product 3.2, duplicates).
import { likenessPoints, type LikenessFeature } from '@yijian/contract/doctors';
import type { Fragment, Sql } from '../../../platform/db/index.ts';

export type NumberFeature = 'phone' | 'idNumber' | 'licenceNumber';

const numberFields: Readonly<Record<NumberFeature, string>> = {
  phone: 'PHONE',
  idNumber: 'ID_NUMBER',
  licenceNumber: 'LICENCE_NUMBER',
};

/** What two doctors `a` and `b` at hospitals `ha` and `hb` share by their columns; null where one side is unknown. */
function columnVerdicts(sql: Sql): Readonly<Partial<Record<LikenessFeature, Fragment>>> {
  return {
    name: sql`case when a.name = b.name then 'SAME' when a.pinyin = b.pinyin then 'HOMOPHONE'
      when app.is_one_off(a.name, b.name) then case when greatest(length(a.name), length(b.name)) > 2 then 'ONE_CHARACTER' else 'ONE_OF_TWO' end
      else 'DIFFERENT' end`,
    hospital: sql`case when a.hospital_id is null then null when a.hospital_id = b.hospital_id then 'SAME'
      when ha.name = any(hb.aliases) or hb.name = any(ha.aliases) or ha.aliases && hb.aliases
        or (ha.city_code = hb.city_code and (starts_with(ha.name, hb.name) or starts_with(hb.name, ha.name))) then 'ALIAS'
      when ha.city_code = hb.city_code then 'SAME_CITY' else 'ELSEWHERE' end`,
    department: sql`case when coalesce(a.department_name, '') = '' or b.department_name = '' then null
      when a.department_name = b.department_name then 'SAME'
      when split_part(a.department_code, '.', 1) = split_part(b.department_code, '.', 1) then 'RELATED' else 'DIFFERENT' end`,
    email: sql`case when lower(a.email) = lower(b.email) then 'SAME' when a.email <> '' and b.email <> '' then 'DIFFERENT' end`,
    sex: sql`case when a.sex = b.sex then 'SAME' when a.sex <> b.sex then 'DIFFERENT' end`,
    birthYear: sql`case abs(a.birth_year - b.birth_year) when 0 then 'SAME' when 1 then 'NEAR' else
      case when a.birth_year <> b.birth_year then 'DIFFERENT' end end`,
    workingSince: sql`case when a.working_since = b.working_since then 'SAME' when abs(a.working_since - b.working_since) > 2 then 'DIFFERENT' end`,
    title: sql`case when a.title_code = b.title_code then 'SAME' when a.title_code <> b.title_code then 'DIFFERENT' end`,
  };
}

/** A name that few doctors have tells more: at most three are called so. */
const rareName = (sql: Sql): Fragment => sql`case when v.verdicts ->> 'name' = 'SAME' and (select count(*) from (
  select from doctors n where n.enterprise_id = app.enterprise_id() and n.name = v.name limit 4) same) < 4 then 'RARE' end`;

/** Equal sealed numbers have equal search numbers; `given` are those of a doctor who is not stored yet. */
function numberVerdict(sql: Sql, feature: NumberFeature, given: LikenessInput['numbers']): Fragment {
  const field = numberFields[feature];
  const of = (id: Fragment): Fragment =>
    sql`enterprise_id = app.enterprise_id() and table_name = 'doctors' and field = ${field} and part = 0 and row_id = ${id}`;
  const right = sql`select search_number from personal_values where ${of(sql`v.right_id`)}`;
  if (given === undefined)
    return sql`case (select search_number from personal_values where ${of(sql`v.left_id`)}) = (${right}) when true then 'SAME' when false then 'DIFFERENT' end`;
  const number = given[feature];
  if (number === undefined) return sql`null::text`;
  const readable = sql`exists (select from doctors d where d.enterprise_id = app.enterprise_id() and d.id = v.right_id and ${given.mayCompare})`;
  return sql`case decode(${number.toString('hex')}, 'hex') = (${right} and ${readable}) when true then 'SAME' when false then 'DIFFERENT' end`;
}

const pointsFor = (sql: Sql, feature: LikenessFeature, verdict: Fragment): Fragment =>
  sql`case ${verdict} ${Object.entries(likenessPoints[feature])
    .map(([name, points]) => sql`when ${name} then ${points}::int`)
    .reduce((whole, next) => sql`${whole} ${next}`)} else 0 end`;

const sum = (sql: Sql, parts: readonly Fragment[]): Fragment => parts.reduce((whole, next) => sql`${whole} + ${next}`);

export interface LikenessInput {
  /** The pairs: a from clause with `a`, `b` (doctors), `ha`, `hb` (their hospitals), and a where clause if need be. */
  readonly pairs: Fragment;
  /** Least points of the columns alone; pairs below are let go before the numbers are read. */
  readonly least: number;
  /** Search numbers of `a` when it is not a stored doctor, and with whom (`d`) they may be compared. */
  readonly numbers?: (Readonly<Partial<Record<NumberFeature, Buffer>>> & { readonly mayCompare: Fragment }) | undefined;
}

/** A select of left_id, right_id, score (0 to 100), verdicts, has_identity and print for the pairs. */
export function likeness(sql: Sql, { pairs, least, numbers }: LikenessInput): Fragment {
  const columns = Object.entries(columnVerdicts(sql)) as [LikenessFeature, Fragment][];
  const late: [LikenessFeature, Fragment][] = [
    ['rareName', rareName(sql)],
    ...(Object.keys(numberFields) as NumberFeature[]).map((feature): [NumberFeature, Fragment] => [
      feature,
      numberVerdict(sql, feature, numbers),
    ]),
  ];
  const object = (entries: readonly [LikenessFeature, Fragment][]): Fragment =>
    sql`jsonb_strip_nulls(jsonb_build_object(${entries
      .map(([feature, verdict]) => sql`${feature}::text, ${verdict}`)
      .reduce((whole, next) => sql`${whole}, ${next}`)}))`;
  const total = (features: readonly LikenessFeature[], from: Fragment): Fragment =>
    sum(
      sql,
      features.map((feature) => pointsFor(sql, feature, sql`${from} ->> ${feature}`)),
    );
  const names = columns.map(([feature]) => feature);
  return sql`
    select f.left_id, f.right_id, least(100, greatest(0, f.points + ${total(
      late.map(([feature]) => feature),
      sql`f.late`,
    )})) as score,
      f.verdicts || f.late as verdicts,
      coalesce('SAME' = any(array[f.late ->> 'phone', f.late ->> 'idNumber', f.late ->> 'licenceNumber']), false) as has_identity,
      md5(f.material || coalesce((select string_agg(encode(s.search_number, 'hex'), ' ' order by s.row_id, s.field) from personal_values s
        where s.enterprise_id = app.enterprise_id() and s.table_name = 'doctors' and s.field in ('PHONE', 'ID_NUMBER', 'LICENCE_NUMBER')
          and s.row_id in (f.left_id, f.right_id)), '')) as print
    from (
      select v.*, ${object(late)} as late
      from (
        select w.*, ${total(names, sql`w.verdicts`)} as points
        from (
          select a.id as left_id, b.id as right_id, a.name, ${object(columns)} as verdicts,
            concat_ws('|', a.name, a.hospital_id, a.department_name, a.sex, a.birth_year, a.title_code, a.email, '/',
              b.name, b.hospital_id, b.department_name, b.sex, b.birth_year, b.title_code, b.email) as material
          from ${pairs} offset 0
        ) w offset 0
      ) v
      where v.points >= ${least} offset 0
    ) f`;
}
