// The three figures of the last visit to a doctor, as the caller may know them (product 3.7).
import { visitErrors, type LastVisits } from '@yijian/contract/visits';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { findDoctorInScope } from '../../doctors/index.ts';
import { leadingOf, seesMedicalNotes } from '../visits.policy.ts';
import { selectLastVisits } from './last-visits.sql.ts';

export async function findLastVisits(context: Context, doctorId: string): Promise<LastVisits> {
  const { sql, user } = context;
  if ((await findDoctorInScope(context, doctorId)) === undefined) throw fail(visitErrors.doctorNotFound);
  const own = user.organizationId === undefined ? [] : [user.organizationId];
  const teamIds = leadingOf(user) === 'NOBODY' ? own : [...user.teamOrganizationIds, ...own];
  const row = await selectLastVisits(sql, { doctorId, userId: user.id, teamIds, seesMedical: seesMedicalNotes(user) });
  const text = (at: Date | null): string | null => at?.toISOString() ?? null;
  return { own: text(row.own), team: text(row.team), anyone: text(row.anyone), isHidden: row.isHidden };
}
