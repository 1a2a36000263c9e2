// Whoever may not read treatment records learns no count of one to nine of them from data assets (product 3.15, 3.20).
import { dataAssetEndpoints as calls, type AssetDetail } from '@yijian/contract/data-assets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let steward: Caller;
let outsiders: Caller[];
beforeAll(async () => {
  app = await startTestApp();
  steward = await app.as('su.zhen');
  outsiders = [await app.as('fang.ruogu'), await app.as('zhou.minxing')];
});
afterAll(() => app.close());

const code = 'treatment_records';
const find = async (who: Caller): Promise<AssetDetail> =>
  (await who.call(calls.find, { params: { code } })).body.result;

/** Every number that an answer tells of records, and the differences of neighbours in time. */
function countsIn({ rows, checked, days, rules, parts }: AssetDetail): number[] {
  const perDay = days.map((day) => day.rows);
  const steps = perDay.slice(1).map((count, at) => Math.abs(count - perDay[at]!));
  const pairs = [...rules, ...parts].flatMap((one) => [
    one.checked,
    one.failing,
    one.checked - one.failing,
    // What the score says of the records.
    Math.round(((100 - (one.score ?? 100)) / 100) * one.checked),
  ]);
  return [rows ?? 0, checked, ...perDay, ...steps, ...pairs];
}

test('no count of one to nine treatment records, nor a difference of such, is told to who may not read them', async () => {
  const kept = await app.owner<{ id: string }[]>`
    select id::text from treatment_records where enterprise_id = 1 order by id`;
  for (const size of [kept.length, kept.length - 3, 137, 40, 14, 9, 1]) {
    const gone = kept.slice(size).map(({ id }) => id);
    await app.owner`delete from treatment_records where enterprise_id = 1 and id = any (${gone}::bigint[])`;
    const whole = (await steward.call(calls.measure, { params: { code } })).body.result;
    expect([whole.rows, whole.isCoarse]).toEqual([size, false]);
    for (const who of outsiders) {
      const asset = await find(who);
      expect(asset.isCoarse).toBe(true);
      for (const count of countsIn(asset))
        expect([size, count, count === 0 || count >= 10]).toEqual([size, count, true]);
      const { content } = (await who.call(calls.list, { query: { size: 100 } })).body.result;
      const listed = content.find((one) => one.code === code)!;
      expect([listed.rows, listed.score]).toEqual([asset.rows, asset.score]);
      expect(content.filter(({ isCoarse }) => isCoarse).map((one) => one.code)).toEqual([code]);
    }
  }
});
