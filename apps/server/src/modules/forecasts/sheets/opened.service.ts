// A sheet that a step is about to be taken with: locked with its round, allowed by who asks, by state, window and version.
import type { FieldFault } from '@yijian/contract/core';
import { forecastErrors as errors, type SheetState } from '@yijian/contract/forecasts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { notify } from '../../notifications/index.ts';
import { selectManager } from '../../visits/index.ts';
import { selectCycleForUpdate, type StoredCycle } from '../cycles/cycles.sql.ts';
import { faultOf, refuseFaults } from '../faults.policy.ts';
import { isFillers, sheetActWords, sheetAfter, type SheetMove } from '../forecasts.policy.ts';
import {
  selectCycleOf,
  selectSheetForUpdate,
  selectStoredLines,
  updateSheetState,
  type StoredLine,
  type StoredSheet,
} from './sheet-writes.sql.ts';

export interface Opened {
  readonly sheet: StoredSheet;
  readonly cycle: StoredCycle;
}

/** Both locked, the round first as everywhere. */
export async function openSheet(context: Context, id: string): Promise<Opened> {
  const { sql, user, language } = context;
  const cycleId = await selectCycleOf(sql, { viewer: user, language }, id);
  if (cycleId === undefined) throw fail(errors.notFound);
  const cycle = (await selectCycleForUpdate(sql, cycleId, language))!;
  return { cycle, sheet: await selectSheetForUpdate(sql, id, language) };
}

interface Asked extends Opened {
  readonly act: SheetMove;
  /** As the caller read the sheet; left out where only lines are written. */
  readonly version?: number;
}

/** The state after the step: fillers step with their own sheet, those who lead with that of others. */
export function requireStep(context: Context, { sheet, cycle, act, version }: Asked): SheetState {
  const { user, language, clock } = context;
  const said = sheetActWords[act][language];
  const isOwn = sheet.userId === user.id;
  if (isFillers(act) && !isOwn) throw fail(errors.notYours, { name: sheet.userName, act: said });
  if (!isFillers(act) && isOwn) throw fail(errors.ownDecision, { act: said });
  const to = sheetAfter({ act, sheet, round: cycle, today: dayInShanghai(clock.now()), language });
  if (version !== undefined && version !== sheet.version)
    throw fail(errors.changedMeanwhile, { line: `${cycle.name} · ${sheet.userName}` });
  return to;
}

export interface Move {
  readonly sheet: StoredSheet;
  readonly act: SheetMove;
  readonly to: SheetState;
  readonly reason?: string;
}

/** Answers the new version. */
export function moveSheet(context: Context, { sheet, act, to, reason = '' }: Move): Promise<number> {
  const { sql, user, clock } = context;
  return updateSheetState(sql, { sheet, act, to, reason, userId: user.id, at: clock.now() });
}

export function requireReason(context: Context, { reason, act }: { reason: string; act: SheetMove }): void {
  const { language } = context;
  const said = sheetActWords[act][language];
  if (reason === '') refuseFaults([faultOf(language, 'body.reason', `${said}须填写原因`, `is needed to ${said}`)]);
}

export interface Written extends Opened {
  readonly lines: readonly { readonly id: string; readonly cells: readonly (number | null)[] }[];
}

/** Every line is one of the sheet, once, with a figure for each month; answers them as they are stored, in the order asked. */
export async function requireLines(context: Context, { sheet, cycle, lines }: Written): Promise<StoredLine[]> {
  const { sql, language } = context;
  const stored = new Map((await selectStoredLines(sql, sheet.id, language)).map((line) => [line.id, line]));
  const faults: FieldFault[] = [];
  const seen = new Set<string>();
  for (const [at, { id, cells }] of lines.entries()) {
    const field = `body.lines.${at}`;
    if (!stored.has(id) || seen.has(id))
      faults.push(
        faultOf(language, `${field}.id`, '不是这份预测的行，或重复', 'is no line of this forecast, or named twice'),
      );
    if (cells.length !== cycle.months)
      faults.push(faultOf(language, field, `须有 ${cycle.months} 个月的数`, `needs ${cycle.months} months`));
    seen.add(id);
  }
  refuseFaults(faults);
  return lines.map(({ id }) => stored.get(id)!);
}

export interface Telling extends Opened {
  readonly zh: string;
  readonly en: string;
}

export async function tellFiller(context: Context, { sheet, cycle, zh, en }: Telling): Promise<void> {
  const { firstName } = context.user;
  await notify(context, {
    userId: sheet.userId,
    kind: 'forecasts.decided',
    title: { zh: `${firstName}${zh}（${cycle.name}）`, en: `${firstName} ${en} (${cycle.name})` },
    path: `/forecast/fillingForecast?cycleId=${cycle.id}`,
  });
}

/** Tells whoever leads the filler; nobody where nobody leads. */
export async function tellManager(
  context: Context,
  { sheet, cycle, zh, en, page }: Telling & { readonly page: 'fillingForecast' | 'issuancePredict' },
): Promise<void> {
  const { sql, user } = context;
  const manager = await selectManager(sql, { userId: sheet.userId, organizationId: sheet.organizationId });
  if (manager === undefined) return;
  await notify(context, {
    userId: manager,
    kind: 'forecasts.submitted',
    title: { zh: `${user.firstName}${zh}（${cycle.name}）`, en: `${user.firstName} ${en} (${cycle.name})` },
    path: `/forecast/${page}?cycleId=${cycle.id}&sheetId=${sheet.id}`,
  });
}
