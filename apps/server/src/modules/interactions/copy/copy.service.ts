// Keeps the copy of the events in columns, and asks it in place of PostgreSQL where it may be asked (decision 0027).
import { isAllowed } from '../../../platform/auth/index.ts';
import { allowTime, seesAll, type ColumnStore, type Columns, type Sql } from '../../../platform/db/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import {
  createCopy,
  disabledPart,
  dropPart,
  insertCopied,
  monthPart,
  replacePart,
  selectCopied,
  selectCopiedPrints,
} from './copy-clickhouse.sql.ts';
import { lockCopying, readDisabled, readMonth, selectMonthPrints } from './copy.sql.ts';
import { differing, firstDayOf, isWholeDue, monthOf, recentSince } from './months.policy.ts';

const HOUR = 3_600_000;
const LONGEST = '10min';

export interface CopyWork {
  readonly enterpriseId: string;
  readonly now: Date;
  readonly store: ColumnStore;
  /** Each month has a transaction of its own: all of them together may take half an hour. */
  readonly inTransaction: <T>(work: (context: Context) => Promise<T>) => Promise<T>;
}

/** Copies what has changed since it was last looked at; the months that were copied. Leaves an enterprise to the process that has it already. */
export async function copyEvents(context: CopyWork): Promise<number[]> {
  const { enterpriseId, now, store } = context;
  await createCopy(store);
  const before = await selectCopied(store, enterpriseId);
  const isWhole = isWholeDue(now.getTime(), before.wholeAt);
  const from = recentSince(now);
  const events = await inTime(context, (sql) => selectMonthPrints(sql, isWhole ? {} : { from }));
  if (events === undefined) return [];
  const copy = await selectCopiedPrints(store, enterpriseId);
  const since = isWhole ? 0 : monthOf(from);
  const { changed, gone } = differing(
    events,
    copy.filter(({ month }) => month >= since),
  );
  for (const month of gone) await dropPart(store, monthPart(enterpriseId, month));
  for (const month of changed) {
    const copied = await inTime(context, async (sql) => {
      await replacePart(store, monthPart(enterpriseId, month), readMonth(sql, firstDayOf(month)));
      return month;
    });
    if (copied === undefined) return [];
  }
  await inTime(context, async (sql) => replacePart(store, disabledPart(enterpriseId), readDisabled(sql)));
  const recentAt = now.getTime();
  await insertCopied(store, enterpriseId, { recentAt, wholeAt: isWhole ? recentAt : before.wholeAt });
  return [...gone, ...changed];
}

/** Nothing where another process copies. */
function inTime<T>({ inTransaction }: CopyWork, work: (sql: Sql) => Promise<T>): Promise<T | undefined> {
  return inTransaction(async ({ sql }) => {
    await allowTime(sql, LONGEST);
    return (await lockCopying(sql)) ? work(sql) : undefined;
  });
}

export interface Copy {
  /** Absent where events are not copied. */
  readonly store?: ColumnStore | undefined;
}

interface CopyQuestion<T> extends Copy {
  readonly ask: (columns: Columns) => Promise<T>;
}

export interface CopyAnswer<T> {
  readonly answer: T;
  /** When the copy was last compared with the events: what happened later may be missing. */
  readonly copiedAt: Date;
}

/**
 * The answer of the copy; undefined where PostgreSQL has to be asked: for who sees a part of the enterprise or no visits, and while the copy
 * is old or away.
 */
export async function askCopy<T>(
  context: Context,
  { store, ask }: CopyQuestion<T>,
): Promise<CopyAnswer<T> | undefined> {
  const { user, enterprise, clock, log } = context;
  if (store === undefined || store.isAway()) return undefined;
  if (!seesAll(user) || !isAllowed(user, 'customer:visits:read')) return undefined;
  try {
    const { recentAt } = await selectCopied(store, enterprise.id);
    if (clock.now().getTime() - recentAt > HOUR) return undefined;
    return { answer: await ask(store), copiedAt: new Date(recentAt) };
  } catch (error) {
    log.warn({ err: error }, 'the copy of the events did not answer, PostgreSQL is asked instead');
    return undefined;
  }
}
