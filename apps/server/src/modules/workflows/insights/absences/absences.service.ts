// Out of office: who may need a deputy, whom, why; one step to a standing delegation by the rules all of them keep.
import type { Absence, StandIn } from '@yijian/contract/workflows';
import { notify } from '../../../notifications/index.ts';
import type { Context } from '../../../../platform/http/index.ts';
import { delegate } from '../../delegations/delegations.service.ts';
import { secondsBetween } from '../../../open-decisions/index.ts';
import { reachOf } from '../reach.policy.ts';
import { bestOf, reasonsOf } from './absences.policy.ts';
import { selectBusy, selectDeputies, type BusyRow, type DeputyRow } from './absences.sql.ts';

export async function listAbsences(context: Context): Promise<{ content: Absence[] }> {
  const now = context.clock.now();
  const busy = await selectBusy(context.sql, { now, reach: reachOf(context.user) });
  const away = busy.filter((row) => reasonsOf(row, now).length > 0);
  return { content: await withDeputies(context, away) };
}

/** The caller alone, whether or not there is a reason: anybody may go on holiday. */
export async function findOwnAbsence(context: Context): Promise<{ absence: Absence | null }> {
  const busy = await selectBusy(context.sql, { userId: context.user.id, now: context.clock.now() });
  const [absence] = await withDeputies(context, busy);
  return { absence: absence ?? null };
}

async function withDeputies(context: Context, busy: readonly BusyRow[]): Promise<Absence[]> {
  if (busy.length === 0) return [];
  const now = context.clock.now();
  const rows = await selectDeputies(context.sql, { principalIds: busy.map(({ id }) => id), now });
  return busy.map(({ id, oldestAt, lastSeenAt, organization, enOrganization, ...row }) => ({
    ...row,
    organization: context.language === 'en' && enOrganization !== '' ? enOrganization : organization,
    oldestSeconds: secondsBetween(oldestAt, now),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    reasons: reasonsOf({ slowTasks: row.slowTasks, oldestAt, lastSeenAt }, now),
    deputies: bestOf(rows.filter(({ principalId }) => principalId === id)).map(shownDeputy),
  }));
}

function shownDeputy(row: DeputyRow): Absence['deputies'][number] {
  const { principalId: _, lastSeenAt, ...deputy } = row;
  return { ...deputy, lastSeenAt: lastSeenAt?.toISOString() ?? null };
}

/** Both are told: nobody finds out by chance that somebody decides for them. */
export async function delegateFor(context: Context, { principalId, ...body }: StandIn): Promise<{ id: string }> {
  const kept = await delegate(context, { principalId, body });
  const { firstName } = context.user;
  const told = {
    kind: 'workflows.delegated' as const,
    title: { zh: '管理员设置了审批委托', en: 'An administrator set up a standing delegation' },
    body: { zh: `${firstName}：${body.reason}`, en: `${firstName}: ${body.reason}` },
    path: '/taskManager/task/todo',
  };
  for (const userId of [principalId, body.delegateId]) await notify(context, { ...told, userId });
  return kept;
}
