// Processes of the hero on their way: made by the interpreter itself at dates before today (product: workflow).
import {
  approveTask,
  cancelInstance,
  rejectTask,
  startWorkflow,
} from '../../../../apps/server/src/modules/workflows/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, findActor, findOpenTask, type ActingContext, type ActingUser } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';

interface Act {
  readonly what: 'approve' | 'reject' | 'cancel';
  readonly daysAgo: number;
  readonly comment: string;
}

interface Process {
  readonly title: string;
  readonly daysAgo: number;
  readonly rows: number;
  readonly resource: 'doctors' | 'hospitals' | 'visits';
  readonly reason: string;
  readonly isDraft?: boolean;
  readonly acts: readonly Act[];
}

const agreed = (daysAgo: number, comment: string): Act => ({ what: 'approve', daysAgo, comment });

const processes: readonly Process[] = [
  {
    title: '季度拜访复盘导出',
    daysAgo: 24,
    rows: 12_000,
    resource: 'visits',
    reason: '季度区域复盘，需要全部拜访明细',
    acts: [agreed(23, '同意，注意保密'), { what: 'reject', daysAgo: 21, comment: '范围过大，请按城市拆分后再申请' }],
  },
  {
    title: '杭州医院名单核对',
    daysAgo: 15,
    rows: 6_000,
    resource: 'hospitals',
    reason: '与经销商核对医院名单',
    acts: [{ what: 'cancel', daysAgo: 14, comment: '经销商已提供名单' }],
  },
  {
    title: '年度学术会议邀请名单',
    daysAgo: 3,
    rows: 8_000,
    resource: 'doctors',
    reason: '准备年度学术会议的邀请名单',
    acts: [agreed(2, '同意')],
  },
  {
    title: '全国医生主数据抽样',
    daysAgo: 2,
    rows: 30_000,
    resource: 'doctors',
    reason: '配合数据管理员抽样检查',
    acts: [agreed(1, '同意，请合规把关')],
  },
  { title: '本月拜访明细', daysAgo: 1, rows: 5_600, resource: 'visits', reason: '月度例会材料', acts: [] },
  { title: '本月协访记录', daysAgo: 1, rows: 5_200, resource: 'visits', reason: '协访质量回顾', acts: [] },
  { title: '重点医院清单', daysAgo: 1, rows: 7_000, resource: 'hospitals', reason: '', isDraft: true, acts: [] },
];

interface Desk {
  readonly enterpriseId: string;
  readonly today: string;
  /** Login of the one who starts them. */
  readonly hero: string;
}

export async function storeWorkflows(tx: Transaction, { enterpriseId, today, hero }: Desk): Promise<void> {
  const starter = await findActor(tx, { login: hero });
  for (const [index, one] of processes.entries()) {
    const at = (daysAgo: number, minute: number): Date =>
      new Date(momentOf(addDays(today, -daysAgo), minute + index * 7));
    const as: As = (user, when) => actAs(tx, { enterpriseId, user, when });
    const form = { resource: one.resource, rows: one.rows, ...(one.reason === '' ? {} : { reason: one.reason }) };
    const body = {
      definitionKey: 'export-approval',
      title: one.title,
      form,
      selected: {},
      isDraft: one.isDraft ?? false,
    };
    const { id } = await startWorkflow(as(starter, at(one.daysAgo, 560)), body);
    for (const { what, daysAgo, comment } of one.acts) {
      const when = at(daysAgo, 640);
      if (what === 'cancel') await cancelInstance(as(starter, when), { id, reason: comment });
      else await decide(as, tx, { id, what, when, comment });
    }
  }
  // Nobody is told anew of what lies in the past.
  await tx`delete from outbox_events where topic like 'workflows.%'`;
}

interface Decision {
  readonly id: string;
  readonly what: 'approve' | 'reject';
  readonly when: Date;
  readonly comment: string;
}

type As = (user: ActingUser, when: Date) => ActingContext;

async function decide(as: As, tx: Transaction, { id, what, when, comment }: Decision): Promise<void> {
  const task = await findOpenTask(tx, id);
  const context = as(await findActor(tx, { id: task.userId }), when);
  const body = { comment, attachments: [] };
  await (what === 'approve' ? approveTask(context, { id: task.id, body }) : rejectTask(context, { id: task.id, body }));
}
