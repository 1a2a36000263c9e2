// Texts of records in the language of the reader: departments by the standard ones, brands by the products of the enterprise.
import { drugSpellings } from '@yijian/contract/treatment-records';
import { anywhere, type Fragment, type Sql } from '../../platform/db/index.ts';

type Language = 'zh' | 'en';

export const departmentName = (sql: Sql, language: Language, column: Fragment): Fragment =>
  language === 'zh'
    ? column
    : sql`coalesce((select nullif(s.en_name, '') from standard_departments s where s.name = ${column} order by s.code limit 1), ${column})`;

/** Generic names are put into the language by `drugIn`. */
export const brandName = (sql: Sql, language: Language, column: Fragment): Fragment =>
  language === 'zh'
    ? column
    : sql`coalesce((select nullif(b.en_name, '') from products b where b.enterprise_id = app.enterprise_id() and b.name = ${column}
        order by b.id limit 1), ${column})`;

export const isDepartment = (
  sql: Sql,
  part: string,
  column: Fragment,
): Fragment => sql`(${column} ilike ${anywhere(part)}
  or ${column} = any(array(select s.name from standard_departments s where s.en_name ilike ${anywhere(part)})))`;

export const isDrug = (sql: Sql, part: string, column: Fragment): Fragment => sql`(
  ${column} ilike any(${drugSpellings(part).map(anywhere)}::text[])
  or ${column} = any(array(select b.name from products b where b.enterprise_id = app.enterprise_id() and b.en_name ilike ${anywhere(part)})))`;
