// Who met a doctor last: the viewer, the viewer's team, anyone. The one place that says what the three figures mean (product 3.7).
import type { Sql } from '../../../platform/db/index.ts';
import { isMet } from '../figures/figures.sql.ts';

export interface LastAsked {
  readonly doctorId: string;
  readonly userId: string;
  /** Organisations whose visits are those of the team: what the viewer leads, or the one the viewer works in. */
  readonly teamIds: readonly string[];
  readonly seesMedical: boolean;
}

export interface LastRow {
  readonly own: Date | null;
  readonly team: Date | null;
  readonly anyone: Date | null;
  /** The last of anyone's is one of medical affairs, which the viewer may not read. */
  readonly isHidden: boolean;
}

/**
 * Visits that met the doctor alone. Own: made by the viewer. Team: made by the viewer or in the team's organisations, without those of
 * medical affairs where the viewer may not read them. Anyone: all of them, hidden ones as well.
 */
export async function selectLastVisits(
  sql: Sql,
  { doctorId, userId, teamIds, seesMedical }: LastAsked,
): Promise<LastRow> {
  const [row] = await sql<[LastRow]>`
    select max(v.starts_at) filter (where v.user_id = ${userId}) as own,
      max(v.starts_at) filter (where v.user_id = ${userId} or (v.organization_id = any(${teamIds as string[]}::bigint[])
        and (${seesMedical} or not v.is_medical))) as team,
      max(v.starts_at) as anyone,
      coalesce((array_agg(v.is_medical and v.user_id <> ${userId} and not ${seesMedical} order by v.starts_at desc, v.id desc))[1], false) as "isHidden"
    from visits v where v.enterprise_id = app.enterprise_id() and v.doctor_id = ${doctorId} and ${isMet(sql)}`;
  return row;
}
