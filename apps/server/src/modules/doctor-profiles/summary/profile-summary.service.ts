// What the head and the rail of the profile show beside the doctor's basics (product 3.3).
import type { ProfileSummary } from '@yijian/contract/doctor-profiles';
import { doctorErrors } from '@yijian/contract/doctors';
import { findDoctorInScope } from '../../doctors/index.ts';
import { isAllowed, ruleOf } from '../../../platform/auth/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectOwners, selectTallies, selectTasks } from './profile-summary.sql.ts';

const TASKS_SHOWN = 3;

export async function findProfileSummary(context: Context, id: string): Promise<ProfileSummary> {
  const { sql, user, language, clock } = context;
  if ((await findDoctorInScope(context, id)) === undefined) throw fail(doctorErrors.notFound);
  const today = dayInShanghai(clock.now());
  const readsOwners = ruleOf(user, 'doctor.owners') === 'READ';
  const readsTasks = isAllowed(user, 'task:tasks:read');
  const [owners, tasks, tallies] = await Promise.all([
    readsOwners ? selectOwners(sql, { doctorId: id, language }) : [],
    readsTasks ? selectTasks(sql, { doctorId: id, user, language, today, limit: TASKS_SHOWN }) : [],
    selectTallies(sql, id),
  ]);
  return {
    owners,
    tasks: tasks.map(({ id: taskId, title, dueOn, isOverdue }) => ({ id: taskId, title, dueOn, isOverdue })),
    openTasks: tasks[0]?.total ?? 0,
    ...tallies,
  };
}
