// What meetings ask about the speakers they name, and what they engage them for.
import { joined } from '@yijian/contract/core';
import { speakerErrors as errors } from '@yijian/contract/speakers';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { ActingContext, Context } from '../../../platform/http/index.ts';
import { capsOf, followCaps } from './caps.service.ts';
import {
  deleteEngagements,
  insertEngagement,
  lockSpeakers,
  selectBlacklisted,
  selectEngaged,
  type EngagedRow,
  type NewEngagement,
} from './engagements.sql.ts';

export interface Engaged extends EngagedRow {
  /** Yearly caps of rule H2. */
  readonly mostTimes: number;
  readonly mostAmount: number;
}

/** These doctors as speakers, with what the year holds already apart from the meeting that asks. */
export async function findEngaged(
  context: Context,
  wanted: { readonly doctorIds: readonly string[]; readonly day: string; readonly meetingId: string | null },
): Promise<Engaged[]> {
  if (wanted.doctorIds.length === 0) return [];
  const { sql, language, clock } = context;
  const rows = await selectEngaged(sql, { ...wanted, language, today: dayInShanghai(clock.now()) });
  const caps = await capsOf(context);
  return rows.map((row) => ({ ...row, ...caps }));
}

/** Two meetings that name one speaker are judged one after the other, so that the caps of a year hold. */
export function lockEngaged(context: Context, doctorIds: readonly string[]): Promise<void> {
  return lockSpeakers(context.sql, doctorIds);
}

/** A blacklisted speaker is neither engaged nor paid; doctors who are no speakers pass. */
export async function requireNoneBlacklisted(context: Context, doctorIds: readonly string[]): Promise<void> {
  const { sql, language } = context;
  const names = await selectBlacklisted(sql, doctorIds, language);
  if (names.length > 0) throw fail(errors.blacklisted, { names: joined(names, language) });
}

export interface Talk {
  readonly doctorId: string;
  readonly minutes: number;
  /** CNY */
  readonly fee: number;
}

/** Takes the place of what the meeting engaged before. */
export async function engageSpeakers(
  context: ActingContext,
  { talks, ...meeting }: Omit<NewEngagement, keyof Talk> & { readonly talks: readonly Talk[] },
): Promise<void> {
  const speakers = new Set(await deleteEngagements(context.sql, meeting.meetingId));
  for (const talk of talks) {
    const id = await insertEngagement(context.sql, { ...meeting, ...talk });
    if (id !== undefined) speakers.add(id);
  }
  await followCaps(context, { speakerIds: [...speakers], day: meeting.day, at: context.clock.now() });
}

export async function releaseSpeakers(context: ActingContext, meetingId: string): Promise<void> {
  const at = context.clock.now();
  const speakerIds = await deleteEngagements(context.sql, meetingId);
  await followCaps(context, { speakerIds, day: dayInShanghai(at), at });
}
