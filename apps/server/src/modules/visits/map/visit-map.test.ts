// The map of visits holds what the list holds, gathered by hospital and province (product: visits, map).
import { visitEndpoints, visitMapEndpoints, type VisitFilter } from '@yijian/contract/visits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let rep: Caller;
let manager: Caller;

beforeAll(async () => {
  app = await startTestApp();
  [rep, manager] = [await app.as('chen.yizhou'), await app.as('zhou.minxing')];
});
afterAll(() => app.close());

const mapOf = async (who: Caller, body: VisitFilter = {}) =>
  (await who.call(visitMapEndpoints.mapMy, { body })).body.result;
const countOf = async (body: VisitFilter = {}) =>
  (await rep.call(visitEndpoints.countMy, { body })).body.result.totalElements;

test('the map counts what the list counts, with every filter', async () => {
  const all = await mapOf(rep);
  expect(all.visits).toBe(await countOf());
  expect(all.visits).toBeGreaterThan(20);
  expect(all.places.reduce((sum, one) => sum + one.visits, 0)).toBe(all.visits);
  expect(all.provinces.reduce((sum, one) => sum + one.visits, 0)).toBe(all.visits);
  expect(all.places).toHaveLength(all.hospitals);
  const [largest, second] = all.places;
  expect(largest!.visits).toBeGreaterThanOrEqual(second!.visits);
  const filters: VisitFilter[] = [
    { state: ['PLANNED'] },
    { hospitalId: largest!.hospitalId },
    { visitType: ['FACE'], startFrom: '2020-01-01', startTo: '2099-01-01' },
    { keyword: largest!.hospitalName },
  ];
  for (const filter of filters) expect((await mapOf(rep, filter)).visits).toBe(await countOf(filter));
  expect((await mapOf(rep, { state: ['PLANNED'] })).places.every((one) => one.planned === one.visits)).toBe(true);
});

test('a hospital without a place is listed and counted, not located', async () => {
  const before = await mapOf(rep);
  const place = before.places.find((one) => one.latitude !== null)!;
  await app.owner`update hospitals set latitude = null, longitude = null where id = ${place.hospitalId}`;
  const after = await mapOf(rep);
  expect(before.located - after.located).toBe(place.visits);
  expect(after.places.find((one) => one.hospitalId === place.hospitalId)).toMatchObject({
    latitude: null,
    visits: place.visits,
  });
});

test('the map of the team is for managers and holds their people; another enterprise sees its own', async () => {
  const team = (await manager.call(visitMapEndpoints.mapTeam, { body: {} })).body.result;
  const counted = (await manager.call(visitEndpoints.countTeam, { body: {} })).body.result.totalElements;
  expect(team.visits).toBe(counted);
  expect(team.visits).toBeGreaterThan((await mapOf(rep)).visits);
  expect((await rep.call(visitMapEndpoints.mapTeam, { body: {} })).status).toBe(403);
  const foreign = await app.as('tang.ke', 'kanglan');
  const [own] = (await mapOf(rep)).places;
  expect((await mapOf(foreign, { hospitalId: own!.hospitalId })).visits).toBe(0);
  const wrong = await rep.call(visitMapEndpoints.mapMy, { body: { userId: ['1'] } });
  expect(wrong.status).toBe(400);
});
