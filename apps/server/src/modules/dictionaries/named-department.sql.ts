// The department of a doctor in the reader's language: as the hospital writes it, in English by its standard name where it has one.
import type { Fragment, Sql } from '../../platform/db/index.ts';

/** Of a table with `department_name` and `department_code`. */
export function namedDepartment(sql: Sql, language: 'zh' | 'en', alias: string): Fragment {
  const [written, code] = [sql`${sql(`${alias}.department_name`)}`, sql`${sql(`${alias}.department_code`)}`];
  if (language === 'zh') return written;
  return sql`coalesce((select nullif(s.en_name, '') from standard_departments s where s.code = ${code}), ${written})`;
}
