// A hospital as the bench shows it: in a pair, in a comparison.
import { named, type Fragment, type Sql } from '../../../platform/db/index.ts';

/** {id, name, place, level, type, doctorCount, lastVisitAt} of the hospital with this id; nothing around it may be called `x`. */
export const hospitalSide = (sql: Sql, language: 'zh' | 'en', id: Fragment): Fragment => sql`(
  select json_build_object('id', x.id::text, 'name', ${named(sql, language, 'x')},
    'place', coalesce((select string_agg(${named(sql, language, 'r')}, ' · ' order by r.level) from regions r where r.code in (x.city_code, x.county_code)), ''),
    'level', x.level, 'type', x.type, 'doctorCount', x.doctor_count, 'lastVisitAt', x.last_visit_at)
  from hospitals x where x.enterprise_id = app.enterprise_id() and x.id = ${id})`;
