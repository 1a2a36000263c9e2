// Funnels that marketing shares, and the activities of a year, made by the product's own services (product 3.17, 3.18).
import type { EventMatch, FunnelDraft } from '@yijian/contract/sales-funnels';
import type { ActivityDraft } from '@yijian/contract/market-activities';
import { addActivity, addActivitySends } from '../../../../apps/server/src/modules/market-activities/index.ts';
import { addFunnel, addHoldout } from '../../../../apps/server/src/modules/sales-funnels/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, findActor, type ActingUser } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';

interface Desk {
  readonly enterpriseId: string;
  readonly today: string;
}

const step = (name: string, channel: EventMatch['channel'], action: EventMatch['action']) => ({
  name,
  channel,
  action,
  subject: '',
  minSeconds: 0,
});
const event = (channel: EventMatch['channel'], action: EventMatch['action']): EventMatch => ({
  channel,
  action,
  subject: '',
  minSeconds: 0,
});

const funnels: readonly FunnelDraft[] = [
  {
    name: '触达到参会',
    isShared: true,
    breakdown: 'TIER',
    definition: {
      unit: 'DOCTOR',
      steps: [
        step('收到推送', 'WECOM', 'RECEIVED'),
        step('阅读内容', 'WECOM', 'READ'),
        step('观看直播', 'LIVE', 'WATCHED'),
        step('报名或参会', 'MEETING', 'ACTED'),
      ],
      windowDays: 120,
      period: { lastDays: 365 },
      exclusions: [],
    },
  },
  {
    name: '直播转学习',
    isShared: true,
    breakdown: 'REGION',
    definition: {
      unit: 'DOCTOR',
      steps: [
        step('观看直播', 'LIVE', 'WATCHED'),
        step('直播提问', 'LIVE', 'ASKED'),
        step('继续学习', 'EDUCATION', 'ACTED'),
      ],
      windowDays: 90,
      period: { lastDays: 180 },
      exclusions: [event('SURVEY', 'ANSWERED')],
    },
  },
  {
    name: '医院学术渗透',
    isShared: true,
    breakdown: 'REGION',
    definition: {
      unit: 'HOSPITAL',
      steps: [
        step('邮件阅读', 'MAIL', 'READ'),
        step('直播观看', 'LIVE', 'WATCHED'),
        step('会议参与', 'MEETING', 'ATTENDED'),
      ],
      windowDays: 90,
      period: { lastDays: 365 },
      exclusions: [],
    },
  },
];

type SeedActivity = Omit<ActivityDraft, 'startsOn' | 'endsOn' | 'provinceCodes' | 'departmentCodes'> & {
  /** Days from today to the first and the last day. */
  readonly from: number;
  readonly to: number;
};

const activities: readonly SeedActivity[] = [
  {
    name: '偏头痛指南推广季',
    kind: 'CAMPAIGN',
    channels: ['SMS', 'MAIL', 'WECOM'],
    subject: '偏头痛',
    tiers: [],
    budget: 86_000,
    note: '企业微信图文的阅读好于邮件，短信只适合会前提醒。',
    from: -150,
    to: -61,
  },
  {
    name: '头痛与抑郁直播周',
    kind: 'EVENT',
    channels: ['LIVE'],
    subject: '',
    tiers: ['A', 'B'],
    budget: 120_000,
    note: '',
    from: -45,
    to: -15,
  },
  {
    name: '睡眠医学进阶课程',
    kind: 'EDUCATION',
    channels: ['EDUCATION'],
    subject: '睡眠',
    tiers: [],
    budget: 54_000,
    note: '',
    from: -60,
    to: 30,
  },
  {
    name: '门诊患者构成调研',
    kind: 'SURVEY',
    channels: ['SURVEY'],
    subject: '患者构成',
    tiers: [],
    budget: 18_000,
    note: '',
    from: -90,
    to: -30,
  },
  {
    name: '区域神经论坛',
    kind: 'EVENT',
    channels: ['MEETING', 'SMS'],
    subject: '区域神经论坛',
    tiers: [],
    budget: 230_000,
    note: '',
    from: 20,
    to: 60,
  },
];

export async function storeFunnels(tx: Transaction, { enterpriseId, today }: Desk): Promise<void> {
  const market = await findActor(tx, { role: 'MKT' });
  for (const [at, funnel] of funnels.entries()) {
    const when = new Date(momentOf(addDays(today, -20 - at * 3), 600));
    await addFunnel(actAs(tx, { enterpriseId, user: market, when }), funnel);
  }
  await drawHoldout(tx, { enterpriseId, today, market });
  for (const { from, to, ...activity } of activities) {
    const when = new Date(momentOf(addDays(today, Math.min(-1, from - 10)), 600));
    const context = actAs(tx, { enterpriseId, user: market, when });
    const startsOn = addDays(today, from);
    const endsOn = addDays(today, to);
    const { id } = await addActivity(context, {
      ...activity,
      startsOn,
      endsOn,
      provinceCodes: [],
      departmentCodes: [],
    });
    const sendIds = activity.kind === 'CAMPAIGN' ? await findArticleSends(tx, { startsOn, endsOn }) : [];
    if (sendIds.length > 0) await addActivitySends(context, { id, sendIds });
  }
}

/** Promotional articles that went out in the period and belong to no activity yet. */
async function findArticleSends(
  tx: Transaction,
  { startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string },
): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select s.id::text as id from sends s join articles a on a.enterprise_id = s.enterprise_id and a.id = s.article_id
    where s.enterprise_id = app.enterprise_id() and a.audience = 'PROMOTIONAL' and s.created_at >= ${startsOn}::date and s.created_at < ${endsOn}::date
      and s.id not in (select send_id from market_activity_sends where enterprise_id = app.enterprise_id())
    order by s.id`;
  return rows.map(({ id }) => id);
}

/** Two months ago a fifth of those who had received a message and not read it in time was kept back; its days are over. */
async function drawHoldout(
  tx: Transaction,
  { enterpriseId, today, market }: Desk & { readonly market: ActingUser },
): Promise<void> {
  const { definition } = funnels[0]!;
  const when = new Date(momentOf(addDays(today, -60), 600));
  await addHoldout(actAs(tx, { enterpriseId, user: market, when }), {
    name: '未读医生补发对照',
    seed: '5eed5eed5eed5eed',
    // The window was over before the draw.
    definition: { ...definition, windowDays: 30, period: { from: addDays(today, -200), to: addDays(today, -92) } },
    step: 1,
    breakdown: null,
    share: 20,
    days: 45,
  });
}
