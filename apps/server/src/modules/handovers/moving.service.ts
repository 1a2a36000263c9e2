// Moves the records of a handover, some thousands at a time, and tells the receivers.
import { joined } from '@yijian/contract/core';
import type { HandoverKind } from '@yijian/contract/handovers';
import { notify } from '../notifications/index.ts';
import type { Context } from '../../platform/http/index.ts';
import type { HandoverDoor } from './handover-doors.sql.ts';
import { inOrder } from './handovers.policy.ts';
import { actAs, insertMoved, lockHandover, selectGiver, selectHandover, updateDone } from './handovers.sql.ts';

const PORTION = 2_000;

interface Work {
  readonly doors: readonly HandoverDoor[];
  readonly id: string;
}

/** Within the transaction of the caller. */
export async function carryOut(context: Context, work: Work): Promise<void> {
  while ((await moveSome(context, work)) > 0);
  await finish(context, work.id);
}

/** Portion by portion, each in a transaction of its own, so that progress shows; begins again where it stopped. */
export async function carryOutInPortions(context: Context, work: Work): Promise<void> {
  let moved: number;
  do {
    moved = await context.transaction(async (inner) => {
      await actAs(inner.sql, context.user.id);
      return moveSome(inner, work);
    });
  } while (moved > 0);
  await context.transaction(async (inner) => {
    await actAs(inner.sql, context.user.id);
    return finish(inner, work.id);
  });
}

/** Moves a portion of the first assignment that has any left; 0 when nothing is left or it has ended. */
async function moveSome(context: Context, { doors, id }: Work): Promise<number> {
  const stored = await lockHandover(context.sql, id);
  if (stored?.state !== 'RUNNING') return 0;
  for (const { kind, toUserId: to, regionCodes, isPicked } of inOrder(stored.assignments)) {
    const door = doors.find((one) => one.kind === kind);
    const taken = { from: stored.fromUserId, to, regionCodes, limit: PORTION };
    const rows = (await door?.move(context, { ...taken, pickedBy: isPicked ? id : undefined })) ?? [];
    if (rows.length === 0) continue;
    await insertMoved(context.sql, { id, kind, to, rows });
    return rows.length;
  }
  return 0;
}

async function finish(context: Context, id: string): Promise<void> {
  const stored = await lockHandover(context.sql, id);
  if (stored?.state !== 'RUNNING') return;
  await updateDone(context.sql, id);
  const row = (await selectHandover(context.sql, id, 'zh'))!;
  const giver = await selectGiver(context.sql, row.fromUserId, 'en');
  for (const userId of new Set(row.receipt.map(({ toUserId }) => toUserId))) {
    const parts = row.receipt.filter(({ toUserId }) => toUserId === userId);
    const list = (language: 'zh' | 'en') =>
      joined(
        parts.map(({ kind, count }) => `${words[kind][language]} ${count}`),
        language,
      );
    await notify(context, {
      userId,
      kind: 'handovers.received',
      title: { zh: `您接收了 ${row.fromName} 的交接`, en: `You have taken over from ${giver ?? row.fromName}` },
      body: { zh: list('zh'), en: list('en') },
      path: '/customer/doctorTeamManager/focusCustomer',
    });
  }
}

const words: Readonly<Record<HandoverKind, { zh: string; en: string }>> = {
  doctors: { zh: '医生', en: 'doctors' },
  hospitals: { zh: '医院', en: 'hospitals' },
  follows: { zh: '关注', en: 'follows' },
  contacts: { zh: '企微联系人', en: 'chat contacts' },
  bindings: { zh: '联系人绑定', en: 'bound contacts' },
  visits: { zh: '拜访计划', en: 'planned visits' },
  tasks: { zh: '未完成任务', en: 'open tasks' },
  verifications: { zh: '未完成核验', en: 'open verifications' },
  meetings: { zh: '会议', en: 'meetings' },
  workflowTasks: { zh: '待办审批', en: 'decisions to make' },
  savedSearches: { zh: '保存的视图', en: 'saved views' },
  shares: { zh: '共享', en: 'shares' },
  organizations: { zh: '负责的组织', en: 'led organizations' },
  roles: { zh: '角色', en: 'roles' },
};
