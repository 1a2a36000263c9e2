// What may happen to a round and to a sheet, in which state, and what an illegal step is told (product: Forecast machine).
import type { Bilingual } from '@yijian/contract/core';
import {
  forecastErrors as errors,
  REASON_ABOVE,
  type CycleAct,
  type ForecastCycleState,
  type ForecastLine,
  type SheetAct,
  type SheetAction,
  type SheetState,
} from '@yijian/contract/forecasts';
import { actsInstead, fail } from '../../platform/errors/index.ts';
import type { RoundNow, Standing } from './cycles/cycles.sql.ts';

const cycleWords: Readonly<Record<ForecastCycleState, Bilingual>> = {
  OPEN: { zh: '填报中', en: 'being filled' },
  CONSOLIDATED: { zh: '已汇总', en: 'rolled up' },
  FROZEN: { zh: '已冻结', en: 'frozen' },
  ISSUED: { zh: '已下发', en: 'issued' },
  LOCKED: { zh: '已锁定', en: 'locked' },
};
const cycleActWords: Readonly<Record<CycleAct, Bilingual>> = {
  CONSOLIDATE: { zh: '汇总', en: 'roll it up' },
  REOPEN: { zh: '重新打开', en: 'reopen it' },
};
const sheetWords: Readonly<Record<SheetState, Bilingual>> = {
  OPEN: { zh: '待填报', en: 'not begun' },
  FILLING: { zh: '填报中', en: 'being filled' },
  SUBMITTED: { zh: '已提交', en: 'submitted' },
  ADJUSTED: { zh: '已被上级调整', en: 'adjusted by the manager' },
  REVIEWED: { zh: '已审核通过', en: 'accepted' },
  ISSUED: { zh: '已下发目标', en: 'issued with targets' },
  CHALLENGED: { zh: '申诉中', en: 'challenged' },
  ACCEPTED: { zh: '目标已确认', en: 'settled as issued' },
  REVISED: { zh: '目标已修订', en: 'settled with revised targets' },
  LOCKED: { zh: '已锁定', en: 'locked' },
};
export const sheetActWords: Readonly<Record<Exclude<SheetAct, 'OPEN'>, Bilingual>> = {
  FILL: { zh: '填写', en: 'fill in' },
  SUBMIT: { zh: '提交', en: 'submit' },
  WITHDRAW: { zh: '撤回', en: 'withdraw' },
  ADJUST: { zh: '调整', en: 'adjust' },
  ACCEPT: { zh: '通过', en: 'accept' },
  REJECT: { zh: '退回', en: 'reject' },
  ISSUE: { zh: '下发目标', en: 'issue targets for' },
  ACKNOWLEDGE: { zh: '确认目标', en: 'acknowledge the targets of' },
  CHALLENGE: { zh: '申诉目标', en: 'challenge the targets of' },
  UPHOLD: { zh: '维持目标', en: 'uphold the targets of' },
  REVISE: { zh: '修订目标', en: 'revise the targets of' },
  LOCK: { zh: '锁定', en: 'lock' },
};

interface Step<S> {
  readonly from: readonly S[];
  readonly to: S;
}
interface SheetStep extends Step<SheetState> {
  /** States of the round in which it may happen; in OPEN only within the window. */
  readonly during: readonly ForecastCycleState[];
}

const cycleSteps: Readonly<Record<CycleAct, Step<ForecastCycleState>>> = {
  CONSOLIDATE: { from: ['OPEN'], to: 'CONSOLIDATED' },
  REOPEN: { from: ['CONSOLIDATED', 'FROZEN'], to: 'OPEN' },
};
export type SheetMove = Exclude<SheetAct, 'OPEN'>;
const sheetSteps: Readonly<Record<SheetMove, SheetStep>> = {
  FILL: { from: ['OPEN', 'FILLING'], to: 'FILLING', during: ['OPEN'] },
  SUBMIT: { from: ['FILLING'], to: 'SUBMITTED', during: ['OPEN'] },
  WITHDRAW: { from: ['SUBMITTED'], to: 'FILLING', during: ['OPEN'] },
  ADJUST: { from: ['SUBMITTED', 'ADJUSTED'], to: 'ADJUSTED', during: ['OPEN'] },
  ACCEPT: { from: ['SUBMITTED', 'ADJUSTED'], to: 'REVIEWED', during: ['OPEN'] },
  REJECT: { from: ['SUBMITTED', 'ADJUSTED'], to: 'FILLING', during: ['OPEN'] },
  ISSUE: {
    from: ['OPEN', 'FILLING', 'SUBMITTED', 'ADJUSTED', 'REVIEWED'],
    to: 'ISSUED',
    during: ['FROZEN', 'ISSUED'],
  },
  ACKNOWLEDGE: { from: ['ISSUED'], to: 'ACCEPTED', during: ['ISSUED'] },
  CHALLENGE: { from: ['ISSUED'], to: 'CHALLENGED', during: ['ISSUED'] },
  UPHOLD: { from: ['CHALLENGED'], to: 'ACCEPTED', during: ['ISSUED'] },
  REVISE: { from: ['CHALLENGED'], to: 'REVISED', during: ['ISSUED'] },
  LOCK: { from: ['ISSUED', 'ACCEPTED', 'REVISED'], to: 'LOCKED', during: ['ISSUED'] },
};

export const isInWindow = ({ state, opensOn, closesOn }: RoundNow, today: string): boolean =>
  state === 'OPEN' && opensOn <= today && today <= closesOn;

export const cycleStepsFrom = (state: ForecastCycleState): CycleAct[] =>
  (Object.keys(cycleSteps) as CycleAct[]).filter((act) => cycleSteps[act].from.includes(state));

/** The round after the step. */
export function cycleAfter(round: RoundNow, act: CycleAct, language: 'zh' | 'en'): ForecastCycleState {
  const step = cycleSteps[act];
  if (step.from.includes(round.state)) return step.to;
  const allowed = cycleStepsFrom(round.state).map((one) => cycleActWords[one][language]);
  throw fail(errors.illegalCycleStep, {
    ...told(round, cycleWords, language),
    act: cycleActWords[act][language],
    allowed: actsInstead(allowed, language),
  });
}

/** Whether the step may happen now, by states alone. */
export function mayMove(act: SheetMove, sheet: SheetState, round: RoundNow, today: string): boolean {
  const { from, during } = sheetSteps[act];
  return from.includes(sheet) && during.includes(round.state) && (round.state !== 'OPEN' || isInWindow(round, today));
}

interface Moved {
  readonly act: SheetMove;
  readonly sheet: Standing<SheetState>;
  readonly round: RoundNow;
  readonly today: string;
  readonly language: 'zh' | 'en';
}

/** The sheet after the step; refuses by what the sheet is first, then by the round and its window. */
export function sheetAfter({ act, sheet, round, today, language }: Moved): SheetState {
  if (mayMove(act, sheet.state, round, today)) return sheetSteps[act].to;
  const said = sheetActWords[act][language];
  if (!sheetSteps[act].from.includes(sheet.state)) {
    const allowed = (Object.keys(sheetSteps) as SheetMove[]).filter((one) => mayMove(one, sheet.state, round, today));
    throw fail(errors.illegalStep, {
      ...told(sheet, sheetWords, language),
      act: said,
      allowed: actsInstead(
        allowed.map((one) => sheetActWords[one][language]),
        language,
      ),
    });
  }
  requireRound(round, act, language);
  throw fail(errors.windowShut, { opensOn: round.opensOn, closesOn: round.closesOn, act: said });
}

interface Reader {
  /** Whose forecast it is. */
  readonly isFiller: boolean;
  readonly may: (permission: string) => boolean;
}

/** Refuses what the state of the round does not let happen to any sheet. */
export function requireRound(round: RoundNow, act: SheetMove, language: 'zh' | 'en'): void {
  if (!sheetSteps[act].during.includes(round.state))
    throw fail(errors.cycleMoved, { ...told(round, cycleWords, language), act: sheetActWords[act][language] });
}

/** Steps of whoever fills; all others are of whoever leads. */
const fillers: readonly SheetMove[] = ['FILL', 'SUBMIT', 'WITHDRAW', 'ACKNOWLEDGE', 'CHALLENGE'];
export const isFillers = (act: SheetMove): boolean => fillers.includes(act);

/** What the reader may do with the sheet now. */
export function actionsOn(sheet: SheetState, round: RoundNow, today: string, { isFiller, may }: Reader): SheetAction[] {
  const fills = isFiller && may('forecast:forecasts:write');
  const reviews = !isFiller && may('forecast:forecasts:approve');
  const decides = !isFiller && may('forecast:forecasts:issue');
  const open = (act: SheetMove): boolean => mayMove(act, sheet, round, today);
  return [
    ...(fills ? (['FILL', 'SUBMIT', 'WITHDRAW', 'ACKNOWLEDGE', 'CHALLENGE'] as const).filter(open) : []),
    ...(reviews ? (['ADJUST', 'ACCEPT', 'REJECT'] as const).filter(open) : []),
    ...(decides && open('ISSUE') ? (['ISSUE'] as const) : []),
    ...(decides && open('UPHOLD') ? (['DECIDE'] as const) : []),
  ];
}

function told<S extends string>(
  { state, stateBy, stateAt }: Standing<S>,
  words: Readonly<Record<S, Bilingual>>,
  language: 'zh' | 'en',
): { state: string; who: string; when: string } {
  const who = stateBy ?? (language === 'zh' ? '系统' : 'the system');
  return { state: words[state][language], who, when: inShanghai(stateAt) };
}

const inShanghai = (at: Date): string =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

/** Whether a line is so far from its baseline that it must say why; a line without one departs from nothing. */
export function departs({ baseline, forecast }: Pick<ForecastLine, 'baseline' | 'forecast'>): boolean {
  if (baseline.includes(null)) return false;
  const sum = (cells: readonly (number | null)[]): number => cells.reduce<number>((all, one) => all + (one ?? 0), 0);
  return Math.abs(sum(forecast) - sum(baseline)) > REASON_ABOVE * sum(baseline);
}
