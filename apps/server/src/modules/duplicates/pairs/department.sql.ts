// The department of a doctor where two are told apart: what is written at the hospital stays in sight beside the standard name.
import type { Fragment, Sql } from '../../../platform/db/index.ts';

/** Of `d` (doctors): 精神科门诊, or Psychiatry (精神科门诊), or Psychiatry where it is written as the standard has it. */
export function departmentAsWritten(sql: Sql, language: 'zh' | 'en'): Fragment {
  if (language === 'zh') return sql`d.department_name`;
  return sql`coalesce((select case when s.name = d.department_name then s.en_name else s.en_name || ' (' || d.department_name || ')' end
    from standard_departments s where s.code = d.department_code), d.department_name)`;
}
