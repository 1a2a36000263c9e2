// The list of meetings as a calendar and as a board: both count everything that matches and show the first of it.
import { z } from 'zod';
import { Day } from '../../core/index.ts';
import { MeetingFilter, MeetingLine, MeetingState } from '../meetings.schema.ts';

/** Six weeks: the most that a month touches. */
export const MOST_CALENDAR_DAYS = 42;

/** `from` and `to` are, as in the list, the days on which a meeting begins. */
export const MeetingDaysQuery = MeetingFilter.extend({
  firstDay: Day,
  lastDay: Day.describe(`At most ${MOST_CALENDAR_DAYS} days with the first`),
  most: z.int().min(1).max(50).default(3).describe('Meetings shown of each day'),
});
export type MeetingDaysQuery = z.infer<typeof MeetingDaysQuery>;

export const MeetingDay = z.object({
  day: Day,
  count: z.int().min(1).describe('Meetings of the day; one of several days stands on each of them'),
  meetings: z.array(MeetingLine).describe('The first of them, by when they begin'),
});
export type MeetingDay = z.infer<typeof MeetingDay>;

export const MeetingBoardQuery = MeetingFilter.extend({
  most: z.int().min(1).max(50).default(20).describe('Meetings shown of each state'),
});
export type MeetingBoardQuery = z.infer<typeof MeetingBoardQuery>;

export const MeetingColumn = z.object({
  state: MeetingState,
  count: z.int().min(1),
  meetings: z.array(MeetingLine).describe('The latest of them'),
});
export type MeetingColumn = z.infer<typeof MeetingColumn>;
