// Top tens of marketing activities over the periods of market analysis (R9.4, R9.5).
import { activityEndpoints as activities } from '@yijian/contract/market-activities';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { makeWorld, someDoctors, type World } from '../../../../../../tools/testing/funnels/worlds.ts';

let app: TestApp;
let market: Caller;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  market = await app.as('fang.ruogu');
  world = await makeWorld(app.owner, { number: 4, doctors: await someDoctors(app.owner, 80) });
  const draft = { startsOn: world.from, endsOn: world.to, kind: 'SURVEY' };
  for (const channels of [
    ['WECOM', 'LIVE'],
    ['LIVE', 'MEETING'],
  ])
    await market.call(activities.add, { body: { ...draft, name: `活动 ${randomUUID()}`, channels } });
});
afterAll(() => app.close());

const places = async (query: object, who: Caller = market) => (await who.call(activities.places, { query })).body;
const inWorld = () => ({ period: 'CUSTOM', from: world.from, to: world.to, kind: 'SURVEY' }) as const;

describe('R9.5 the distributions', () => {
  it('hold ten places at most, most doctors first, and count a doctor and an act of two activities once', async () => {
    const { result } = await places(inWorld());
    const own = world.events.filter(
      ({ channel, action }) => ['WECOM', 'LIVE', 'MEETING'].includes(channel) && action !== 'RECEIVED',
    );
    expect(result).toMatchObject({
      days: { from: world.from, to: world.to },
      activities: 2,
      doctors: new Set(own.map(({ doctorId }) => doctorId)).size,
      acts: own.length,
    });
    const doctorOf = new Map(world.doctors.map((one) => [one.id, one]));
    const counted = (keyOf: (doctor: World['doctors'][number]) => string) => {
      const people = new Map<string, Set<string>>();
      for (const { doctorId } of own) {
        const key = keyOf(doctorOf.get(doctorId)!);
        people.set(key, (people.get(key) ?? new Set()).add(doctorId));
      }
      return [...people.values()].map(({ size }) => size).toSorted((one, other) => other - one);
    };
    for (const [rows, keyOf] of [
      [result.departments, ({ department }) => department],
      [result.provinces, ({ province }) => province],
      [result.hospitals, ({ hospitalId }) => hospitalId],
    ] as const satisfies readonly (readonly [unknown, (doctor: World['doctors'][number]) => string])[])
      expect(rows.map(({ doctors }) => doctors)).toEqual(counted(keyOf).slice(0, 10));
    expect(result.regions.length).toBeGreaterThan(0);
  });

  it('open the doctors of each number', async () => {
    const { result } = await places(inWorld());
    const tops = [
      ['DEPARTMENT', result.departments],
      ['PROVINCE', result.provinces],
      ['REGION', result.regions],
      ['HOSPITAL', result.hospitals],
    ] as const;
    for (const [place, [first]] of tops) {
      const query = { ...inWorld(), place, key: first!.key, size: 100 };
      const people = (await market.call(activities.placePeople, { query })).body.result;
      expect(people.totalElements).toBe(first!.doctors);
      expect(people.content.reduce((all, { count }) => all + count, 0)).toBe(first!.acts);
    }
    const everybody = (await market.call(activities.placePeople, { query: inWorld() })).body.result;
    expect(everybody.totalElements).toBe(result.doctors);
  });

  it('count the doctors of the own range alone, and nobody of another enterprise', async () => {
    const query = { period: 'ALL' } as const;
    const whole = (await places(query)).result;
    const own = (await places(query, await app.as('zhou.minxing'))).result;
    expect(own.doctors).toBeGreaterThan(0);
    expect(own.doctors).toBeLessThan(whole.doctors);
    const elsewhere = (await places(inWorld(), await app.as('admin', 'kanglan'))).result;
    expect(elsewhere).toMatchObject({ activities: 0, doctors: 0, departments: [] });
    expect((await (await app.as('qian.hui')).call(activities.places, { query })).status).toBe(403);
  });
});

describe('R9.4 the periods', () => {
  it('end today, reach back as far as they say, and all time begins with the first activity', async () => {
    const from = async (period: string) => (await places({ period })).result.days.from;
    const starts = [];
    for (const period of ['3M', '6M', '1Y', '3Y', 'ALL']) starts.push(await from(period));
    expect(starts).toEqual(starts.toSorted((one, other) => (one > other ? -1 : 1)));
    expect(await from('DEFAULT')).toMatch(/-01-01$/);
    expect(await from('ALL')).toBe(
      (await app.owner`select min(starts_on)::text as day from market_activities where enterprise_id = 1`)[0]!.day,
    );
  });

  it.each([
    ['periodMissing', { period: 'CUSTOM' }],
    ['periodBackwards', { period: 'CUSTOM', from: '2026-02-02', to: '2026-02-01' }],
    ['periodFuture', { period: 'CUSTOM', from: '2026-02-02', to: '2999-02-01' }],
  ])('of their own need days that have come (%s)', async (error, query) => {
    expect(await places(query)).toMatchObject({ error: `sales-funnels.${error}` });
  });

  it('are one of seven', async () => {
    const refused = await places({ period: '2M' });
    expect(refused).toMatchObject({ fields: [{ field: 'query.period' }] });
  });
});
