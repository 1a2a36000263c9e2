// A visit planned to each of many doctors: spread over working days, no two at one time, cancelled again when it is undone (product 3.2, 3.7).
import type { Bilingual } from '@yijian/contract/core';
import { MOST_VISIT_DOCTORS, doctorWorkErrors, type DoctorWork, type VisitWork } from '@yijian/contract/doctors';
import { visitErrors } from '@yijian/contract/visits';
import { requireDictionaryValues } from '../../dictionaries/index.ts';
import { beginWork, stepWork, type Outcome, type StoredWork, type Worker, type WorkRow } from '../../doctors/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { Failure, fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { findFreeTime } from '../steps/visit-times.service.ts';
import { insertLog } from '../steps/visit-steps.sql.ts';
import { insertVisit, updateState } from '../visits.sql.ts';
import { clockOfDay, workingDays } from './visit-work.policy.ts';
import { selectAlreadyPlanned, selectUntouchedPlans } from './visit-work.sql.ts';

/** What is planned, as it is kept with the work. */
type VisitPlan = Omit<VisitWork, 'ids' | 'type' | 'filter'> & {
  readonly organizationId: string | null;
  readonly isMedical: boolean;
};

const undone: Bilingual = { zh: '批量计划已撤销', en: 'The bulk act that planned it was undone' };

export async function beginVisitWork(context: Context, { ids, type, filter, ...plan }: VisitWork): Promise<DoctorWork> {
  const { user, clock, language } = context;
  if (plan.day < dayInShanghai(clock.now())) {
    const message = wordsOf(doctorWorkErrors.workPast, language, {});
    throw fail(doctorWorkErrors.workPast, {}, [{ field: 'body.day', message }]);
  }
  await requireDictionaryValues(context, [
    { key: 'visitType', values: [plan.visitType], field: 'body.visitType' },
    { key: 'visitPurpose', values: plan.visitPurposes, field: 'body.visitPurposes' },
    {
      key: 'visitDuration',
      values: plan.visitDuration === undefined ? [] : [plan.visitDuration],
      field: 'body.visitDuration',
    },
  ]);
  const draft: VisitPlan = { ...plan, organizationId: user.organizationId ?? null, isMedical: user.isMedical };
  return beginWork(context, { kind: 'VISITS', which: { ids, type, filter }, draft, limit: MOST_VISIT_DOCTORS });
}

const planOf = (work: StoredWork): VisitPlan => work.draft as unknown as VisitPlan;

const worker: Worker = {
  // All of them in one step: where the next one fits depends on those before it.
  step: MOST_VISIT_DOCTORS,
  async plan(context, work, rows) {
    const plan = planOf(work);
    const days = workingDays(plan.day, plan.days);
    const doctorIds = rows.map(({ doctorId }) => doctorId);
    const standing = await selectAlreadyPlanned(context.sql, {
      userId: work.userId,
      doctorIds,
      from: days[0]!,
      to: days.at(-1)!,
    });
    const taken = new Map(standing.map(({ doctorId, startsAt }) => [doctorId, startsAt]));
    const diary = new Map(days.map((day) => [day, 0]));
    const outcomes: Outcome[] = [];
    for (const row of rows) {
      const at = taken.get(row.doctorId);
      outcomes.push(
        at === undefined
          ? await planOne(context, work, { row, diary })
          : { position: row.position, refusal: alreadyPlanned(at) },
      );
    }
    return outcomes;
  },
  async takeBack(context, work, recordIds) {
    const ids = await selectUntouchedPlans(context.sql, recordIds);
    for (const id of ids) {
      const line = {
        visitId: id,
        userId: work.userId,
        act: 'CANCEL',
        from: 'PLANNED',
        to: 'CANCELLED',
        reason: undone.zh,
      } as const;
      await insertLog(context.sql, line);
      await updateState(context.sql, id, { state: 'CANCELLED', cancelReason: undone.zh });
    }
    return ids.length;
  },
};

export async function stepVisitWork(context: Context, { id }: { id: string }): Promise<void> {
  await stepWork(context, { id, worker });
}

/** The first free time on the first day that has room; the day's number of visits is kept in `diary`. */
async function planOne(
  context: Context,
  work: StoredWork,
  { row, diary }: { row: WorkRow; diary: Map<string, number> },
): Promise<Outcome> {
  const plan = planOf(work);
  let refusal: Bilingual = full(plan);
  for (const [day, count] of diary) {
    if (count >= plan.perDay) continue;
    const found = await freeTime(context, { day, plan });
    if (!(found instanceof Date)) {
      refusal = found ?? refusal;
      continue;
    }
    diary.set(day, count + 1);
    return { position: row.position, recordId: await keepPlan(context, work, { row, startsAt: found }) };
  }
  return { position: row.position, refusal };
}

/** The time, why the day has none, or undefined when what is left of it is over. */
async function freeTime(
  context: Context,
  { day, plan }: { day: string; plan: VisitPlan },
): Promise<Date | Bilingual | undefined> {
  const soon = Math.ceil((context.clock.now().getTime() + 1) / 900_000) * 900_000;
  const startsAt = new Date(Math.max(clockOfDay(day, plan.from).getTime(), soon));
  const last = clockOfDay(day, plan.until);
  if (startsAt > last) return undefined;
  try {
    const found = await findFreeTime(context, { startsAt, visitDuration: plan.visitDuration });
    return found <= last ? found : undefined;
  } catch (error) {
    if (!(error instanceof Failure) || error.row !== visitErrors.overlaps) throw error;
    return {
      zh: wordsOf(visitErrors.overlaps, 'zh', error.values),
      en: wordsOf(visitErrors.overlaps, 'en', error.values),
    };
  }
}

async function keepPlan(
  { sql }: Context,
  work: StoredWork,
  { row, startsAt }: { row: WorkRow; startsAt: Date },
): Promise<string> {
  const { visitType, visitPurposes, visitDuration, organizationId, isMedical } = planOf(work);
  const { userId } = work;
  const owner = {
    userId,
    organizationId: organizationId ?? undefined,
    hospitalId: row.hospitalId!,
    isMedical,
    state: 'PLANNED',
    lateReason: '',
    clientId: undefined,
  } as const;
  const nothing = {
    companionIds: [],
    colleagueIds: [],
    products: [],
    materials: [],
    notes: '',
    questions: '',
    nextStep: '',
    lateReason: '',
  };
  const said = { visitType, visitPurposes, visitDuration, doctorId: row.doctorId, startsAt: startsAt.toISOString() };
  const { id } = await insertVisit(sql, owner, { ...nothing, ...said, adverseEvent: false, offLabel: false });
  await insertLog(sql, { visitId: id, userId, act: 'CREATE', from: null, to: 'PLANNED', reason: '' });
  return id;
}

const alreadyPlanned = (at: Date): Bilingual => {
  const time = new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
  return { zh: `您已计划 ${time} 拜访`, en: `You have planned to visit on ${time} already` };
};

const full = ({ days, perDay, from, until }: VisitPlan): Bilingual => ({
  zh: `${days} 个工作日（每天 ${perDay} 次，${from}–${until}）内没有空闲时间`,
  en: `There is no free time within ${days} working days (${perDay} a day, ${from}–${until})`,
});
