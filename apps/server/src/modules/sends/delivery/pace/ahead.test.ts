// A queue that many work on: it is filled before it is empty, by one call at a time, and a fault reaches whoever asks next.
import { expect, it } from 'vitest';
import { aheadOf, type Supply } from './ahead.policy.ts';

/** Gives out the parts in turn; `calls` counts how often it was asked, `most` how many calls were under way at once. */
function suppliesOf(parts: readonly (Supply<number> | Error | undefined)[]) {
  const seen = { calls: 0, underWay: 0, most: 0 };
  const supply = async (): Promise<Supply<number> | undefined> => {
    const part = parts[seen.calls];
    seen.calls += 1;
    seen.underWay += 1;
    seen.most = Math.max(seen.most, seen.underWay);
    await Promise.resolve();
    seen.underWay -= 1;
    if (part instanceof Error) throw part;
    return part;
  };
  return { seen, supply };
}

it('gives out every item once, to many at the same time, and says when there are no more', async () => {
  const { seen, supply } = suppliesOf([
    { items: [1, 2, 3], isMore: true },
    { items: [], isMore: true },
    { items: [4, 5], isMore: false },
  ]);
  const next = await aheadOf(2, supply);
  const given: number[] = [];
  const work = async (): Promise<void> => {
    for (let item = await next!(); item !== undefined; item = await next!()) given.push(item);
  };
  await Promise.all([work(), work(), work(), work()]);
  expect(given.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
  expect(seen).toMatchObject({ calls: 3, most: 1 });
});

it('asks for more while items are left, and for none when no more wait', async () => {
  const { seen, supply } = suppliesOf([
    { items: [1, 2, 3], isMore: true },
    { items: [4], isMore: false },
  ]);
  const next = await aheadOf(2, supply);
  expect([await next!(), seen.calls]).toEqual([1, 1]);
  expect([await next!(), seen.calls]).toEqual([2, 1]);
  // One is left: the others are asked for before it is given out.
  expect([await next!(), seen.calls]).toEqual([3, 2]);
  expect([await next!(), await next!(), await next!(), seen.calls]).toEqual([4, undefined, undefined, 2]);
});

it('is none where nothing waits', async () => {
  expect(await aheadOf(2, suppliesOf([undefined]).supply)).toBeUndefined();
});

it('a fault reaches whoever asks after the items at hand were given out', async () => {
  const { supply } = suppliesOf([{ items: [1, 2], isMore: true }, new Error('away')]);
  const next = await aheadOf(2, supply);
  expect(await next!()).toBe(1);
  expect(await next!()).toBe(2);
  await expect(next!()).rejects.toThrow('away');
  await expect(next!()).rejects.toThrow('away');
});
