// Statements of open calls: hospitals by name, with nothing of who works there.
import { hospitalNameCondition } from '../../hospitals/index.ts';
import { named, type Sql } from '../../../platform/db/index.ts';

export interface FoundHospital {
  readonly id: string;
  readonly name: string;
  readonly cityName: string;
}

/** Those whose name begins with the words first, then the shortest. */
export async function selectHospitalsByName(
  sql: Sql,
  { keyword, language, most }: { keyword: string; language: 'zh' | 'en'; most: number },
): Promise<FoundHospital[]> {
  return sql<FoundHospital[]>`
    select h.id, ${named(sql, language, 'h')} as name, coalesce(${named(sql, language, 'r')}, '') as "cityName"
    from hospitals h left join regions r on r.code = h.city_code
    where h.enterprise_id = app.enterprise_id() and h.is_enabled and ${hospitalNameCondition(sql, keyword)}
    order by starts_with(h.name, ${keyword}) desc, char_length(h.name), h.pinyin, h.id limit ${most}`;
}

export async function selectHospitalExists(sql: Sql, id: string): Promise<boolean> {
  const rows =
    await sql`select id from hospitals where enterprise_id = app.enterprise_id() and id = ${id} and is_enabled`;
  return rows.length === 1;
}
