// What a meeting holds of a budget: estimated when it is submitted, committed when approved, actual when confirmed (product: Meeting machine).
import { budgetErrors as errors, type BudgetStage, type MeetingType } from '@yijian/contract/budgets';
import { ruleValue } from '../../rules/index.ts';
import { fail, type Failure } from '../../../platform/errors/index.ts';
import type { ActingContext, Context } from '../../../platform/http/index.ts';
import { availableOf, lineProblems, ofStage, orderProblems, withAmount, type Wanted } from './ledger.policy.ts';
import {
  addToLine,
  addToOrder,
  deleteHold,
  insertEntry,
  lockHold,
  lockLines,
  lockOrders,
  upsertHold,
  type Holder,
  type LedgerLine,
  type LedgerOrder,
  type StoredHold,
} from './ledger.sql.ts';

export interface NewHold {
  readonly holder: Holder;
  readonly lineId: string;
  readonly orderId: string | null;
  /** Day the money is for, YYYY-MM-DD. */
  readonly on: string;
  readonly stage: BudgetStage;
  /** CNY, to the cent. */
  readonly amount: number;
  readonly meetingType?: MeetingType | undefined;
}

interface Judged {
  readonly held: StoredHold | undefined;
  readonly line: LedgerLine;
  readonly order: LedgerOrder | undefined;
  readonly problems: readonly Failure[];
}

async function judge(
  context: ActingContext,
  { holder, lineId, orderId, on, amount, meetingType }: NewHold,
): Promise<Judged> {
  const { sql } = context;
  const held = await lockHold(sql, holder);
  const ids = [lineId, held?.lineId].filter((id) => id !== undefined);
  const line = (await lockLines(sql, ids)).find((one) => one.id === lineId);
  const orderIds = [orderId, held?.orderId].filter((id) => id !== null && id !== undefined);
  const order = (await lockOrders(sql, orderIds)).find((one) => one.id === orderId);
  if (line === undefined || (orderId !== null && order === undefined)) throw fail(errors.notFound);
  const wanted = (isSame: boolean): Wanted => ({ on, amount, meetingType, held: isSame ? (held?.amount ?? 0) : 0 });
  const tolerance = await ruleValue(context, 'budgets.tolerance');
  const problems = [
    ...lineProblems(line, wanted(held?.lineId === lineId)),
    ...(order === undefined ? [] : orderProblems(order, wanted(held?.orderId === orderId), tolerance)),
  ];
  return { held, line, order, problems };
}

/** Lets the holder hold exactly this from now on, whatever it held before. Throws the first problem. */
export async function holdBudget(context: ActingContext, hold: NewHold): Promise<void> {
  const { sql, clock, user } = context;
  const { held, problems } = await judge(context, hold);
  if (problems[0] !== undefined) throw problems[0];
  const { holder, lineId, orderId, stage, amount } = hold;
  await change(context, held, { lineId, orderId, stage, amount });
  const at = clock.now();
  await upsertHold(sql, holder, { lineId, orderId, stage, amount, at });
  await insertEntry(sql, { lineId, orderId, kind: 'HOLD', holder, stage, amount, at, userId: user?.id ?? '0' });
}

/** Gives back all that the holder holds; nothing happens where it holds nothing. */
export async function releaseBudget(
  context: ActingContext,
  { holder, reason }: { holder: Holder; reason: string },
): Promise<void> {
  const { sql, clock, user } = context;
  const held = await lockHold(sql, holder);
  if (held === undefined) return;
  await lockLines(sql, [held.lineId]);
  await lockOrders(sql, held.orderId === null ? [] : [held.orderId]);
  await change(context, held, undefined);
  await deleteHold(sql, holder);
  const { lineId, orderId, stage, amount } = held;
  await insertEntry(sql, {
    lineId,
    orderId,
    kind: 'RELEASE',
    holder,
    stage,
    amount,
    reason,
    at: clock.now(),
    userId: user?.id ?? '0',
  });
}

/** One statement per line and order that changes, so that no figure passes through a state that is not allowed. */
async function change(context: ActingContext, from: StoredHold | undefined, to: StoredHold | undefined): Promise<void> {
  const { sql } = context;
  const lines = new Map<string, ReturnType<typeof ofStage>>();
  const orders = new Map<string, ReturnType<typeof ofStage>>();
  const add = (map: typeof lines, id: string, stage: BudgetStage, amount: number): void => {
    const before = map.get(id);
    map.set(id, before === undefined ? ofStage(stage, amount) : withAmount(before, stage, amount));
  };
  for (const [hold, sign] of [
    [from, -1],
    [to, 1],
  ] as const) {
    if (hold === undefined) continue;
    add(lines, hold.lineId, hold.stage, sign * hold.amount);
    if (hold.orderId !== null) add(orders, hold.orderId, hold.stage, sign * hold.amount);
  }
  for (const [id, figures] of lines) await addToLine(sql, id, figures);
  for (const [id, figures] of orders) await addToOrder(sql, id, figures);
}

export interface Headroom {
  readonly line: { readonly id: string; readonly name: string; readonly current: number; readonly available: number };
  readonly order: {
    readonly id: string;
    readonly code: string;
    readonly amount: number;
    readonly available: number;
  } | null;
  /** Named refusals that holding the amount would meet; empty when it would succeed. */
  readonly problems: readonly Failure[];
}

/** What would happen: the same judgement as `holdBudget`, nothing is written. What the holder holds counts as available. */
export async function findHeadroom(context: Context, hold: NewHold): Promise<Headroom> {
  const { held, line, order, problems } = await judge(context, hold);
  const back = (isSame: boolean): number => (isSame ? (held?.amount ?? 0) : 0);
  const { id, name, current } = line;
  return {
    line: { id, name, current, available: availableOf(line) + back(held?.lineId === id) },
    order:
      order === undefined
        ? null
        : {
            id: order.id,
            code: order.code,
            amount: order.amount,
            available: availableOf({ ...order, current: order.amount }) + back(held?.orderId === order.id),
          },
    problems,
  };
}
