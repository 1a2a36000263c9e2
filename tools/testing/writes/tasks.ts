// Valid examples of what the room of tasks and plans writes.
import { planEndpoints as plans, taskEndpoints as tasks } from '@yijian/contract/tasks';
import { shanghaiDay } from '../days.ts';
import type { Desk } from './desk.ts';

/** The Monday of this week and the one after. */
function mondays(): { from: string; to: string } {
  const sinceMonday = (new Date(Date.now() + 8 * 3_600_000).getUTCDay() + 6) % 7;
  return { from: shanghaiDay(-sinceMonday), to: shanghaiDay(7 - sinceMonday) };
}

export async function writeTasks({ as, write, userId }: Desk): Promise<void> {
  const manager = await as('zhou.minxing');
  const rep = await as('chen.yizhou');
  const friend = await as('qi.wangshu');
  const draft = { title: '写入任务', type: 'FOLLOW_UP', dueOn: shanghaiDay(8), checklist: [{ text: '第一步' }] };
  const { id } = await write(manager, tasks.create, { body: { ...draft, assigneeId: await userId('chen.yizhou') } });
  const params = { id };
  await write(rep, tasks.update, { params, body: { ...draft, important: true, version: 1 } });
  await write(rep, tasks.move, { params, body: { dueOn: shanghaiDay(9), version: 2 } });
  await write(rep, tasks.check, { params, body: { item: 0, isDone: true, version: 3 } });
  await write(rep, tasks.watch, { params, body: { watch: true } });
  await write(rep, tasks.start, { params });
  await write(rep, tasks.complete, { params, body: { outcome: '已完成' } });
  await write(manager, tasks.reopen, { params, body: { reason: '还缺资料' } });
  await write(rep, tasks.shiftMany, {
    body: { ids: [id], toUserId: await userId('qi.wangshu'), reason: '本周外出' },
  });
  await write(friend, tasks.refuse, { params, body: { reason: '不在我的辖区' } });
  await write(manager, tasks.closeMany, { body: { ids: [id], reason: '不再需要' } });
  await write(rep, tasks.create, { body: { ...draft, dueOn: mondays().from } });
  await write(rep, plans.copyWeek, { body: mondays() });
}
