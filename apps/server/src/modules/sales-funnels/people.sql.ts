// The doctors or hospitals behind a number, a page at a time.
import { MOST_PICKED, type PickedPeople, type Unit } from '@yijian/contract/sales-funnels';
import { doctorNames } from '../doctors/index.ts';
import { named, type Fragment, type Sql } from '../../platform/db/index.ts';

export interface PeopleAsked {
  /** A select of `unit`, `count` and `at`, one row for each; it may begin with `with`. */
  readonly rows: Fragment;
  readonly unit: Unit;
  readonly language: 'zh' | 'en';
  readonly page: number;
  readonly size: number;
}

export interface PeopleText {
  /** The rows as JSON. */
  readonly content: string;
  readonly total: number;
}

export async function selectPeople(sql: Sql, asked: PeopleAsked): Promise<PeopleText> {
  const { rows, unit, page, size } = asked;
  const [found] = await sql<[PeopleText]>`
    with rows as materialized (${rows}),
      page as (select * from rows order by at desc, unit limit ${size} offset ${page * size})
    select coalesce((select json_agg(x) from (${unit === 'DOCTOR' ? doctors(sql, asked) : hospitals(sql, asked)}) x), '[]')::text as content,
      (select count(*)::int from rows) as total`;
  return found;
}

function doctors(sql: Sql, { language }: PeopleAsked): Fragment {
  const names = doctorNames(sql, language);
  return sql`
    select r.unit::text as id, ${names.doctor} as name, ${names.title} as title, ${names.hospital} as "hospitalName",
      ${names.department} as department, ${names.province} as province, d.tier, r.count::int as count, r.at
    from page r join doctors d on d.enterprise_id = app.enterprise_id() and d.id = r.unit
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join standard_titles t on t.code = d.title_code
    left join regions p on p.code = d.province_code
    order by r.at desc, r.unit`;
}

function hospitals(sql: Sql, { language }: PeopleAsked): Fragment {
  return sql`
    select r.unit::text as id, ${named(sql, language, 'h')} as name, '' as title, ${named(sql, language, 'h')} as "hospitalName",
      '' as department, coalesce(${named(sql, language, 'p')}, '') as province, h.level as tier, r.count::int as count, r.at
    from page r join hospitals h on h.enterprise_id = app.enterprise_id() and h.id = r.unit
    left join regions p on p.code = h.province_code
    order by r.at desc, r.unit`;
}

export async function selectIds(sql: Sql, rows: Fragment): Promise<PickedPeople> {
  const [found] = await sql<[PickedPeople]>`
    with rows as materialized (${rows})
    select coalesce((select json_agg(x.unit::text) from (select unit from rows order by at desc, unit limit ${MOST_PICKED}) x), '[]') as ids,
      (select count(*)::int from rows) as "totalElements"`;
  return found;
}
