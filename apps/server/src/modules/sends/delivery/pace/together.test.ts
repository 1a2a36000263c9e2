// Many who do the same at once: what came meanwhile is done together, each gets its own result, and a fault reaches those whom it concerns.
import { expect, it } from 'vitest';
import { together } from './together.policy.ts';

it('whoever comes while it is under way is done with the others who came, and each gets the own result', async () => {
  const parts: (readonly number[])[] = [];
  const doubled = together(async (items: readonly number[]) => {
    parts.push(items);
    await Promise.resolve();
    return items.map((item) => item * 2);
  });
  expect(await Promise.all([1, 2, 3].map(doubled))).toEqual([2, 4, 6]);
  expect(parts).toEqual([[1], [2, 3]]);
  expect(await doubled(4)).toBe(8);
});

it('a fault reaches those who were done together, and the next is done again', async () => {
  let isBroken = false;
  const kept = together(async (items: readonly string[]) => {
    await Promise.resolve();
    if (isBroken) throw new Error('broken');
    isBroken = true;
    return items;
  });
  const results = await Promise.allSettled(['a', 'b', 'c'].map(kept));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  isBroken = false;
  expect(await kept('d')).toBe('d');
});
