// Which kinds of the timeline a reader may see: what the room of each asks for.
import { TimelineKind } from '@yijian/contract/doctor-profiles';
import { isAllowed, ruleOf, type SessionUser } from '../../platform/auth/index.ts';

const asks: Readonly<Partial<Record<TimelineKind, string>>> = {
  VISIT: 'customer:visits:read',
  TASK: 'task:tasks:read',
  MEETING: 'meeting:meetings:read',
  CHANGE: 'customer:doctors:read',
};

export function kindsFor(user: SessionUser, wanted: readonly TimelineKind[] | undefined): TimelineKind[] {
  return TimelineKind.options.filter((kind) => {
    if (wanted !== undefined && wanted.length > 0 && !wanted.includes(kind)) return false;
    if (kind === 'TAG' && ruleOf(user, 'doctor.tags') !== 'READ') return false;
    const permission = asks[kind];
    return permission === undefined || isAllowed(user, permission);
  });
}
