import { expect, test } from 'vitest';
import { pointsBetween, type Box } from './flow-line.ts';

const box = (id: string, x: number, y: number, width = 110, height = 80): Box => ({ id, x, y, width, height });
const [branch, task, end] = [box('branch', 420, 95, 50, 50), box('task', 590, 80), box('end', 760, 102, 36, 36)];

test('a flow to the next element runs straight from side to side', () => {
  expect(pointsBetween(branch, task, [branch, task, end])).toEqual([
    { x: 470, y: 120 },
    { x: 560, y: 120 },
    { x: 560, y: 120 },
    { x: 590, y: 120 },
  ]);
});

test('a flow past an element runs beneath it', () => {
  expect(pointsBetween(branch, end, [branch, task, end])).toEqual([
    { x: 445, y: 145 },
    { x: 445, y: 184 },
    { x: 778, y: 184 },
    { x: 778, y: 138 },
  ]);
});

test('a flow back to an earlier element runs beneath what lies between', () => {
  const ys = pointsBetween(end, branch, [branch, task, end]).map(({ y }) => y);
  expect(ys).toEqual([138, 184, 184, 145]);
});

test('a sub-process is not in the way of the flows inside it', () => {
  const around = box('around', 380, 40, 460, 160);
  expect(pointsBetween(branch, task, [around, branch, task])[0]).toEqual({ x: 470, y: 120 });
});
