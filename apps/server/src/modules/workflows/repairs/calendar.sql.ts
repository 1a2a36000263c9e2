// Days that are not what their weekday says.
import type { Holidays } from '@yijian/contract/workflows';
import type { Sql } from '../../../platform/db/index.ts';

export function selectCalendar(sql: Sql): Promise<{ day: string; isWorking: boolean; name: string }[]> {
  return sql<{ day: string; isWorking: boolean; name: string }[]>`
    select day, is_working as "isWorking", name from workflow_holidays where enterprise_id = app.enterprise_id() order by day`;
}

/** Puts the days in place of those of the same dates. */
export async function upsertDays(sql: Sql, days: Holidays['days']): Promise<void> {
  if (days.length === 0) return;
  await sql`
    insert into workflow_holidays (day, is_working, name)
    select * from unnest(${days.map(({ day }) => day)}::date[], ${days.map(({ isWorking }) => String(isWorking))}::text[]::boolean[], ${days.map(({ name }) => name)}::text[])
    on conflict (enterprise_id, day) do update set is_working = excluded.is_working, name = excluded.name`;
}
