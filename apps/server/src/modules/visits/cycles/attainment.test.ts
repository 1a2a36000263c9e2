// Attainment per product: each goal counts to its end (product 2d).
import { expect, test } from 'vitest';
import { attainmentByProduct } from './attainment.policy.ts';

const goal = (doctorId: string, productId: string | null, [goal, done, planned]: [number, number, number]) => ({
  doctorId,
  productId,
  productName: productId === null ? null : `P${productId}`,
  goal,
  done,
  planned,
});

test('goals are summed by product, the largest first, and no goal counts beyond its end', () => {
  const found = attainmentByProduct([
    goal('1', '7', [2, 5, 0]),
    goal('2', '7', [4, 0, 1]),
    goal('1', null, [3, 3, 0]),
    goal('3', '8', [9, 3, 2]),
  ]);
  expect(found).toEqual([
    { productId: '8', productName: 'P8', targets: 1, covered: 1, goals: 9, done: 3, planned: 2, share: 1 / 3 },
    { productId: '7', productName: 'P7', targets: 2, covered: 1, goals: 6, done: 2, planned: 1, share: 1 / 3 },
    { productId: null, productName: null, targets: 1, covered: 1, goals: 3, done: 3, planned: 0, share: 1 },
  ]);
  expect(attainmentByProduct([])).toEqual([]);
});
