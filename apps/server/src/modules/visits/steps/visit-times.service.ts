// A visitor is in one place at a time: overlapping visits are refused, or moved to the next free time of the day (rule V3).
import { visitErrors } from '@yijian/contract/visits';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { isRuleOn, ruleValue } from '../../rules/index.ts';
import { leastMinutes } from '../visits.policy.ts';
import { readTravelFigures } from '../../hospitals/index.ts';
import { hitBy, nextFree, type Taken, type Wanted as FreeTimeWanted } from './free-time.policy.ts';
import { lockVisitor, selectPlace, selectTakenTimes, type TakenTime } from './visit-times.sql.ts';

const MINUTE = 60_000;
/** Visits longer than this, with the way to them, are not looked for. */
const LONGEST = 240 * MINUTE;
const STEP = 15 * MINUTE;
/** Of what was held the minutes are told more finely. */
const FINE = 5 * MINUTE;
/** How long before the wanted time a visit that was held is looked for. */
const HELD_EARLIER = 24 * 60 * MINUTE;

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
  /** Of a plan that may move: the way to it and from it is part of its time. */
  readonly hospitalId?: string | undefined;
  /** Plans do not count against a visit that is held now: what was held counts. */
  readonly isHeld?: boolean;
}

/** Throws visits.overlaps when another visit of the caller takes a part of this time. */
export async function requireFreeTime(context: Context, wanted: WantedTime): Promise<void> {
  if (!(await isRuleOn(context, 'V3'))) return;
  await lockVisitor(context.sql, context.user.id);
  const minutes = await ruleValue(context, 'visits.planMinutes');
  const taken = timesOf(await around(context, wanted, wanted.startsAt), minutes);
  const hit = hitBy(taken, { from: wanted.startsAt.getTime(), length: lengthOf(wanted.visitDuration, minutes) });
  if (hit !== undefined) throw overlap(context, hit);
}

/** The wanted time, or the next quarter of an hour of the same day when nothing else is planned. */
export async function findFreeTime(context: Context, wanted: WantedTime): Promise<Date> {
  if (!(await isRuleOn(context, 'V3'))) return wanted.startsAt;
  await lockVisitor(context.sql, context.user.id);
  const minutes = await ruleValue(context, 'visits.planMinutes');
  const day = dayInShanghai(wanted.startsAt);
  const end = new Date(Date.parse(`${day}T23:59:59+08:00`));
  const taken = timesOf(await around(context, wanted, end), minutes);
  const length = lengthOf(wanted.visitDuration, minutes);
  const asked = { from: wanted.startsAt.getTime(), length, way: await wayTo(context, wanted.hospitalId) };
  const found = nextFree(taken, asked, { step: STEP, until: end.getTime() });
  if ('at' in found) return new Date(found.at);
  throw overlap(context, found.hit!);
}

async function wayTo(context: Context, hospitalId: string | undefined): Promise<FreeTimeWanted['way']> {
  if (hospitalId === undefined) return undefined;
  return { place: await selectPlace(context.sql, hospitalId), figures: await readTravelFigures(context) };
}

/** The nearest free time of a visit nobody moves yet: of a plan the next of its day, of what was held the one before; nothing is locked. */
export async function nearestFreeTime(context: Context, wanted: WantedTime): Promise<Date> {
  if (!(await isRuleOn(context, 'V3'))) return wanted.startsAt;
  const minutes = await ruleValue(context, 'visits.planMinutes');
  const from = wanted.startsAt.getTime();
  // What is recorded shortly after midnight may have been held the evening before.
  const until =
    wanted.isHeld === true ? from - HELD_EARLIER : Date.parse(`${dayInShanghai(wanted.startsAt)}T23:59:59+08:00`);
  const begin = new Date(Math.min(from, until));
  const taken = timesOf(
    await around(context, { ...wanted, startsAt: begin }, new Date(Math.max(from, until))),
    minutes,
  );
  const length = lengthOf(wanted.visitDuration, minutes);
  const found = nextFree(taken, { from, length }, { step: wanted.isHeld === true ? -FINE : STEP, until });
  if ('at' in found) return new Date(found.at);
  throw overlap(context, found.hit!);
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

const timesOf = (taken: readonly TakenTime[], minutes: number): (TakenTime & Taken)[] =>
  taken.map((one) => ({
    ...one,
    from: one.startsAt.getTime(),
    length: lengthOf(one.visitDuration, minutes),
    place: one,
  }));

function overlap({ language }: Context, { startsAt, doctorName }: TakenTime) {
  const time = new Date(startsAt.getTime() + 8 * 60 * MINUTE).toISOString().slice(0, 16).replace('T', ' ');
  const values = { time, doctor: doctorName };
  return fail(visitErrors.overlaps, values, [
    { field: 'body.startsAt', message: wordsOf(visitErrors.overlaps, language, values) },
  ]);
}
