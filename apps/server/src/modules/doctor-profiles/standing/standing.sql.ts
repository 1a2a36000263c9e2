// The standard department of a doctor.
import { named, type Sql } from '../../../platform/db/index.ts';

export async function selectDepartment(
  sql: Sql,
  doctorId: string,
  language: 'zh' | 'en',
): Promise<{ code: string; name: string } | undefined> {
  const [row] = await sql<{ code: string; name: string }[]>`
    select s.code, ${named(sql, language, 's')} as name from doctors d join standard_departments s on s.code = d.department_code
    where d.enterprise_id = app.enterprise_id() and d.id = ${doctorId}`;
  return row;
}
