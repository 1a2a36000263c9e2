// Figures that follow from the work with a doctor, and the shape in which rooms tell of that work.
import { type Fragment, json, type Sql } from '../../../platform/db/index.ts';

/**
 * What the lines of one table say that doctors did. `acts` selects, from all lines of the enterprise that count now, the columns
 * doctor_id, user_id (of ours; null), at, channel, action, subject, duration_seconds and source_id (of the line): at most one act of
 * a kind for each doctor of a line. Channel and action are values of the dictionaries interactionChannel and interactionAction.
 */
export interface ActSource {
  /** The table; `touchDoctors` names it. */
  readonly source: string;
  readonly acts: (sql: Sql) => Fragment;
}

export interface WeeklyActivity {
  readonly doctorId: string;
  /** Twelve counts, oldest first. */
  readonly weeks: readonly number[];
}

export async function updateWeeklyActivity(sql: Sql, activity: readonly WeeklyActivity[]): Promise<void> {
  if (activity.length === 0) return;
  const rows = activity.toSorted((a, b) => Number(a.doctorId) - Number(b.doctorId));
  await sql`
    update doctors d set weekly_activity = n.weeks
    from jsonb_to_recordset(${json(sql, rows)}) as n("doctorId" bigint, weeks smallint[])
    where d.enterprise_id = app.enterprise_id() and d.id = n."doctorId" and d.weekly_activity is distinct from n.weeks`;
}

/** Doctors from one id to another, both included. */
export interface DoctorRange {
  readonly from: string;
  readonly to: string;
}

export async function selectRanges(sql: Sql, most: number): Promise<DoctorRange[]> {
  return sql<DoctorRange[]>`
    select min(id)::text as "from", max(id)::text as "to"
    from (select id, (row_number() over (order by id) - 1) / ${most}::int as part from doctors where enterprise_id = app.enterprise_id()) x
    group by part order by part`;
}
