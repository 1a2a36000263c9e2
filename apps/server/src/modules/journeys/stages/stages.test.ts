// Stages equal what is counted plainly, doctor by doctor and day by day (product 3.18).
import {
  INTERESTED_DAYS,
  LEAST_PEERS,
  STAGE_DAYS,
  climbs,
  intentActions,
  journeyEndpoints as journeys,
  reachingActions,
  stages,
} from '@yijian/contract/journeys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { dice, someDoctors } from '../../../../../../tools/testing/funnels/worlds.ts';
import { changesOf, stageOn, type ActDay } from './personal-stages.policy.ts';

const DAY = 86_400_000;
const START = Date.UTC(1992, 0, 1);
const SPAN = 500;
const kinds = [
  ['VISIT', 'MET'],
  ['SMS', 'RECEIVED'],
  ['WECOM', 'RECEIVED'],
  ['WECOM', 'READ'],
  ['LIVE', 'WATCHED'],
  ['WECOM', 'ASKED'],
] as const;

interface Plain {
  readonly doctorId: string;
  readonly at: number;
  readonly day: string;
  readonly channel: string;
  readonly action: string;
}

const dayOf = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10);
const before = (day: string, days: number): string => dayOf(Date.parse(`${day}T00:00:00+08:00`) - days * DAY);
const isOwn = ({ action }: Plain): boolean => !(reachingActions as readonly string[]).includes(action);
const isIntent = ({ action }: Plain): boolean => (intentActions as readonly string[]).includes(action);

/** The place in the ladder at the end of a day, out of single events. */
function placeOn(events: readonly Plain[], day: string): number {
  const live = events.filter((one) => one.day <= day && one.day > before(day, STAGE_DAYS));
  if (live.some(isIntent)) return 4;
  const own = new Set(live.filter(isOwn).map((one) => one.day)).size;
  return own >= INTERESTED_DAYS ? 3 : own > 0 ? 2 : live.length > 0 ? 1 : 0;
}

let app: TestApp;
let admin: Caller;
let events: Map<string, Plain[]>;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  const roll = dice(77);
  const doctors = await someDoctors(app.owner, 60);
  const all: Plain[] = doctors.flatMap(({ id: doctorId }) =>
    Array.from({ length: roll(14) }, () => {
      // Questions are rare, so that every stage has somebody.
      const [channel, action] = kinds[roll(4) === 0 ? roll(kinds.length) : roll(kinds.length - 1)]!;
      const at = START + roll(SPAN) * DAY + roll(24) * 3_600_000;
      return { doctorId, at, day: dayOf(at), channel, action };
    }),
  );
  // A doctor who was only visited, once: marketing does not see visits.
  const [other] = await app.owner<{ id: string }[]>`select id::text from doctors where enterprise_id = 1 and is_enabled
    and id <> all(${doctors.map(({ id }) => id)}) order by id limit 1`;
  const visited = Date.UTC(1992, 7, 10);
  all.push({ doctorId: other!.id, at: visited, day: dayOf(visited), channel: 'VISIT', action: 'MET' });
  const rows = all.map(({ doctorId, at, channel, action }) => ({
    enterprise_id: 1,
    doctor_id: doctorId,
    at: new Date(at),
    channel,
    action,
    subject: '',
  }));
  await app.owner`insert into interactions ${app.owner(rows)}`;
  events = Map.groupBy(all, (one) => one.doctorId);
});
afterAll(() => app.close());

const periods = [
  { from: '1992-08-01', to: '1992-10-31' },
  { from: '1992-03-01', to: '1993-02-28' },
  { from: '1992-07-15', to: '1992-07-15' },
];

describe('3.18 stage matrix', () => {
  it('each cell, row and column holds the doctors who stood so before and after the period', async () => {
    for (const period of periods) {
      const plain = new Map<string, number>();
      for (const own of events.values()) {
        const cell = [placeOn(own, before(period.from, 1)), placeOn(own, period.to)];
        if (cell[0] === 0 && cell[1] === 0) continue;
        const key = cell.map((place) => stages[place]).join(' ');
        plain.set(key, (plain.get(key) ?? 0) + 1);
      }
      const { cells } = (await admin.call(journeys.stages, { body: { period } })).body.result;
      expect(new Map(cells.map((one) => [`${one.before} ${one.after}`, one.people]))).toEqual(plain);
      const people = async (slice: object): Promise<number> =>
        (await admin.call(journeys.stagePeople, { body: { period, slice: { kind: 'CELL', ...slice } } })).body.result
          .totalElements;
      const [cell] = cells;
      expect(await people({ before: cell!.before, after: cell!.after })).toBe(cell!.people);
      const row = cells.filter((one) => one.before === cell!.before);
      expect(await people({ before: cell!.before })).toBe(row.reduce((sum, one) => sum + one.people, 0));
    }
  });

  it('a step is timed from the first act of the lower stage to the first of the higher', async () => {
    for (const period of periods) {
      const taken: Record<string, number[]> = { ENGAGED: [], INTERESTED: [], INTENT: [] };
      for (const own of events.values()) {
        const live = own
          .filter(({ day }) => day >= period.from && day <= period.to)
          .toSorted((one, other) => one.at - other.at);
        const firstOwn = live.find(isOwn)?.at;
        const days = [...Map.groupBy(live.filter(isOwn), ({ day }) => day).values()].map(([first]) => first!.at);
        const intent = live.find(isIntent)?.at;
        const add = (to: string, low: number | undefined, high: number | undefined): void => {
          if (low !== undefined && high !== undefined) taken[to]!.push((high - low) / DAY);
        };
        add('ENGAGED', live[0]?.at, firstOwn);
        add('INTERESTED', firstOwn, days[INTERESTED_DAYS - 1]);
        add('INTENT', firstOwn, intent);
      }
      const found = (await admin.call(journeys.stages, { body: { period } })).body.result.climbs;
      expect(found.map(({ to }) => to)).toEqual([...climbs]);
      for (const { to, people, medianDays } of found) {
        const times = taken[to]!.toSorted((one, other) => one - other);
        const [low, high] = [times[Math.floor((times.length - 1) / 2)]!, times[Math.floor(times.length / 2)]!];
        expect(people).toBe(times.length);
        if (people === 0) expect(medianDays).toBeNull();
        else expect(medianDays).toBeCloseTo((low + high) / 2, 6);
        const body = { period, slice: { kind: 'CLIMB' as const, to } };
        expect((await admin.call(journeys.stagePeople, { body })).body.result.totalElements).toBe(people);
      }
    }
  });

  it('marketing does not count visits it may not see, others and strangers are refused, and a period needs its days', async () => {
    const [period] = periods;
    const sum = async (who: Caller): Promise<number> =>
      (await who.call(journeys.stages, { body: { period: period! } })).body.result.cells.reduce(
        (whole, { people }) => whole + people,
        0,
      );
    expect(await sum(await app.as('fang.ruogu'))).toBeLessThan(await sum(admin));
    expect(await sum(await app.as('admin', 'kanglan'))).toBe(0);
    const finance = await app.as('qian.hui');
    expect((await finance.call(journeys.stages, { body: { period: period! } })).status).toBe(403);
    const backwards = await admin.call(journeys.stages, { body: { period: { from: '1992-02-02', to: '1992-02-01' } } });
    expect([backwards.status, backwards.body.error]).toEqual([400, 'sales-funnels.periodBackwards']);
  });
});

describe('3.18 stages of one doctor', () => {
  it('change on the day of an act or when one is half a year old, as single events say', async () => {
    const [doctorId, own] = [...events].toSorted((one, other) => other[1].length - one[1].length)[0]!;
    const query = { from: '1992-01-01', to: '1993-12-31' };
    const found = (await admin.call(journeys.personalStages, { params: { doctorId }, query })).body.result;
    const plain: string[] = [];
    let place = 0;
    for (let at = Date.parse('1992-01-01T00:00:00+08:00'); dayOf(at) <= query.to; at += DAY) {
      const next = placeOn(own, dayOf(at));
      if (next !== place) plain.push(`${dayOf(at)} ${stages[place]} ${stages[next]}`);
      place = next;
    }
    expect(found.changes.map(({ day, from, to }) => `${day} ${from} ${to}`)).toEqual(plain);
    expect(found.stage).toBe('NONE');
    expect(found.since).toBe(found.changes.at(-1)!.day);
  });

  it('the advice counts the touches of the same department, orders them by the certain share and asks for consent', async () => {
    const day = '1993-04-30';
    const [{ doctorId, department } = { doctorId: '', department: '' }] = await app.owner<
      { doctorId: string; department: string }[]
    >`select id::text as "doctorId", split_part(department_code, '.', 1) as department from doctors where enterprise_id = 1 and is_enabled and id <> all(${[...events.keys()]})
      group by enterprise_id, id order by count(*) over (partition by split_part(department_code, '.', 1)) desc, id limit 1`;
    const peers = await app.owner<{ id: string }[]>`
      select id::text from doctors where enterprise_id = 1 and is_enabled and split_part(department_code, '.', 1) = ${department} and id <> ${doctorId}`;
    // Each of them was sent a message; every second one read another a week later.
    const line = (doctor_id: string, at: string, action: string) => ({
      enterprise_id: 1,
      doctor_id,
      at: new Date(`${at}T10:00:00+08:00`),
      channel: 'SMS',
      action,
      subject: '',
    });
    const told = peers.slice(0, 2 * LEAST_PEERS);
    await app.owner`insert into interactions ${app.owner(
      told.flatMap(({ id }, at) => [
        line(id, '1993-01-10', 'RECEIVED'),
        ...(at % 2 === 0 ? [line(id, '1993-01-17', 'CLICKED')] : []),
      ]),
    )}`;
    const query = { from: '1993-04-01', to: day };
    const found = (await admin.call(journeys.personalStages, { params: { doctorId }, query })).body.result;
    expect(found.peers).toBe(peers.length);
    const sms = found.advice.find(({ channel }) => channel === 'SMS')!;
    expect(sms.touched).toBeGreaterThanOrEqual(told.length / 2);
    expect(sms.share).toBeCloseTo(sms.moved / sms.touched, 9);
    expect(sms.moved).toBeGreaterThan(0);
    expect(found.advice.map(({ least }) => least)).toEqual(
      found.advice.map(({ least }) => least).toSorted((one, other) => other - one),
    );
    const [{ granted } = { granted: 0 }] = await app.owner<{ granted: number }[]>`
      select count(*)::int as granted from (select distinct on (channel) event from consents
        where enterprise_id = 1 and doctor_id = ${doctorId} and purpose = 'CONTENT' and channel = 'SMS'
        order by channel, at desc, id desc) c where event = 'GRANTED'`;
    expect(sms.isAllowed).toBe(granted === 1);
    const elsewhere = await app.as('admin', 'kanglan');
    expect((await elsewhere.call(journeys.personalStages, { params: { doctorId }, query })).status).toBe(404);
    const future = { params: { doctorId }, query: { from: '2024-01-01', to: '2999-01-01' } };
    expect((await admin.call(journeys.personalStages, future)).body.error).toBe('sales-funnels.periodFuture');
  });

  it('an act counts for 180 days and not for the day after', () => {
    const acts: ActDay[] = [{ day: '2024-01-01', own: true, intent: false }];
    expect(stageOn(acts, '2024-06-28')).toBe('ENGAGED');
    expect(stageOn(acts, '2024-06-29')).toBe('NONE');
    expect(changesOf(acts, { from: '2024-01-01', to: '2024-12-31' })).toEqual({
      stage: 'NONE',
      since: '2024-06-29',
      changes: [
        { day: '2024-01-01', from: 'NONE', to: 'ENGAGED' },
        { day: '2024-06-29', from: 'ENGAGED', to: 'NONE' },
      ],
    });
  });
});
