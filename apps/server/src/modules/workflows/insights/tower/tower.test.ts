// The figures of the nodes put together by hand.
import { expect, it } from 'vitest';
import { nodesOf, shareOf } from './tower.policy.ts';
import type { DecidedRow, OpenRow } from './tower.sql.ts';

const decided = (nodeId: string, part: number | null, more: Partial<DecidedRow>): DecidedRow => ({
  definitionId: '1',
  nodeId,
  name: nodeId,
  part,
  decided: 1,
  seconds: 0,
  median: null,
  slow: null,
  late: 0,
  limited: 0,
  ...more,
});
const open = (nodeId: string): OpenRow => ({
  definitionId: '1',
  nodeId,
  name: nodeId,
  onTime: 1,
  near: 0,
  late: 2,
  unlimited: 0,
  oldestAt: new Date(0),
});

it('shares the waiting of a kind among its nodes, the largest first, and keeps the twelfths in their places', () => {
  const rows = [
    decided('A', null, { decided: 2, seconds: 300, median: 150 }),
    decided('A', 1, { median: 100 }),
    decided('A', 12, { median: 200 }),
    decided('A', 0, { median: 120 }),
    decided('B', null, { seconds: 900, median: 900 }),
  ];
  const [first, second, third] = nodesOf([open('C')], rows);
  expect([first!.nodeId, first!.timeShare]).toEqual(['B', 0.75]);
  expect([second!.nodeId, second!.timeShare, second!.earlier?.median]).toEqual(['A', 0.25, 120]);
  expect(second!.trend).toEqual([100, ...Array.from({ length: 10 }, () => null), 200]);
  expect([third!.nodeId, third!.timeShare, third!.open?.late]).toEqual(['C', null, 2]);
});

it('tells a share in millionths', () => {
  expect([shareOf(2, 3), shareOf(26, 39), shareOf(1, 7), shareOf(0, 5), shareOf(5, 5)]).toEqual([
    0.666667, 0.666667, 0.142857, 0, 1,
  ]);
});

it('leaves out a node that has only an earlier period', () => {
  expect(nodesOf([], [decided('A', 0, { median: 5 })])).toEqual([]);
});
