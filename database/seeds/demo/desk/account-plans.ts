// Account plans of the demo: for the first hospitals that somebody looks after, one under way and for some a closed one (product: hospitals).
import { json } from '../../../../apps/server/src/platform/db/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { addDays, momentOf } from '../days.ts';
import { random, type Random } from '../random.ts';

const HOSPITALS = 24;
const DAYS = 300;

interface Template {
  readonly title: string;
  readonly objective: string;
  readonly swot: readonly [strengths: string[], weaknesses: string[], opportunities: string[], threats: string[]];
  readonly goals: readonly [title: string, unit: string, baseline: number, target: number][];
  readonly tactics: readonly [title: string, goal: number, day: number][];
}

const templates: readonly Template[] = [
  {
    title: '进院与学术影响力提升计划',
    objective: '完成主品种进院并在神经内科、睡眠医学科建立规范用药共识',
    swot: [
      ['科主任认可循证证据', '已有两位核心专家参与区域学术会议'],
      ['药事会频次低，提单周期长', '住院医师层面覆盖不足'],
      ['新院区明年启用，目录将重新评估', '睡眠门诊扩建'],
      ['同类品种价格下调', '带量采购续约结果未定'],
    ],
    goals: [
      ['已覆盖 A、B 级医生', '位', 12, 26],
      ['参与学术活动的科室', '个', 1, 4],
    ],
    tactics: [
      ['递交药事会提单材料', 0, 60],
      ['神经内科科内学术分享两场', 1, 120],
      ['完成 B 级医生首次学术拜访', 0, 180],
      ['联合睡眠医学科举办区域病例讨论', 1, 240],
    ],
  },
  {
    title: '规范用药与患者管理计划',
    objective: '巩固已进院品种的规范使用，扩大随访门诊合作',
    swot: [
      ['品种已进院，药房备货稳定'],
      ['随访门诊人手紧张', '基层转诊信息不完整'],
      ['医院建设专病中心', '医保谈判结果利好'],
      ['处方点评趋严'],
    ],
    goals: [
      ['随访门诊合作医生', '位', 3, 9],
      ['医学资料有效触达', '次', 20, 80],
    ],
    tactics: [
      ['与药剂科确认处方点评要点', 1, 45],
      ['更新专病中心所需医学资料', 1, 100],
      ['随访门诊合作流程说明会', 0, 160],
      ['年度用药回顾报告', 1, 270],
    ],
  },
];
const closed = { title: '上一年度覆盖计划', reason: '年度结束，目标基本完成' };

interface Site {
  readonly hospital: string;
  readonly user: string;
}

interface Run {
  readonly realm: string;
  readonly today: string;
}

/** Every row by its number, so that one statement stores all of a kind. */
export async function storeAccountPlans(tx: Transaction, { realm, today }: Run): Promise<void> {
  const sites = await tx<Site[]>`
    select h.id::text as hospital, min(o.user_id)::text as "user" from hospitals h
    join hospital_owners o on o.enterprise_id = h.enterprise_id and o.hospital_id = h.id
    where h.enterprise_id = app.enterprise_id() group by h.id order by h.id limit ${HOSPITALS}`;
  const randomly = random(realm, 'account plans');
  for (const [index, site] of sites.entries()) {
    await storePlan(tx, { site, template: templates[index % templates.length]!, today, randomly });
    if (index % 3 === 0) await storeClosed(tx, site, today);
  }
}

interface PlanRun {
  readonly site: Site;
  readonly template: Template;
  readonly today: string;
  readonly randomly: Random;
}

async function storePlan(tx: Transaction, { site, template, today, randomly }: PlanRun): Promise<void> {
  const starts = addDays(today, -randomly.between(90, 200));
  const [strengths, weaknesses, opportunities, threats] = template.swot;
  const [plan] = await tx<[{ id: string }]>`
    insert into account_plans (hospital_id, title, objective, state, starts_on, ends_on, owner_id, strengths, weaknesses, opportunities, threats,
      version, created_at, updated_at)
    values (${site.hospital}, ${template.title}, ${template.objective}, 'ACTIVE', ${starts}, ${addDays(starts, DAYS)}, ${site.user},
      ${strengths}, ${weaknesses}, ${opportunities}, ${threats}, 8, ${new Date(momentOf(starts, 560))}, ${new Date(momentOf(addDays(today, -2), 900))})
    returning id`;
  const log: object[] = [
    entry('PLAN', plan.id, template.title, 'CREATE', addDays(starts, -7), { to: 'DRAFT' }),
    entry('PLAN', plan.id, template.title, 'START', starts, { from: 'DRAFT', to: 'ACTIVE' }),
  ];
  const goals: string[] = [];
  for (const [title, unit, baseline, target] of template.goals) {
    const reached = baseline + Math.round((target - baseline) * (0.3 + 0.5 * randomly.next()));
    const [goal] = await tx<[{ id: string }]>`
      insert into account_plan_goals (plan_id, title, unit, baseline, target, reached, due_on)
      values (${plan.id}, ${title}, ${unit}, ${baseline}, ${target}, ${reached}, ${addDays(starts, DAYS)}) returning id`;
    goals.push(goal.id);
    const values = { from: String(baseline), to: String(reached), reason: '月度复盘更新' };
    log.push(entry('GOAL', goal.id, title, 'REACH', addDays(today, -randomly.between(3, 20)), values));
  }
  for (const [title, goal, day] of template.tactics) {
    const due = addDays(starts, day);
    const isOver = due < today;
    const progress = isOver ? (randomly.chance(0.8) ? 100 : 80) : 5 * randomly.between(0, 12);
    const state = progress === 100 ? 'DONE' : progress === 0 ? 'TODO' : 'IN_PROGRESS';
    const [tactic] = await tx<[{ id: string }]>`
      insert into account_plan_tactics (plan_id, goal_id, title, owner_id, due_on, state, progress)
      values (${plan.id}, ${goals[goal]!}, ${title}, ${site.user}, ${due}, ${state}, ${progress}) returning id`;
    if (progress === 0) continue;
    const at = isOver ? addDays(due, -1) : addDays(today, -randomly.between(2, 15));
    log.push(entry('TACTIC', tactic.id, title, 'PROGRESS', at, { from: '0%', to: `${progress}%` }));
  }
  await storeLog(tx, { planId: plan.id, userId: site.user, log });
}

async function storeClosed(tx: Transaction, site: Site, today: string): Promise<void> {
  const ends = addDays(today, -240);
  const [plan] = await tx<[{ id: string }]>`
    insert into account_plans (hospital_id, title, state, starts_on, ends_on, owner_id, strengths, version)
    values (${site.hospital}, ${closed.title}, 'CLOSED', ${addDays(ends, -DAYS)}, ${ends}, ${site.user}, ${['科室关系稳定']}, 3) returning id`;
  const log = [
    entry('PLAN', plan.id, closed.title, 'CREATE', addDays(ends, -DAYS), { to: 'DRAFT' }),
    entry('PLAN', plan.id, closed.title, 'START', addDays(ends, -DAYS), { from: 'DRAFT', to: 'ACTIVE' }),
    entry('PLAN', plan.id, closed.title, 'CLOSE', ends, { from: 'ACTIVE', to: 'CLOSED', reason: closed.reason }),
  ];
  await storeLog(tx, { planId: plan.id, userId: site.user, log });
}

interface Values {
  readonly from?: string;
  readonly to?: string;
  readonly reason?: string;
}

function entry(subject: string, id: string, title: string, act: string, day: string, values: Values): object {
  return { subject, id, title, act, at: new Date(momentOf(day, 640)), reason: '', ...values };
}

async function storeLog(
  tx: Transaction,
  { planId, userId, log }: { planId: string; userId: string; log: readonly object[] },
): Promise<void> {
  await tx`
    insert into account_plan_log (plan_id, subject, subject_id, subject_title, act, from_value, to_value, reason, at, user_id)
    select ${planId}, l.subject, l.id, l.title, l.act, l."from", l."to", l.reason, l.at, ${userId}
    from jsonb_to_recordset(${json(tx, log)}) as l(subject text, id bigint, title text, act text, "from" text, "to" text, reason text, at timestamptz)
    order by l.at`;
}
