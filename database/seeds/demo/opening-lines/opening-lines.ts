// Opening lines of the demo in every state, made by the product's own steps at dates before today.
import {
  addOpeningLine,
  openingLineEffects,
  submitOpeningLine,
  withdrawOpeningLine,
} from '../../../../apps/server/src/modules/opening-lines/index.ts';
import { approveTask, offerEffects } from '../../../../apps/server/src/modules/workflows/index.ts';
import type { NewOpeningLine } from '../../../../packages/contract/src/opening-lines/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, findActor, findOpenTask, type ActingContext, type ActingUser } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';

interface Desk {
  readonly enterpriseId: string;
  readonly today: string;
}

interface SeedLine extends Pick<NewOpeningLine, 'channel' | 'language' | 'words'> {
  /** Days before today on which it was written. */
  readonly daysAgo: number;
  /** Days from today until its last day. */
  readonly daysLeft: number;
  readonly until: 'DRAFT' | 'IN_REVIEW' | 'APPROVED' | 'WITHDRAWN';
}

const lines: readonly SeedLine[] = [
  {
    channel: 'MAIL',
    language: 'zh',
    words: '{surname}{title}，您好：近期整理了一篇与临床用药相关的内容，供您参考。',
    daysAgo: 250,
    daysLeft: 110,
    until: 'APPROVED',
  },
  {
    channel: 'MAIL',
    language: 'zh',
    words: '{surname}{title}，您好，我是{sender}。下面这篇内容或许对您的门诊有帮助：',
    daysAgo: 240,
    daysLeft: 120,
    until: 'APPROVED',
  },
  {
    channel: 'MAIL',
    language: 'en',
    words: 'Dear Dr {surname}, this is {sender}. The following article may be of use in your practice.',
    daysAgo: 120,
    daysLeft: 200,
    until: 'APPROVED',
  },
  {
    channel: 'SMS',
    language: 'zh',
    words: '{surname}{title}您好，我是{sender}，',
    daysAgo: 240,
    daysLeft: 120,
    until: 'APPROVED',
  },
  {
    channel: 'WECOM',
    language: 'zh',
    words: '老师您好，上次交流时您关心的话题，这篇文章作了梳理，',
    daysAgo: 240,
    daysLeft: 110,
    until: 'APPROVED',
  },
  // Its last day was a week ago.
  {
    channel: 'SMS',
    language: 'zh',
    words: '{surname}{title}您好，新指南已发布，',
    daysAgo: 340,
    daysLeft: -7,
    until: 'APPROVED',
  },
  {
    channel: 'MAIL',
    language: 'zh',
    words: '{surname}{title}，您好：本品为同类最佳，',
    daysAgo: 200,
    daysLeft: 90,
    until: 'WITHDRAWN',
  },
  {
    channel: 'WECOM',
    language: 'zh',
    words: '老师您好，冬季是高发季节，',
    daysAgo: 3,
    daysLeft: 90,
    until: 'IN_REVIEW',
  },
  {
    channel: 'SMS',
    language: 'zh',
    words: '{surname}{title}您好，分享一篇病例，',
    daysAgo: 1,
    daysLeft: 180,
    until: 'DRAFT',
  },
];

export async function storeOpeningLines(tx: Transaction, { enterpriseId, today }: Desk): Promise<void> {
  offerEffects(openingLineEffects);
  const [marketing, compliance] = [await findActor(tx, { role: 'MKT' }), await findActor(tx, { role: 'COMP' })];
  // An enterprise without marketing and compliance has nobody who may review.
  if (marketing.id === compliance.id) return;
  const as = (user: ActingUser, daysAgo: number): ActingContext =>
    actAs(tx, { enterpriseId, user, when: new Date(momentOf(addDays(today, -daysAgo), 640)) });
  for (const { daysAgo, daysLeft, until, ...line } of lines) {
    const draft = { ...line, expiresOn: addDays(today, daysLeft) };
    const { id } = await addOpeningLine(as(marketing, daysAgo), draft);
    if (until === 'DRAFT') continue;
    await submitOpeningLine(as(marketing, daysAgo), id);
    if (until === 'IN_REVIEW') continue;
    await approve(tx, as, { id, daysAgo: daysAgo - 2 });
    if (until === 'WITHDRAWN')
      await withdrawOpeningLine(as(compliance, 30), { id, reason: '“同类最佳”没有依据，不得使用' });
  }
  // Nobody is told anew of what lies in the past.
  await tx`delete from outbox_events where topic like 'workflows.%' or topic = 'opening-lines.withdrawn'`;
  await tx`delete from notices where enterprise_id = app.enterprise_id() and kind = 'opening-lines.reviewed'`;
}

type As = (user: ActingUser, daysAgo: number) => ActingContext;

/** Medical and compliance agree, a day after each other. */
async function approve(tx: Transaction, as: As, { id, daysAgo }: { id: string; daysAgo: number }): Promise<void> {
  const [row] = await tx<{ instanceId: string }[]>`
    select instance_id::text as "instanceId" from opening_lines where enterprise_id = app.enterprise_id() and id = ${id}`;
  for (const later of [0, 1]) {
    const task = await findOpenTask(tx, row!.instanceId);
    const reviewer = await findActor(tx, { id: task.userId });
    await approveTask(as(reviewer, daysAgo - later), { id: task.id, body: { comment: '同意', attachments: [] } });
  }
}
