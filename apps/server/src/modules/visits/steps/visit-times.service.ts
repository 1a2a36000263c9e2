// A visitor is in one place at a time: overlapping visits are refused, or moved to the next free time of the day (rule V3).
import { visitErrors } from '@yijian/contract/visits';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { isRuleOn, ruleValue } from '../../rules/index.ts';
import { leastMinutes } from '../visits.policy.ts';
import { lockVisitor, selectTakenTimes, type TakenTime } from './visit-times.sql.ts';

const MINUTE = 60_000;
/** Visits longer than this are not looked for. */
const LONGEST = 120 * MINUTE;
const STEP = 15 * MINUTE;

const held = [
  'IN_VISIT',
  'SAVED',
  'LATE_PENDING',
  'SUBMITTED',
  'SUBMITTED_LATE',
  'UNLOCK_PENDING',
  'UNDER_REVIEW',
  'VALID',
] as const;
const all = [...held, 'PLANNED'] as const;

export interface WantedTime {
  readonly startsAt: Date;
  readonly visitDuration: string | undefined;
  /** The visit that is changed. */
  readonly except?: string;
  /** Plans do not count against a visit that is held now: what was held counts. */
  readonly isHeld?: boolean;
}

/** Throws visits.overlaps when another visit of the caller takes a part of this time. */
export async function requireFreeTime(context: Context, wanted: WantedTime): Promise<void> {
  if (!(await isRuleOn(context, 'V3'))) return;
  await lockVisitor(context.sql, context.user.id);
  const minutes = await ruleValue(context, 'visits.planMinutes');
  const taken = await around(context, wanted, wanted.startsAt);
  const hit = hitBy(taken, {
    from: wanted.startsAt.getTime(),
    length: lengthOf(wanted.visitDuration, minutes),
    minutes,
  });
  if (hit !== undefined) throw overlap(context, hit);
}

/** The wanted time, or the next quarter of an hour of the same day when nothing else is planned. */
export async function findFreeTime(context: Context, wanted: WantedTime): Promise<Date> {
  if (!(await isRuleOn(context, 'V3'))) return wanted.startsAt;
  await lockVisitor(context.sql, context.user.id);
  const minutes = await ruleValue(context, 'visits.planMinutes');
  const day = dayInShanghai(wanted.startsAt);
  const end = new Date(Date.parse(`${day}T23:59:59+08:00`));
  const taken = await around(context, wanted, end);
  const length = lengthOf(wanted.visitDuration, minutes);
  let hit: TakenTime | undefined;
  for (let from = wanted.startsAt.getTime(); from <= end.getTime(); from += STEP) {
    const here = hitBy(taken, { from, length, minutes });
    if (here === undefined) return new Date(from);
    hit ??= here;
  }
  throw overlap(context, hit!);
}

function around(context: Context, wanted: WantedTime, last: Date): Promise<TakenTime[]> {
  return selectTakenTimes(context.sql, {
    userId: context.user.id,
    except: wanted.except,
    from: new Date(wanted.startsAt.getTime() - LONGEST),
    to: new Date(last.getTime() + LONGEST),
    language: context.language,
    states: wanted.isHeld === true ? held : all,
  });
}

const lengthOf = (duration: string | null | undefined, minutes: number): number =>
  (leastMinutes[duration ?? ''] ?? minutes) * MINUTE;

function hitBy(
  taken: readonly TakenTime[],
  { from, length, minutes }: { from: number; length: number; minutes: number },
): TakenTime | undefined {
  return taken.find((one) => {
    const start = one.startsAt.getTime();
    return start < from + length && from < start + lengthOf(one.visitDuration, minutes);
  });
}

function overlap({ language }: Context, { startsAt, doctorName }: TakenTime) {
  const time = new Date(startsAt.getTime() + 8 * 60 * MINUTE).toISOString().slice(0, 16).replace('T', ' ');
  const values = { time, doctor: doctorName };
  return fail(visitErrors.overlaps, values, [
    { field: 'body.startsAt', message: wordsOf(visitErrors.overlaps, language, values) },
  ]);
}
