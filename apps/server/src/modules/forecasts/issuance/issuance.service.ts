// Targets are split, published downwards, decided on when they are challenged, and locked (product: Forecast machine, issuance).
import { joined } from '@yijian/contract/core';
import {
  forecastErrors as errors,
  type SheetKept,
  type TargetBasis,
  type TargetDecision,
  type TargetSetting,
  type TargetSplit,
  type TargetsMoved,
  type TargetsSplit,
} from '@yijian/contract/forecasts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectCycleForUpdate, updateCycleState, type StoredCycle } from '../cycles/cycles.sql.ts';
import { faultOf, refuseFaults } from '../faults.policy.ts';
import { requireRound, type SheetMove } from '../forecasts.policy.ts';
import { moveSheet, openSheet, requireLines, requireStep, tellFiller } from '../sheets/opened.service.ts';
import { isCycle } from '../sheets/sheets.sql.ts';
import {
  isAllLocked,
  selectBasis,
  selectLinesToIssue,
  selectSheetsToMove,
  updateIssued,
  type LineToIssue,
  type SheetToMove,
} from './issuance.sql.ts';
import { splitMonths, splitTotal } from './split.policy.ts';

const readingOf = ({ user, language }: Context) => ({ viewer: user, language });

export async function readTargetBasis(context: Context, id: string): Promise<TargetBasis[]> {
  if (!(await isCycle(context.sql, id))) throw fail(errors.cycleNotFound);
  return selectBasis(context.sql, readingOf(context), id);
}

const weightOf: Readonly<Record<TargetSplit['rule'], (line: LineToIssue) => number>> = {
  FORECAST: ({ final }) => final.reduce<number>((all, one) => all + (one ?? 0), 0),
  HISTORY: ({ history }) => history,
  POTENTIAL: ({ beds }) => beds,
};

/** Writes targets of everybody in range who has none published yet; each product is split by itself. */
export async function splitTargets(
  context: Context,
  { id, rule, totals }: TargetSplit & { id: string },
): Promise<TargetsSplit> {
  const { sql } = context;
  await openRound(context, { id, act: 'ISSUE' });
  const lines = await selectLinesToIssue(sql, readingOf(context), id);
  const issued = totals.flatMap(({ productId, boxes }) => {
    const own = lines.filter((line) => line.productId === productId);
    if (own.length === 0) throw fail(errors.nothingToIssue);
    const shares = splitTotal(boxes, own.map(weightOf[rule]));
    if (shares === undefined) throw fail(errors.noWeights, { product: own[0]!.productName });
    return own.map((line, at) => ({ id: line.id, issued: splitMonths(shares[at]!, line.final) }));
  });
  await updateIssued(sql, issued);
  return { lines: issued.length, boxes: totals.reduce((all, { boxes }) => all + boxes, 0) };
}

export async function setTargets(
  context: Context,
  { id, version, lines }: TargetSetting & { id: string },
): Promise<SheetKept> {
  const opened = await openSheet(context, id);
  requireStep(context, { ...opened, act: 'ISSUE', version });
  await requireLines(context, { ...opened, lines: lines.map((line) => ({ id: line.id, cells: line.issued })) });
  const kept = await updateIssued(context.sql, lines);
  return { id, state: opened.sheet.state, version: opened.sheet.version, lines: kept };
}

/** Everybody in range whose targets are written gets them; the first time makes the round issued. */
export async function publishTargets(context: Context, id: string): Promise<TargetsMoved> {
  const { sql, user, clock, language } = context;
  const cycle = await openRound(context, { id, act: 'ISSUE' });
  const sheets = (await selectSheetsToMove(sql, readingOf(context), id)).filter((sheet) => isWaiting(sheet));
  if (sheets.length === 0) throw fail(errors.nothingToIssue);
  const open = sheets.filter((sheet) => sheet.isOpen);
  if (open.length > 0) throw fail(errors.notSplit, { count: open.length, people: namesOf(open, language) });
  for (const sheet of sheets) {
    await moveSheet(context, { sheet, act: 'ISSUE', to: 'ISSUED' });
    await tellFiller(context, {
      sheet,
      cycle,
      zh: '下发了目标，请确认或申诉',
      en: 'issued your targets; acknowledge or challenge them',
    });
  }
  if (cycle.state === 'FROZEN')
    await updateCycleState(sql, id, { state: 'ISSUED', reason: '', userId: user.id, at: clock.now() });
  return { sheets: sheets.length };
}

export async function decideTargets(
  context: Context,
  { id, uphold, reason, version, lines }: TargetDecision & { id: string },
): Promise<SheetKept> {
  const { language } = context;
  const act = uphold ? 'UPHOLD' : 'REVISE';
  const opened = await openSheet(context, id);
  const to = requireStep(context, { ...opened, act, version });
  if (uphold !== (lines.length === 0))
    refuseFaults([
      uphold
        ? faultOf(language, 'body.lines', '维持目标时不能改数', 'must be empty when targets are upheld')
        : faultOf(language, 'body.lines', '修订目标须填写新的数', 'are needed to revise targets'),
    ]);
  await requireLines(context, { ...opened, lines: lines.map((line) => ({ id: line.id, cells: line.issued })) });
  const kept = lines.length === 0 ? [] : await updateIssued(context.sql, lines);
  const next = await moveSheet(context, { sheet: opened.sheet, act, to, reason });
  await tellFiller(
    context,
    uphold
      ? { ...opened, zh: `维持了您的目标：${reason}`, en: `upheld your targets: ${reason}` }
      : { ...opened, zh: `修订了您的目标：${reason}`, en: `revised your targets: ${reason}` },
  );
  return { id, state: to, version: next, lines: kept };
}

/** Targets nobody challenges are final, also those nobody answered; the round is locked with the last of its sheets. */
export async function lockTargets(context: Context, id: string): Promise<TargetsMoved> {
  const { sql, user, clock, language } = context;
  await openRound(context, { id, act: 'LOCK' });
  const all = await selectSheetsToMove(sql, readingOf(context), id);
  const challenged = all.filter((sheet) => sheet.state === 'CHALLENGED');
  if (challenged.length > 0)
    throw fail(errors.openChallenges, { count: challenged.length, people: namesOf(challenged, language) });
  const sheets = all.filter(({ state }) => state === 'ISSUED' || state === 'ACCEPTED' || state === 'REVISED');
  if (sheets.length === 0) throw fail(errors.nothingToIssue);
  for (const sheet of sheets) await moveSheet(context, { sheet, act: 'LOCK', to: 'LOCKED' });
  if (await isAllLocked(sql, id))
    await updateCycleState(sql, id, { state: 'LOCKED', reason: '', userId: user.id, at: clock.now() });
  return { sheets: sheets.length };
}

const isWaiting = ({ state }: SheetToMove): boolean =>
  ['OPEN', 'FILLING', 'SUBMITTED', 'ADJUSTED', 'REVIEWED'].includes(state);

const namesOf = (sheets: readonly SheetToMove[], language: 'zh' | 'en'): string =>
  joined(
    sheets.slice(0, 5).map((sheet) => sheet.userName),
    language,
  );

async function openRound(
  { sql, language }: Context,
  { id, act }: { id: string; act: SheetMove },
): Promise<StoredCycle> {
  const cycle = await selectCycleForUpdate(sql, id, language);
  if (cycle === undefined) throw fail(errors.cycleNotFound);
  requireRound(cycle, act, language);
  return cycle;
}
