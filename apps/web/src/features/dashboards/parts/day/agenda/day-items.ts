// The day in the order it happens: visits and meetings by their hour, the free time between them, and the next stop.
import { takesPlace, type MeetingLine } from '@yijian/contract/meetings';
import type { Visit } from '@yijian/contract/visits';
import { formatDay } from '../../../../../lib/format/index.ts';

export type DayItem =
  | {
      readonly kind: 'visit';
      readonly key: string;
      readonly at: string;
      readonly visit: Visit;
      readonly isNext: boolean;
    }
  | { readonly kind: 'meeting'; readonly key: string; readonly at: string; readonly meeting: MeetingLine }
  | { readonly kind: 'free'; readonly key: string; readonly at: string; readonly until: string };

export interface DayInput {
  /** `YYYY-MM-DD` in Asia/Shanghai. */
  readonly day: string;
  readonly visits: readonly Visit[];
  readonly meetings: readonly MeetingLine[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

const MINUTE = 60_000;
/** What a planned visit takes of the day, its way included: the plan does not say. */
const VISIT_MINUTES = 30;
/** Shorter breaks are the way from one place to the next. */
const LEAST_FREE_MINUTES = 60;
const FIRST_HOUR = '09:00';
const LAST_HOUR = '18:00';

const hourOf = (day: string, hour: string): number => Date.parse(`${day}T${hour}:00+08:00`);
const iso = (moment: number): string => new Date(moment).toISOString();

interface Taken {
  readonly from: number;
  readonly to: number;
  readonly item: DayItem;
}

/** Visits and meetings that were called off or refused are left out; times are ISO 8601 in UTC. */
export function dayItems(input: DayInput): DayItem[] {
  const { day, visits, meetings, now } = input;
  const held = visits.filter(({ state, startsAt }) => state !== 'CANCELLED' && formatDay(startsAt) === day);
  const next = nextStop(held, now)?.id;
  const taken: Taken[] = [
    ...held.map((visit): Taken => {
      const from = Date.parse(visit.startsAt);
      const item: DayItem = {
        kind: 'visit',
        key: `visit ${visit.id}`,
        at: visit.startsAt,
        visit,
        isNext: visit.id === next,
      };
      return { from, to: from + VISIT_MINUTES * MINUTE, item };
    }),
    ...meetings
      .filter(({ state }) => takesPlace(state))
      .flatMap((meeting): Taken[] => {
        const hours = hoursOf(meeting, day);
        return hours === null
          ? []
          : [{ ...hours, item: { kind: 'meeting', key: `meeting ${meeting.id}`, at: iso(hours.from), meeting } }];
      }),
  ].toSorted((one, other) => one.from - other.from);
  if (taken.length === 0) return [];
  const items: DayItem[] = [];
  let free = Math.max(hourOf(day, FIRST_HOUR), upToQuarter(now));
  const keepFree = (until: number): void => {
    if (until - free >= LEAST_FREE_MINUTES * MINUTE)
      items.push({ kind: 'free', key: `free ${free}`, at: iso(free), until: iso(until) });
  };
  for (const { from, to, item } of taken) {
    keepFree(from);
    items.push(item);
    free = Math.max(free, to);
  }
  keepFree(hourOf(day, LAST_HOUR));
  return items;
}

/** What a meeting takes of the day; one of several days takes the hours of work of those between. */
function hoursOf({ startsAt, endsAt }: MeetingLine, day: string): { from: number; to: number } | null {
  if (startsAt === null) return null;
  const starts = Date.parse(startsAt);
  const ends = endsAt === null ? starts + 60 * MINUTE : Date.parse(endsAt);
  const [first, last] = [formatDay(startsAt), formatDay(iso(ends))];
  if (first === null || last === null || first > day || last < day) return null;
  const from = first === day ? starts : hourOf(day, FIRST_HOUR);
  return { from, to: Math.max(from, last === day ? ends : hourOf(day, LAST_HOUR)) };
}

/** The visit under way; else the first that is still to begin, or that began unnoticed. */
export function nextStop(visits: readonly Visit[], now: number): Visit | undefined {
  const underWay = visits.find(({ state }) => state === 'IN_VISIT');
  const planned = visits
    .filter(({ state }) => state === 'PLANNED')
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const ahead = planned.find(({ startsAt }) => Date.parse(startsAt) >= now - VISIT_MINUTES * MINUTE);
  return underWay ?? ahead ?? planned[0];
}

const upToQuarter = (moment: number): number => Math.ceil(moment / (15 * MINUTE)) * 15 * MINUTE;
