// The radar of a doctor: four axes of the ranking within the department, beside the middle of the same tier (product 3.3).
import type { StandingAnswer } from '@yijian/contract/doctor-profiles';
import { doctorErrors } from '@yijian/contract/doctors';
import { findDoctorInScope } from '../../doctors/index.ts';
import { findStanding } from '../../opinion-leaders/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { axesOf } from './standing.policy.ts';
import { selectDepartment } from './standing.sql.ts';

/** Of the ranking as well. */
const YEARS = 5;

export async function findDoctorStanding(context: Context, id: string): Promise<StandingAnswer> {
  const { sql, language, clock } = context;
  if ((await findDoctorInScope(context, id)) === undefined) throw fail(doctorErrors.notFound);
  const department = await selectDepartment(sql, id, language);
  if (department === undefined) return { standing: null };
  const to = Number(dayInShanghai(clock.now()).slice(0, 4));
  const from = to - YEARS + 1;
  const place = await findStanding(context, { doctorId: id, area: department.code, from, to });
  if (place === undefined) return { standing: null };
  const { row, population, peers } = place;
  return {
    standing: {
      department: department.name,
      from,
      to,
      rank: row.rank,
      population,
      tier: row.tier,
      peers: peers.count,
      axes: axesOf(row.components, peers.median),
    },
  };
}
