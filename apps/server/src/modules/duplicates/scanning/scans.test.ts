// The search through the calls: the rule merges what it may, what was rejected stays away, a search stops when it is told to (product 3.2).
import { duplicateEndpoints as calls, type DuplicateSettings } from '@yijian/contract/duplicates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { mergeStage, type MergeStage } from '../../../../../../tools/testing/duplicates/stage.ts';

let app: TestApp;
let steward: Caller;
let stage: MergeStage;

beforeAll(async () => {
  app = await startTestApp();
  steward = await app.as('su.zhen');
  stage = mergeStage(app, steward);
});
afterAll(() => app.close());

const lastScan = async () => (await steward.call(calls.lastScan)).body.result.scan!;

async function search() {
  const { body } = await steward.call(calls.startScan, { body: {} });
  expect(body.code, body.message).toBe(200);
  await expect.poll(async () => (await lastScan()).state, { timeout: 30_000 }).toBe('DONE');
  const scan = await lastScan();
  expect(scan.id).toBe(body.result.id);
  return scan;
}

const two = () => stage.doctors(2) as Promise<[string, string]>;
const rule = (settings: Partial<DuplicateSettings>) =>
  steward.call(calls.changeSettings, {
    body: { askScore: 65, actScore: 85, mergesByRule: true, ...settings },
  });
const openPairs = async (doctorId: string) =>
  (await steward.call(calls.list, { query: { doctorId } })).body.result.content;
const mergesOf = async (pair: readonly string[]) =>
  (await steward.call(calls.listMerges, { query: { size: 100 } })).body.result.content.filter(
    ({ survivorId, loserId }) => pair.includes(survivorId) && pair.includes(loserId),
  );

it(
  '3.2 the rule merges a pair that a number of the person backs, and asks about one as like without it',
  { timeout: 90_000 },
  async () => {
    const backed = await two();
    const unbacked = await two();
    const blocked = await two();
    await stage.makeAlike(backed, 'SAME');
    await stage.makeAlike(unbacked, 'NONE');
    await stage.makeAlike(blocked, 'SAME');
    for (const id of blocked)
      await app.owner`
      with request as (insert into verification_requests (enterprise_id, doctor_id, state, requester_id, submitted_at)
        select 1, ${id}, 'SUBMITTED', u.id, now() from users u where u.enterprise_id = 1 and u.login = 'chen.yizhou' returning id)
      insert into verification_fields (enterprise_id, request_id, field, requested, is_changed) select 1, id, 'department', 'x', true from request`;
    await rule({ mergesByRule: false });
    expect((await search()).merged).toBe(0);
    expect((await openPairs(backed[0])).map(({ advice }) => advice)).toContain('ACT');
    await rule({});
    expect((await search()).merged).toBeGreaterThan(0);
    const merges = await mergesOf(backed);
    expect(merges).toMatchObject([{ byRule: true, mergedBy: null, mayUndo: true }]);
    expect(await mergesOf(unbacked)).toEqual([]);
    expect((await openPairs(unbacked[0])).map(({ advice }) => advice)).toEqual(['ASK']);
    expect(await mergesOf(blocked)).toEqual([]);
    expect((await openPairs(blocked[0])).map(({ advice }) => advice)).toEqual(['ACT']);
    await rule({ mergesByRule: false });
    expect((await stage.unmerge(merges[0]!.id)).status).toBe(200);
  },
);

it(
  '3.2 a rejected pair stays away after a new search, until what was compared changes and looks no less alike',
  { tags: ['long'], timeout: 90_000 },
  async () => {
    const pair = await two();
    await stage.makeAlike(pair, 'NONE');
    await rule({ mergesByRule: false });
    const ends = { leftId: pair[0], rightId: pair[1], note: '同名两人' };
    expect((await steward.call(calls.reject, { body: ends })).status).toBe(200);
    await search();
    expect(await openPairs(pair[0])).toEqual([]);
    // Less alike than when it was rejected: no reason to ask again.
    await app.owner`update doctors set email = 'other@hospital.example', birth_year = birth_year + 3 where enterprise_id = 1 and id = ${pair[1]}`;
    await search();
    expect(await openPairs(pair[0])).toEqual([]);
    await stage.makeAlike(pair, 'SAME');
    await search();
    expect(await openPairs(pair[0])).toHaveLength(1);
  },
);

it(
  '3.2 a search that is stopped ends after its step, stays stopped, and another may begin',
  { tags: ['long'], timeout: 90_000 },
  async () => {
    let done = 0;
    await app.owner.begin(async (holder) => {
      await holder`lock table duplicate_pairs in share row exclusive mode`;
      const { body } = await steward.call(calls.startScan, { body: {} });
      await expect.poll(async () => (await lastScan()).total, { timeout: 15_000 }).toBeGreaterThan(1);
      expect((await steward.call(calls.startScan, { body: {} })).body.error).toBe('duplicates.scanRunning');
      const stopped = await steward.call(calls.cancelScan, { body: {} });
      expect(stopped.body.result).toMatchObject({ id: body.result.id, state: 'CANCELLED' });
      ({ done } = stopped.body.result);
      expect(done).toBeLessThan((await lastScan()).total);
    });
    const { finishedAt } = await lastScan();
    expect((await steward.call(calls.cancelScan, { body: {} })).body.error).toBe('duplicates.noScan');
    const next = await search();
    expect(next.done).toBe(next.total);
    const [first] = await app.owner<{ state: string; done: number; finishedAt: Date }[]>`
    select state, done, finished_at as "finishedAt" from duplicate_scans where enterprise_id = 1 and id < ${next.id} order by id desc limit 1`;
    expect(first).toEqual({ state: 'CANCELLED', done, finishedAt: new Date(finishedAt!) });
  },
);
