// Marketing activities are kept, measured from interactions and compared (specification 2.3, marketActive; product 3.18).
import { activityEndpoints as activities } from '@yijian/contract/market-activities';
import { actionChannels } from '@yijian/contract/interactions';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { makeWorld, someDoctors, type World } from '../../../../../tools/testing/funnels/worlds.ts';

let app: TestApp;
let market: Caller;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  market = await app.as('fang.ruogu');
  world = await makeWorld(app.owner, { number: 3, doctors: await someDoctors(app.owner, 60) });
});
afterAll(() => app.close());

const draft = (change: object = {}) => ({
  name: `活动 ${randomUUID()}`,
  kind: 'CAMPAIGN',
  startsOn: world.from,
  endsOn: world.to,
  channels: ['WECOM', 'LIVE'],
  ...change,
});
const add = async (change: object = {}): Promise<string> =>
  (await market.call(activities.add, { body: draft(change) })).body.result.id;
const measure = async (who: Caller, ...ids: string[]) =>
  (await who.call(activities.figures, { body: { ids } })).body.result;

it('3.18 reach, engagement and cost are counted from the interactions of its period, channels, subject and audience', async () => {
  const tiers = [...new Set(world.doctors.map(({ tier }) => tier))].slice(0, 2);
  const ids = [
    await add({ budget: 5000 }),
    await add({ subject: '偏头痛', budget: 100 }),
    await add({ tiers }),
    await add({ subject: '没有这个主题' }),
  ];
  const [wide, narrow, ofTiers, nobody] = await measure(market, ...ids);
  const counted = (wanted: (event: World['events'][number]) => boolean) => {
    const own = world.events.filter((one) => ['WECOM', 'LIVE'].includes(one.channel) && wanted(one));
    const acts = own.filter((one) => one.action !== 'RECEIVED');
    return {
      reached: new Set(own.map((one) => one.doctorId)).size,
      engaged: new Set(acts.map((one) => one.doctorId)).size,
      acts: acts.length,
    };
  };
  const all = counted(() => true);
  expect(wide).toMatchObject({ ...all, rate: all.engaged / all.reached, costPerEngaged: 5000 / all.engaged });
  expect(narrow).toMatchObject(counted((one) => one.subject.includes('偏头痛')));
  const tierOf = new Map(world.doctors.map(({ id, tier }) => [id, tier]));
  expect(ofTiers).toMatchObject(counted((one) => tiers.includes(tierOf.get(one.doctorId)!)));
  expect(nobody).toMatchObject({ reached: 0, engaged: 0, rate: null, costPerEngaged: null, channels: [] });
  for (const { channel, engaged } of wide!.channels) {
    const people = (await market.call(activities.people, { params: { id: ids[0]! }, query: { channel, size: 100 } }))
      .body.result;
    expect(people.totalElements).toBe(engaged);
  }
  const reached = (await market.call(activities.people, { params: { id: ids[0]! }, query: { kind: 'REACHED' } })).body
    .result;
  expect(reached.totalElements).toBe(all.reached);
});

it('3.18 a line manager measures the doctors of the own range alone', async () => {
  const recent = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const id = await add({ startsOn: `${Number(recent.slice(0, 4)) - 1}${recent.slice(4, 8)}01`, endsOn: recent });
  const manager = await app.as('zhou.minxing');
  const [[whole], [own]] = [await measure(market, id), await measure(manager, id)];
  expect(own!.engaged).toBeGreaterThan(0);
  expect(own!.engaged).toBeLessThan(whole!.engaged);
});

it('3.18 an activity is listed by state, changed against its version and deleted', async () => {
  const name = `状态 ${randomUUID()}`;
  const id = await add({ name });
  const list = async (query: object) =>
    (await market.call(activities.list, { query: { keyword: name, ...query } })).body.result.content;
  expect(await list({ state: 'ENDED' })).toMatchObject([
    { id, name, state: 'ENDED', channels: ['WECOM', 'LIVE'], version: 1 },
  ]);
  expect(await list({ state: 'RUNNING' })).toEqual([]);
  const params = { id };
  const body = { ...draft({ name, startsOn: '2090-01-01', endsOn: '2090-02-01', note: '复盘' }), version: 1 };
  expect((await market.call(activities.update, { params, body })).body.result).toEqual({ id, version: 2 });
  expect(await list({ state: 'PLANNED' })).toMatchObject([{ id, note: '复盘' }]);
  expect((await market.call(activities.update, { params, body })).body.error).toBe(
    'market-activities.changedMeanwhile',
  );
  expect((await market.call(activities.add, { body: draft({ name }) })).body.error).toBe('market-activities.nameTaken');
  const other = await add();
  const taken = await market.call(activities.update, { params: { id: other }, body: { ...body, version: 1 } });
  expect(taken.body.error).toBe('market-activities.nameTaken');
  const backwards = draft({ startsOn: '2026-02-01', endsOn: '2026-01-01' });
  expect((await market.call(activities.add, { body: backwards })).body.error).toBe('market-activities.periodBackwards');
  expect((await market.call(activities.add, { body: draft({ channels: [] }) })).status).toBe(400);
  const elsewhere = await app.as('admin', 'kanglan');
  expect((await elsewhere.call(activities.delete, { params })).status).toBe(404);
  const manager = await app.as('zhou.minxing');
  expect((await manager.call(activities.delete, { params })).status).toBe(403);
  expect((await market.call(activities.delete, { params })).status).toBe(200);
  expect((await market.call(activities.figures, { body: { ids: [id] } })).status).toBe(404);
});

it('3.18 may count every channel there is', async () => {
  const id = await add({ channels: [...actionChannels] });
  const [figures] = await measure(market, id);
  expect(figures!.reached).toBe(new Set(world.events.map(({ doctorId }) => doctorId)).size);
});
