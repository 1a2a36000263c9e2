// Forecast rounds: opened for everyone who looks after hospitals that buy, rolled up, reopened, frozen by the clock (product: Forecast machine).
import { type FieldFault, joined } from '@yijian/contract/core';
import {
  forecastErrors as errors,
  type CycleDraft,
  type CycleKept,
  type CycleStep,
  type ForecastCycle,
} from '@yijian/contract/forecasts';
import { isAllowed } from '../../../platform/auth/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { notify } from '../../notifications/index.ts';
import { faultOf, refuseFaults } from '../faults.policy.ts';
import { cycleAfter, cycleStepsFrom, isInWindow } from '../forecasts.policy.ts';
import {
  freezeDue,
  insertCycle,
  isNameTaken,
  selectCycleForUpdate,
  selectCycles,
  selectUnknownProducts,
  selectUnreviewed,
  updateCycleState,
} from './cycles.sql.ts';
import { insertLines, insertOpenings, insertSheets, selectFillers, type Opening } from './opening.sql.ts';

export async function listForecastCycles(context: Context): Promise<ForecastCycle[]> {
  const { sql, user, language, clock } = context;
  const today = dayInShanghai(clock.now());
  const manages = isAllowed(user, 'forecast:forecasts:cycle');
  const rows = await selectCycles(sql, { viewer: user, language });
  return rows.map((row) => ({
    ...row,
    isOpen: isInWindow({ ...row, stateBy: null, stateAt: clock.now() }, today),
    actions: manages ? cycleStepsFrom(row.state) : [],
  }));
}

export async function addForecastCycle(context: Context, draft: CycleDraft): Promise<CycleKept> {
  const { sql, user, clock } = context;
  await requireDraft(context, draft);
  if (await isNameTaken(sql, draft.name)) throw fail(errors.nameTaken, { name: draft.name });
  const at = clock.now();
  const knownBefore = `${dayInShanghai(at).slice(0, 7)}-01`;
  const cycleId = await insertCycle(sql, draft, { userId: user.id, at, knownBefore });
  const { months, productIds } = draft;
  const opening: Opening = { cycleId, knownBefore, firstMonth: `${draft.firstMonth}-01`, months, productIds, at };
  const sheets = await insertSheets(sql, opening);
  if (sheets === 0) throw fail(errors.nobodyFills);
  await insertLines(sql, opening);
  await insertOpenings(sql, opening, user.id);
  await tellFillers(context, cycleId, {
    zh: `请填报“${draft.name}”，截止 ${draft.closesOn}`,
    en: `Please fill in the forecast ${draft.name} until ${draft.closesOn}`,
  });
  return { id: cycleId, version: 1, sheets };
}

export async function stepForecastCycle(
  context: Context,
  { id, act, reason, closesOn, version }: CycleStep & { id: string },
): Promise<CycleKept> {
  const { sql, user, language, clock } = context;
  const cycle = await selectCycleForUpdate(sql, id, language);
  if (cycle === undefined) throw fail(errors.cycleNotFound);
  const state = cycleAfter(cycle, act, language);
  if (cycle.version !== version) throw fail(errors.changedMeanwhile, { line: cycle.name });
  if (act === 'CONSOLIDATE') {
    const open = await selectUnreviewed(sql, id, language);
    if (open.count > 0) throw fail(errors.notReviewed, { count: open.count, people: joined(open.names, language) });
  }
  const isReopening = act === 'REOPEN';
  if (isReopening) requireReopening(context, { reason, closesOn, today: dayInShanghai(clock.now()) });
  const move = { state, reason, userId: user.id, at: clock.now(), closesOn: isReopening ? closesOn : undefined };
  const next = await updateCycleState(sql, id, move);
  if (isReopening)
    await tellFillers(context, id, {
      zh: `“${cycle.name}”重新打开至 ${closesOn}：${reason}`,
      en: `${cycle.name} is open again until ${closesOn}: ${reason}`,
    });
  return { id, version: next, sheets: (await selectFillers(sql, id)).length };
}

/** Rounds whose window is over are frozen: what they hold by then is what counts. */
export async function freezeForecastCycles(context: Context): Promise<number> {
  const at = context.clock.now();
  return freezeDue(context.sql, { today: dayInShanghai(at), at });
}

async function tellFillers(context: Context, cycleId: string, title: { zh: string; en: string }): Promise<void> {
  const path = `/forecast/fillingForecast?cycleId=${cycleId}`;
  for (const userId of await selectFillers(context.sql, cycleId))
    if (userId !== context.user.id) await notify(context, { userId, kind: 'forecasts.asked', title, path });
}

async function requireDraft({ sql, language }: Context, draft: CycleDraft): Promise<void> {
  const faults: FieldFault[] = [];
  if (draft.closesOn < draft.opensOn)
    faults.push(
      faultOf(language, 'body.closesOn', '不能早于开始填报日', 'must not be before the first day of filling'),
    );
  const unknown = await selectUnknownProducts(sql, draft.productIds);
  if (unknown.length > 0) {
    const ids = unknown.join(', ');
    faults.push(faultOf(language, 'body.productIds', `没有在售产品 ${ids}`, `${ids}: no product that is sold`));
  }
  refuseFaults(faults);
}

function requireReopening(
  { language }: Context,
  { reason, closesOn, today }: { reason: string; closesOn: string | undefined; today: string },
): void {
  const faults: FieldFault[] = [];
  if (reason === '') faults.push(faultOf(language, 'body.reason', '重新打开须填写原因', 'is needed to reopen'));
  if (closesOn === undefined || closesOn < today)
    faults.push(faultOf(language, 'body.closesOn', '须为今天或以后的日期', 'must be today or later'));
  refuseFaults(faults);
}
