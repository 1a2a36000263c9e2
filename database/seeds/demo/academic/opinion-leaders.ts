// Opinion leaders of the demo: points of all doctors, a second set of weights, overrides of which one waits, a shortlist with its plan (product 3.4).
import { upsertCareers, insertFacts, insertTopics } from '../../../../apps/server/src/modules/opinion-leaders/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { addDays, momentOf } from '../days.ts';

/** Neurology, where the demo's leading doctors are. */
const AREA = '03.03';
const everyone = { from: '1', to: '9223372036854775807' } as const;
const science = {
  publications: 40,
  guidelines: 20,
  trials: 20,
  societies: 5,
  talks: 5,
  journals: 10,
  digital: 0,
  clinical: 0,
};

/** Comes after publications and academic records, whose rows it counts. */
export async function storeOpinionLeaders(tx: Transaction, { today }: { today: string }): Promise<void> {
  await insertFacts(tx, everyone);
  await upsertCareers(tx, everyone);
  await insertTopics(tx, everyone);
  const [people] = await tx<{ liaison: string | null; market: string | null; lead: string | null }[]>`
    select max(id) filter (where login = 'lin.zhiyuan')::text as liaison, max(id) filter (where login = 'fang.ruogu')::text as market,
      max(id) filter (where login = 'he.jing')::text as lead
    from users where enterprise_id = app.enterprise_id()`;
  const { liaison, market, lead } = people!;
  if (liaison === null || market === null || lead === null) return;
  await storeWeights(tx, { market, today });
  // Doctor by doctor through the key: rows of the same transaction have no statistics yet, and a plan for all would take hours.
  const doctors = await tx<{ id: string; isSenior: boolean }[]>`
    select d.id::text, d.title_code = 'CHIEF_PHYSICIAN' and d.hospital_level like '3%' as "isSenior" from doctors d
    left join lateral (select sum(publications + guidelines + trials + societies + talks + journals) as points from kol_facts
      where enterprise_id = app.enterprise_id() and doctor_id = d.id) f on true
    where d.enterprise_id = app.enterprise_id() and d.is_enabled and d.department_code = ${AREA} and d.city_code = '330100'
    order by f.points desc nulls last, d.tier, d.id limit 60`;
  const ids = doctors.map((one) => one.id);
  const seniors = doctors.filter(({ isSenior }, at) => isSenior && at >= 12).map((one) => one.id);
  await storeOverrides(tx, { ids: seniors, people: { liaison, market, lead }, today });
  await storeShortlist(tx, { ids: ids.slice(0, 6), liaison, today });
}

async function storeWeights(tx: Transaction, { market, today }: { market: string; today: string }): Promise<void> {
  const made = new Date(momentOf(addDays(today, -30), 600));
  await tx`
    with kept as (
      insert into kol_weight_sets (name, en_name, weights, owner_id, is_shared)
      values ('科研影响力', 'Scientific influence', ${tx.json(science)}, ${market}, true) returning id, version, name, weights, owner_id)
    insert into kol_weight_set_versions (set_id, version, name, weights, changed_by, changed_at)
    select id, version, name, weights, owner_id, ${made} from kept`;
}

interface Overrides {
  readonly ids: readonly string[];
  readonly people: { readonly liaison: string; readonly market: string; readonly lead: string };
  readonly today: string;
}

async function storeOverrides(tx: Transaction, { ids, people, today }: Overrides): Promise<void> {
  const told = [
    [
      'NATIONAL',
      'APPROVED',
      '牵头全国多中心登记研究，成果待发表，学术影响已覆盖全国',
      '同意，半年后复核',
      people.liaison,
    ],
    ['REGIONAL', 'PROPOSED', '连续三年主持省级头痛规范化诊疗培训，基层辐射面广', '', people.liaison],
    [
      'DIGITAL',
      'REJECTED',
      '个人科普账号粉丝较多，建议列为数字意见领袖',
      '粉丝以患者为主，专业影响依据不足',
      people.market,
    ],
  ] as const;
  const rows = told.flatMap(([tier, state, reason, note, by], index) => {
    // Spread over those there are: how many depends on the day the demo is made.
    const doctor = ids[Math.floor((index * ids.length) / told.length)];
    if (doctor === undefined) return [];
    const decided = state === 'PROPOSED' ? null : { by: people.lead, at: new Date(momentOf(addDays(today, -9), 620)) };
    return [
      {
        doctor_id: doctor,
        area_code: AREA,
        tier,
        computed_tier: 'LOCAL',
        reason,
        state,
        note,
        proposed_by: by,
        proposed_at: new Date(momentOf(addDays(today, index === 1 ? -1 : -12), 600)),
        decided_by: decided?.by ?? null,
        decided_at: decided?.at ?? null,
        version: decided === null ? 1 : 2,
      },
    ];
  });
  if (rows.length > 0) await tx`insert into kol_overrides ${tx(rows)}`;
}

const plans = [
  ['合作真实世界研究的研究者', '递交研究方案摘要并约谈', -6, 'COMPLETED'],
  ['区域头痛中心共建', '拜访并了解中心建设进度', 5, 'TODO'],
  ['指南更新解读会讲者', '确认讲者意向与时间', 12, undefined],
  ['病例讨论会主持', '', undefined, undefined],
] as const;

async function storeShortlist(
  tx: Transaction,
  { ids, liaison, today }: { ids: readonly string[]; liaison: string; today: string },
): Promise<void> {
  const to = Number(today.slice(0, 4));
  const added = new Date(momentOf(addDays(today, -14), 590));
  const question = tx.json({ area: AREA, region: '330000', from: to - 4, to });
  const [list] = await tx<[{ id: string }]>`
    insert into kol_shortlists (name, note, question, owner_id, is_shared)
    values ('浙江神经内科重点专家', '年度学术合作计划，季度复盘', ${question}, ${liaison}, true) returning id::text`;
  for (const [index, doctor] of ids.entries()) {
    const [objective = '', step = '', days, state] = plans[index] ?? [];
    const due = days === undefined ? null : addDays(today, days);
    const task =
      state === undefined || due === null ? null : await storeTask(tx, { doctor, liaison, step, due, state, today });
    await tx`
      insert into kol_shortlist_lines (shortlist_id, doctor_id, rank_then, objective, next_step, owner_id, due_on, task_id, added_at)
      values (${list.id}, ${doctor}, ${index + 1}, ${objective}, ${step}, ${step === '' ? null : liaison}, ${due}, ${task}, ${added})`;
  }
}

interface PlannedTask {
  readonly doctor: string;
  readonly liaison: string;
  readonly step: string;
  readonly due: string;
  readonly state: 'TODO' | 'COMPLETED';
  readonly today: string;
}

async function storeTask(tx: Transaction, { doctor, liaison, step, due, state, today }: PlannedTask): Promise<string> {
  const made = new Date(momentOf(addDays(today, -14), 600));
  const done = state === 'COMPLETED' ? new Date(momentOf(addDays(due, -1), 640)) : null;
  const [task] = await tx<[{ id: string }]>`
    insert into tasks (title, type, state, due_on, assignee_id, organization_id, creator_id, doctor_ids, is_medical, state_since, completed_at, outcome)
    select ${step}, 'FOLLOW_UP', ${state}, ${due}::date, u.id, u.organization_id, u.id, array[${doctor}::bigint], true, ${done ?? made}, ${done},
      ${done === null ? '' : '已约谈，愿意参与方案讨论'}
    from users u where u.enterprise_id = app.enterprise_id() and u.id = ${liaison} returning id::text`;
  await tx`
    insert into task_log (at, task_id, act, user_id, to_state, to_user_id, to_due_on, reason)
    values (${made}, ${task.id}, 'CREATE', ${liaison}, 'TODO', ${liaison}, ${due}, '')`;
  if (done !== null) {
    await tx`
      insert into task_log (at, task_id, act, user_id, from_state, to_state, reason)
      values (${done}, ${task.id}, 'COMPLETE', ${liaison}, 'TODO', 'COMPLETED', '')`;
  }
  return task.id;
}
