// Small sets of random interactions, each in a month of its own long ago, so that one database holds many of them.
import type { EventMatch } from '@yijian/contract/sales-funnels';
import type postgres from 'postgres';

export interface PlainEvent {
  readonly id: number;
  readonly doctorId: string;
  /** Milliseconds. */
  readonly at: number;
  readonly channel: string;
  readonly action: string;
  readonly subject: string;
  readonly seconds: number | null;
}

export interface PlainDoctor {
  readonly id: string;
  readonly hospitalId: string;
  readonly tier: string;
  readonly level: string;
  readonly province: string;
  readonly hospitalProvince: string;
  readonly department: string;
}

export interface World {
  readonly events: readonly PlainEvent[];
  readonly doctors: readonly PlainDoctor[];
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

/** Whole numbers below `n`, the same ones for the same seed. */
export function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * n);
  };
}

const DAY = 86_400_000;
export const SPAN = 40;
const kinds = [
  ['VISIT', 'MET'],
  ['SMS', 'RECEIVED'],
  ['SMS', 'CLICKED'],
  ['WECOM', 'READ'],
  ['WECOM', 'RECEIVED'],
  ['LIVE', 'WATCHED'],
  ['MEETING', 'ATTENDED'],
] as const;
const subjects = ['偏头痛问答', '失眠 100%_指南', ''] as const;

/** Doctors of the enterprise, several of one hospital among them. */
export async function someDoctors(owner: postgres.Sql, count: number): Promise<PlainDoctor[]> {
  return owner<PlainDoctor[]>`
    select d.id::text, d.hospital_id::text as "hospitalId", d.tier, h.level, coalesce(d.province_code, '') as province,
      coalesce(h.province_code, '') as "hospitalProvince", coalesce(d.department_code, '') as department
    from doctors d join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    where d.enterprise_id = 1 and d.is_enabled order by d.hospital_id, d.id limit ${count}`;
}

/** Times are whole hours, so that several events happen at once and only their order of arrival tells them apart. */
export async function makeWorld(
  owner: postgres.Sql,
  { number, doctors }: { readonly number: number; readonly doctors: readonly PlainDoctor[] },
): Promise<World> {
  const roll = dice(number * 7919 + 1);
  // Shanghai had summer time until 1991.
  const start = Date.UTC(1995, 0, 1) + number * 3 * SPAN * DAY;
  const own = doctors.filter(() => roll(3) > 0);
  const lines = own.flatMap((doctor) =>
    Array.from({ length: roll(9) }, () => {
      const [channel, action] = kinds[roll(kinds.length)]!;
      const at = start + roll(SPAN) * DAY + roll(roll(2) === 0 ? 3 : 16) * 3_600_000;
      const seconds = roll(2) === 0 ? null : roll(600);
      return { doctorId: doctor.id, at, channel, action, subject: subjects[roll(3)]!, seconds };
    }),
  );
  const rows = lines.map((line) => ({
    enterprise_id: 1,
    doctor_id: line.doctorId,
    at: new Date(line.at),
    channel: line.channel,
    action: line.action,
    subject: line.subject,
    duration_seconds: line.seconds,
  }));
  const ids =
    rows.length === 0 ? [] : await owner<{ id: string }[]>`insert into interactions ${owner(rows)} returning id::text`;
  const day = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10);
  return {
    events: lines.map((line, at) => ({ ...line, id: Number(ids[at]!.id) })),
    doctors,
    from: day(start),
    to: day(start + (SPAN - 1) * DAY),
  };
}

/** A random match, now and then of everything. */
export function someMatch(roll: (n: number) => number): EventMatch {
  const [channel, action] = kinds[roll(kinds.length)]!;
  const shape = roll(8);
  return {
    channel: shape === 0 ? null : channel,
    action: shape < 3 ? null : shape === 3 ? 'ACTED' : action,
    subject: roll(6) === 0 ? '100%_' : roll(5) === 0 ? '偏头痛' : '',
    minSeconds: roll(6) === 0 ? 120 : 0,
  };
}

export const meets = (match: EventMatch, event: PlainEvent): boolean =>
  (match.channel === null || match.channel === event.channel) &&
  (match.action === null || (match.action === 'ACTED' ? event.action !== 'RECEIVED' : match.action === event.action)) &&
  event.subject.includes(match.subject) &&
  (event.seconds ?? 0) >= match.minSeconds;

export const inOrder = (one: PlainEvent, other: PlainEvent): number => one.at - other.at || one.id - other.id;
