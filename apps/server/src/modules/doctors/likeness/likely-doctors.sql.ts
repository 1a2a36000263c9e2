// Stored doctors who may be the one that is being typed, the likeliest first (product 3.2, duplicates).
import type { LikelyDoctor } from '@yijian/contract/doctors';
import { byOwnRange, governed, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { doctorScope } from '../doctors-scope.sql.ts';
import { doctorNames } from '../shown/doctor-names.sql.ts';
import { likeness, type NumberFeature } from './likeness.sql.ts';

export interface Typed {
  readonly name: string;
  readonly pinyin: string;
  readonly hospitalId: string | undefined;
  readonly departmentName: string | undefined;
  readonly sex: string | undefined;
  readonly titleCode: string | undefined;
  readonly birthYear: number | undefined;
  readonly workingSince: number | undefined;
  readonly numbers: Readonly<Partial<Record<NumberFeature, Buffer>>>;
}

/** Of each way to find someone at most so many are compared. */
const MOST = 200;

/**
 * Of a doctor outside the viewer's own range only name and place are compared, which say how many there are; a shared doctor counts as
 * outside, because a share lets look and never reveal.
 */
function pairs(sql: Sql, viewer: Viewer, typed: Typed): Fragment {
  const { name, pinyin, hospitalId = null, departmentName = null } = typed;
  const own = sql`d.enterprise_id = app.enterprise_id() and (d.is_enabled or d.archived_at is not null)`;
  const found = sql`select d.id from doctors d where ${own}`;
  const numbers = Object.values(typed.numbers).map((number) => number.toString('hex'));
  const inRange = doctorScope(sql, byOwnRange(viewer));
  const ofOwn = (column: Fragment): Fragment => sql`case when d.is_own then ${column} end`;
  return sql`(select 0::bigint as id, ${name}::text as name, ${pinyin}::text as pinyin, ${hospitalId}::bigint as hospital_id,
      ${departmentName}::text as department_name,
      (select s.code from standard_departments s where s.name = ${departmentName} or s.en_name = ${departmentName} order by s.code limit 1) as department_code,
      ${typed.sex ?? null}::text as sex, ${typed.birthYear ?? null}::int as birth_year, ${typed.workingSince ?? null}::int as working_since,
      ${typed.titleCode ?? null}::text as title_code, null::text as email) a
    left join hospitals ha on ha.enterprise_id = app.enterprise_id() and ha.id = a.hospital_id
    join (
      (${found} and d.name = ${name} limit ${MOST})
      union (${found} and d.pinyin = ${pinyin} and d.city_code = (select h.city_code from hospitals h where h.id = ${hospitalId}::bigint) limit ${MOST})
      union (${found} and d.hospital_id = ${hospitalId}::bigint and (d.pinyin = ${pinyin} or d.name_2 = ${name.slice(1)}) limit ${MOST})
      union (${found} and d.hospital_id = ${hospitalId}::bigint and d.name ~>=~ ${name.slice(0, 1)} and d.name ~<~ ${`${name.slice(0, 1)}\u{10FFFF}`} limit ${MOST})
      union select d.id from personal_values p join doctors d on d.enterprise_id = p.enterprise_id and d.id = p.row_id
        where p.enterprise_id = app.enterprise_id() and p.table_name = 'doctors' and ${inRange}
        and p.search_number = any(array(select decode(n, 'hex') from unnest(${numbers}::text[]) n))
    ) c on true
    join lateral (
      select d.enterprise_id, d.id, d.name, d.pinyin, d.hospital_id, d.department_name, d.department_code, null::text as email, ${ofOwn(sql`d.sex`)} as sex,
        ${ofOwn(sql`d.title_code`)} as title_code, ${ofOwn(sql`d.birth_year`)} as birth_year, ${ofOwn(sql`d.working_since`)} as working_since
      from (select d.*, ${inRange} as is_own from doctors d where d.enterprise_id = app.enterprise_id() and d.id = c.id) d
      where d.is_enabled or d.archived_at is not null
    ) b on true
    join hospitals hb on hb.enterprise_id = b.enterprise_id and hb.id = b.hospital_id`;
}

export interface Likely {
  readonly doctors: LikelyDoctor[];
  readonly hidden: number;
}

/** Those with at least `least` points; of those outside the viewer's range only how many there are. */
export async function selectLikely(
  sql: Sql,
  viewer: Viewer,
  { typed, least, most, language }: { typed: Typed; least: number; most: number; language: 'zh' | 'en' },
): Promise<Likely> {
  const names = doctorNames(sql, language);
  const owners = sql`array(select ${names.owner} from doctor_owners o join users u on u.id = o.user_id and u.enterprise_id = o.enterprise_id
    where o.doctor_id = d.id order by o.id)`;
  // What the numbers of a person count is added after this: nobody is let go too early.
  const compared = likeness(sql, {
    pairs: pairs(sql, viewer, typed),
    least: -100,
    numbers: { ...typed.numbers, mayCompare: doctorScope(sql, byOwnRange(viewer)) },
  });
  const [row] = await sql<[Likely]>`
    with alike as materialized (select * from (${compared}) s where s.score >= ${least} order by s.score desc, s.right_id limit ${most}),
    seen as (
      select s.score, s.verdicts, d.* from alike s join doctors d on d.enterprise_id = app.enterprise_id() and d.id = s.right_id
      where ${doctorScope(sql, viewer)}
    )
    select (select count(*) from alike)::int - (select count(*) from seen)::int as hidden,
      coalesce((select json_agg(json_build_object('id', d.id::text, 'doctorName', ${names.doctor}, 'doctorTitle', ${names.title},
        'hospital', ${names.hospital}, 'department', ${names.department}, 'city', ${names.city},
        'maskedPhone', ${governed(sql, viewer, 'doctor.phone', sql`d.masked_phone`, sql`null`)},
        'owners', ${governed(sql, viewer, 'doctor.owners', owners, sql`'{}'::text[]`)},
        'isMine', exists (select from doctor_owners o where o.doctor_id = d.id and o.user_id = ${viewer.id}),
        'isVerified', d.is_verified, 'isArchived', d.archived_at is not null, 'score', d.score, 'verdicts', d.verdicts)
        order by d.score desc, d.id)
        from seen d join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
        left join standard_titles t on t.code = d.title_code left join regions c on c.code = d.city_code), '[]') as doctors`;
  return row;
}

/** Doctors in the viewer's own range, not archived, who have the number. */
export async function selectOwnByNumber(
  sql: Sql,
  viewer: Viewer,
  number: Buffer,
): Promise<{ id: string; name: string }[]> {
  return sql<{ id: string; name: string }[]>`
    select d.id::text as id, d.name from personal_values p
    join doctors d on d.enterprise_id = p.enterprise_id and d.id = p.row_id and d.is_enabled
    where p.enterprise_id = app.enterprise_id() and p.table_name = 'doctors' and p.field = 'PHONE'
      and p.search_number = decode(${number.toString('hex')}, 'hex') and ${doctorScope(sql, byOwnRange(viewer))}
    order by d.id`;
}
