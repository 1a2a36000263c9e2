// From facts to flags, and from flags to a score that anybody can add up (product: known frauds).
import type { IntegrityFlagCode, IntegrityLevel } from '@yijian/contract/meetings';
import type { EarlierMeeting, ElsewhereGuest, HeldTimes, SignIn, UsedFile } from './integrity.sql.ts';

/** Fewer sign-ins than this have no rhythm. */
const FEWEST_SIGN_INS = 5;
/** So many phones at one point, or behind one address, are told. */
const MOST_ALIKE = 10;
/** Staff that meets guests at a door needs longer than this for each. */
const FASTEST_MS = 5_000;
/** Share of the planned agenda that a meeting lasts at least. */
const SHORTEST_SHARE = 0.6;
/** Meetings in a row where exactly as many came as were expected. */
const MOST_EXACT = 4;
const MINUTE = 60_000;

/** Points each flag takes from a hundred. */
export const weights: Readonly<Record<IntegrityFlagCode, number>> = {
  FILE_REUSED: 50,
  PICTURE_REUSED: 45,
  SIGN_IN_BURST: 15,
  SIGN_IN_EVEN: 25,
  SIGN_IN_TIME: 15,
  SIGN_IN_POINT: 35,
  // The network of a hospital has one address for everybody: worth a look, no more.
  SIGN_IN_ADDRESS: 10,
  SIGN_IN_UNPROVED: 15,
  SIGN_IN_AWAY: 20,
  TWO_PLACES: 40,
  AGENDA_SHORT: 25,
  GUESTS_COPIED: 45,
  HEADS_COPIED: 15,
};

export interface Flag {
  readonly code: IntegrityFlagCode;
  readonly values: Readonly<Record<string, string | number>>;
  readonly fileId: string | null;
  readonly meetings: readonly { readonly id: string; readonly number: string }[];
}

export interface IntegrityFacts {
  readonly files: readonly UsedFile[];
  readonly elsewhere: readonly ElsewhereGuest[];
  readonly times: HeldTimes;
  readonly signIns: readonly SignIn[];
  /** This one first. */
  readonly meetings: readonly EarlierMeeting[];
}

export function flagsOf(facts: IntegrityFacts): Flag[] {
  return [
    ...fileFlags(facts.files),
    ...elsewhereFlags(facts.elsewhere),
    ...rhythmFlags(facts.signIns),
    ...timeFlags(facts.times, facts.signIns),
    ...phoneFlags(facts.signIns),
    ...copyFlags(facts.meetings),
  ].toSorted((a, b) => weights[b.code] - weights[a.code]);
}

/** A flag that comes twice, such as for two files, counts once. */
export function scoreOf(flags: readonly Pick<Flag, 'code'>[]): number {
  const codes = new Set(flags.map(({ code }) => code));
  return Math.max(0, 100 - [...codes].reduce((sum, code) => sum + weights[code], 0));
}

export const levelOf = (score: number): IntegrityLevel => (score >= 80 ? 'GOOD' : score >= 60 ? 'CHECK' : 'SUSPICIOUS');

const plain = { fileId: null, meetings: [] } as const;

const fileFlags = (files: readonly UsedFile[]): Flag[] =>
  files.map(({ fileId, name, meetingId, number, isSame }) => ({
    code: isSame ? 'FILE_REUSED' : 'PICTURE_REUSED',
    values: { name, number },
    fileId,
    meetings: [{ id: meetingId, number }],
  }));

function elsewhereFlags(elsewhere: readonly ElsewhereGuest[]): Flag[] {
  if (elsewhere.length === 0) return [];
  const meetings = new Map(elsewhere.map(({ meetingId, number }) => [meetingId, number]));
  const names = [...new Set(elsewhere.map(({ name }) => name))];
  return [
    {
      code: 'TWO_PLACES',
      values: { count: names.length, names: names.slice(0, 5).join('、'), numbers: [...meetings.values()].join('、') },
      fileId: null,
      meetings: [...meetings].map(([id, number]) => ({ id, number })),
    },
  ];
}

/** Doctors who sign in on their own phones have no rhythm that staff could make up. */
function rhythmFlags(signIns: readonly SignIn[]): Flag[] {
  const times = signIns.filter(({ way }) => way === 'STAFF').map(({ at }) => at.getTime());
  if (times.length < FEWEST_SIGN_INS) return [];
  const gaps = times.slice(1).map((time, at) => time - times[at]!);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const values = { count: times.length, seconds: Math.round((times.at(-1)! - times[0]!) / 1000) };
  if (mean < FASTEST_MS) return [{ ...plain, code: 'SIGN_IN_BURST', values }];
  const spread = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length) / mean;
  if (spread >= 0.05) return [];
  return [{ ...plain, code: 'SIGN_IN_EVEN', values: { ...values, gap: Math.round(mean / 1000) } }];
}

function timeFlags(times: HeldTimes, signIns: readonly SignIn[]): Flag[] {
  const { startsAt, endsAt, beganAt, endedAt, agendaMinutes } = times;
  const flags: Flag[] = [];
  const [first, last] = [startsAt.getTime() - 120 * MINUTE, endsAt.getTime() + 60 * MINUTE];
  const outside = signIns.filter(({ at }) => at.getTime() < first || at.getTime() > last).length;
  if (outside > 0) flags.push({ ...plain, code: 'SIGN_IN_TIME', values: { count: outside } });
  if (beganAt === null || endedAt === null) return flags;
  const minutes = Math.round((endedAt.getTime() - beganAt.getTime()) / MINUTE);
  if (minutes < agendaMinutes * SHORTEST_SHARE)
    flags.push({ ...plain, code: 'AGENDA_SHORT', values: { minutes, agenda: agendaMinutes } });
  return flags;
}

function phoneFlags(signIns: readonly SignIn[]): Flag[] {
  const most = (of: (one: SignIn) => string | null): number => {
    const counts = new Map<string, number>();
    for (const one of signIns) {
      const value = of(one);
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return Math.max(0, ...counts.values());
  };
  const [unproved, away] = [signIns.filter(({ way }) => way === 'PHONE'), signIns.filter(({ isAway }) => isAway)];
  const [points, addresses] = [most(({ point }) => point), most(({ address }) => address)];
  return [
    ...(unproved.length > 0
      ? [{ ...plain, code: 'SIGN_IN_UNPROVED' as const, values: { count: unproved.length } }]
      : []),
    ...(away.length > 0 ? [{ ...plain, code: 'SIGN_IN_AWAY' as const, values: { count: away.length } }] : []),
    ...(points >= MOST_ALIKE ? [{ ...plain, code: 'SIGN_IN_POINT' as const, values: { count: points } }] : []),
    ...(addresses >= MOST_ALIKE ? [{ ...plain, code: 'SIGN_IN_ADDRESS' as const, values: { count: addresses } }] : []),
  ];
}

function copyFlags([own, ...earlier]: readonly EarlierMeeting[]): Flag[] {
  if (own === undefined || own.guests.length < FEWEST_SIGN_INS) return [];
  const order = own.guests.join(' ');
  const model = earlier.find(({ guests }) => guests.join(' ') === order);
  const flags: Flag[] = [];
  if (model !== undefined) {
    const { meetingId: id, number } = model;
    const values = { count: own.guests.length, number };
    flags.push({ code: 'GUESTS_COPIED', values, fileId: null, meetings: [{ id, number }] });
  }
  const row = [own, ...earlier].slice(0, MOST_EXACT);
  const isCopied = row.every(({ guests, expected }) => guests.length === expected && expected === own.expected);
  if (row.length === MOST_EXACT && isCopied)
    flags.push({ ...plain, code: 'HEADS_COPIED', values: { count: own.expected, times: MOST_EXACT } });
  return flags;
}
