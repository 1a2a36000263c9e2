// Whether a line and an order carry an amount (product: rules H9, budget; reliability: money).
import { budgetErrors as errors, type BudgetStage, type MeetingType } from '@yijian/contract/budgets';
import { fail, type Failure } from '../../../platform/errors/index.ts';
import type { Figures, LedgerLine, LedgerOrder } from './ledger.sql.ts';

/** What is wanted of a line and an order; `held` is what the same holder has of them already. */
export interface Wanted {
  readonly on: string;
  readonly amount: number;
  readonly held: number;
  /** Of the meeting that is charged. */
  readonly meetingType?: MeetingType | undefined;
}

const CENTS = 100;
/** To the cent, so that sums of doubles compare as amounts do. */
export const cents = (amount: number): number => Math.round(amount * CENTS);
export const written = (amount: number): string => (cents(amount) / CENTS).toFixed(2);

const usedOf = ({ estimated, committed, actual }: Figures): number => estimated + committed + actual;

export const availableOf = (line: Figures & { readonly current: number }): number => line.current - usedOf(line);

/** Everything that keeps the line from carrying the amount; moving on what is held already is never refused. */
export function lineProblems(line: LedgerLine, { on, amount, held }: Wanted): Failure[] {
  const { name } = line;
  const grows = cents(amount) > cents(held);
  const available = availableOf(line) + held;
  return [
    ...(line.isLeaf ? [] : [fail(errors.notLeaf, { name })]),
    ...(Number(on.slice(0, 4)) === line.year ? [] : [fail(errors.otherYear, { name, year: line.year })]),
    ...(grows && line.isFrozen ? [fail(errors.frozen, { name })] : []),
    ...(grows && cents(amount) > cents(available)
      ? [fail(errors.short, { name, available: written(available), wanted: written(amount) })]
      : []),
  ];
}

/** `tolerance` in percent holds where the order names none. */
export function orderProblems(
  order: LedgerOrder,
  { on, amount, held, meetingType }: Wanted,
  tolerance: number,
): Failure[] {
  const { code, validFrom: from, validUntil: until } = order;
  const grows = cents(amount) > cents(held);
  const room = order.amount * (1 + (order.tolerance ?? tolerance) / 100);
  const available = room - usedOf(order) + held;
  const isIn = order.isOpen && from <= on && on <= until;
  const isOfType = order.meetingType === null || order.meetingType === meetingType;
  return [
    ...(grows && !isIn ? [fail(errors.orderClosed, { code, from, until })] : []),
    ...(grows && !isOfType ? [fail(errors.orderOtherType, { code })] : []),
    ...(grows && order.isBlocking && cents(amount) > cents(available)
      ? [fail(errors.orderShort, { code, available: written(available), wanted: written(amount) })]
      : []),
  ];
}

const none: Figures = { estimated: 0, committed: 0, actual: 0 };
const keys = { ESTIMATED: 'estimated', COMMITTED: 'committed', ACTUAL: 'actual' } as const;

/** The figures with so much more, or less, in a stage. */
export const withAmount = (figures: Figures, stage: BudgetStage, amount: number): Figures => ({
  ...figures,
  [keys[stage]]: figures[keys[stage]] + amount,
});

export const ofStage = (stage: BudgetStage, amount: number): Figures => withAmount(none, stage, amount);
