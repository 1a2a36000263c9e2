// Journeys equal what is counted plainly, and every number opens its people (specification 2.3, transit; product 3.18).
import { journeyEndpoints as journeys } from '@yijian/contract/journeys';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../tools/testing/days.ts';
import { plainPaths, plainTrend } from '../../../../../tools/testing/funnels/plain-journeys.ts';
import { makeWorld, someDoctors, type World } from '../../../../../tools/testing/funnels/worlds.ts';

let app: TestApp;
let admin: Caller;
const worlds: World[] = [];

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  const doctors = await someDoctors(app.owner, 60);
  for (let number = 0; number < 12; number += 1) worlds.push(await makeWorld(app.owner, { number, doctors }));
});
afterAll(() => app.close());

const periodOf = ({ from, to }: World) => ({ from, to });

it('3.18 the paths of touches are those of each doctor one by one, rare ones together', async () => {
  for (const [number, world] of worlds.entries()) {
    const question = {
      period: periodOf(world),
      steps: 2 + (number % 5),
      grouping: number % 2 === 0 ? ('CHANNEL' as const) : ('ACT' as const),
      keep: 1 + (number % 6),
      countsSent: number % 3 === 0,
    };
    const plain = plainPaths(world, question);
    const { nodes, flows, people } = (await admin.call(journeys.paths, { body: question })).body.result;
    expect(people).toBe(plain.people);
    expect(new Map(nodes.map((one) => [`${one.step} ${one.key}`, one.people]))).toEqual(plain.nodes);
    expect(new Map(flows.map((one) => [`${one.step} ${one.from} ${one.to}`, one.people]))).toEqual(plain.flows);
    for (const { step, from, to, medianDays } of flows)
      expect(medianDays).toBeCloseTo(plain.medianDays.get(`${step} ${from} ${to}`)!, 6);
    const node = nodes.at(-1)!;
    const page = (await admin.call(journeys.pathPeople, { body: { ...question, step: node.step, key: node.key } })).body
      .result;
    expect(page.totalElements).toBe(node.people);
    const flow = flows.at(-1);
    if (flow === undefined) continue;
    const body = { ...question, step: flow.step, key: flow.from, next: flow.to };
    expect((await admin.call(journeys.pathPeople, { body })).body.result.totalElements).toBe(flow.people);
  }
});

it('3.18 a cohort begins with the first act ever, and each cell opens its doctors', async () => {
  const [earliest, later] = [worlds[0]!, worlds[5]!];
  const question = { period: periodOf(earliest), grain: 'WEEK' as const };
  const { cohorts, activity } = (await admin.call(journeys.trend, { body: question })).body.result;
  const plain = plainTrend(earliest);
  expect(new Map(cohorts.map(({ start, active }) => [start, active]))).toEqual(plain.cohorts);
  expect(new Map(activity.map(({ start, acts }) => [start, acts]))).toEqual(plain.acts);
  const biggest = cohorts.reduce((best, one) => (one.people > best.people ? one : best));
  const body = { ...question, cohort: biggest.start, start: biggest.start };
  expect((await admin.call(journeys.trendPeople, { body })).body.result.totalElements).toBe(biggest.people);
  const known = new Set(worlds.slice(0, 5).flatMap(({ events }) => events.map(({ doctorId }) => doctorId)));
  const fresh = new Set(
    later.events.filter((one) => one.action !== 'RECEIVED' && !known.has(one.doctorId)).map(({ doctorId }) => doctorId),
  );
  const trend = (await admin.call(journeys.trend, { body: { period: periodOf(later), grain: 'MONTH' } })).body.result;
  expect(trend.cohorts.reduce((sum, { people }) => sum + people, 0)).toBe(fresh.size);
  const long = { period: { from: '2010-01-01', to: '2020-01-01' }, grain: 'WEEK' };
  expect((await admin.call(journeys.trend, { body: long })).body.error).toBe('journeys.periodLong');
});

it('3.18 the lanes of one doctor hold every act and everything sent', async () => {
  const world = worlds[0]!;
  const [doctorId, events] = [...Map.groupBy(world.events, (one) => one.doctorId)].toSorted(
    (one, other) => other[1].length - one[1].length,
  )[0]!;
  const args = { params: { doctorId }, query: periodOf(world) };
  const found = (await admin.call(journeys.personal, args)).body.result;
  expect(new Set(found.events.map(({ id }) => Number(id)))).toEqual(new Set(events.map(({ id }) => id)));
  for (const { channel, acts, sent } of found.lanes) {
    const own = events.filter((one) => one.channel === channel);
    expect([acts, sent]).toEqual([
      own.filter((one) => one.action !== 'RECEIVED').length,
      own.filter((one) => one.action === 'RECEIVED').length,
    ]);
  }
  const market = await app.as('fang.ruogu');
  expect(
    (await market.call(journeys.personal, args)).body.result.lanes.some(({ channel }) => channel === 'VISIT'),
  ).toBe(false);
  const elsewhere = await app.as('admin', 'kanglan');
  expect((await elsewhere.call(journeys.personal, args)).status).toBe(404);
  const backwards = { params: { doctorId }, query: { from: '2024-02-02', to: '2024-02-01' } };
  expect((await admin.call(journeys.personal, backwards)).body.error).toBe('sales-funnels.periodBackwards');
});

it('JRN-07 3.18 hospitals tell their doctors in range, who of them act, and who these are', async () => {
  const rep = await app.as('chen.yizhou');
  for (const who of [admin, rep]) {
    const { content } = (await who.call(journeys.hospitals, { query: { lastDays: 365, size: 20 } })).body.result;
    expect(content.length).toBeGreaterThan(0);
    expect(content.map(({ acts }) => acts)).toEqual(
      content.map(({ acts }) => acts).toSorted((one, other) => other - one),
    );
    for (const one of content) expect(one.channels.reduce((sum, { acts }) => sum + acts, 0)).toBe(one.acts);
    const [top] = content;
    const people = (
      await who.call(journeys.hospitalPeople, { params: { id: top!.id }, query: { lastDays: 365, size: 100 } })
    ).body.result;
    expect(people.totalElements).toBe(top!.active);
    expect(people.content.reduce((sum, { count }) => sum + count, 0)).toBe(top!.acts);
  }
  const plain = await app.owner<{ id: string; doctors: number; active: number; acts: number }[]>`
    select d.hospital_id::text as id, count(distinct d.id)::int as doctors, count(distinct i.doctor_id)::int as active, count(i.id)::int as acts
    from doctors d left join interactions i on i.enterprise_id = d.enterprise_id and i.doctor_id = d.id and i.action <> 'RECEIVED'
      and (i.at at time zone 'Asia/Shanghai')::date between ${shanghaiDay(-364)} and ${shanghaiDay(0)}
    where d.enterprise_id = 1 and d.is_enabled group by d.hospital_id`;
  const counted = new Map(plain.map((one) => [one.id, one]));
  const whole = (await admin.call(journeys.hospitals, { query: { lastDays: 365, size: 100 } })).body.result;
  for (const { id, doctors, active, acts } of whole.content)
    expect({ id, doctors, active, acts }).toEqual(counted.get(id));
  const count = (await admin.call(journeys.countHospitals, { query: {} })).body.result.totalElements;
  expect((await rep.call(journeys.countHospitals, { query: {} })).body.result.totalElements).toBeLessThan(count);
  const finance = await app.as('qian.hui');
  expect((await finance.call(journeys.hospitals, { query: {} })).status).toBe(403);
});
