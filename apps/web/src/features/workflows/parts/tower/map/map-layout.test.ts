// The places of a map's boxes by hand: the frequent way runs forward, a return does not bend it.
import { expect, it } from 'vitest';
import { forwardEdges, layersOf, layoutOf, type MapEdge, type MapNode } from './map-layout.ts';

const edge = (from: string, to: string, count: number): MapEdge => ({
  from,
  to,
  count,
  medianSeconds: 1,
  slowSeconds: 2,
});
const node = (nodeId: string, visits: number): MapNode => ({
  nodeId,
  name: nodeId,
  visits,
  cases: visits,
  medianSeconds: null,
  returned: 0,
  repeated: 0,
});

const nodes = [node('#start', 9), node('A', 10), node('B', 8), node('#APPROVED', 7), node('#REJECTED', 2)];
const edges = [
  edge('B', 'A', 1),
  edge('#start', 'A', 9),
  edge('A', 'B', 8),
  edge('B', '#APPROVED', 7),
  edge('A', '#REJECTED', 2),
];

it('takes a circle apart at its rarest way', () => {
  expect(forwardEdges(edges).map(({ from, to }) => `${from} ${to}`)).not.toContain('B A');
  expect(forwardEdges([edge('A', 'A', 5)])).toEqual([]);
});

it('puts every node after those before it, and all ends into the last layer', () => {
  expect(Object.fromEntries(layersOf(nodes, forwardEdges(edges)))).toEqual({
    '#start': 0,
    A: 1,
    B: 2,
    '#APPROVED': 3,
    '#REJECTED': 3,
  });
});

it('draws every way, the return backwards, and nothing outside its frame', () => {
  const layout = layoutOf({ nodes, edges });
  expect(layout.edges.filter(({ isBack }) => isBack).map(({ edge: { from, to } }) => [from, to])).toEqual([['B', 'A']]);
  expect(layout.edges).toHaveLength(5);
  for (const { x, y } of layout.nodes) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + 52).toBeLessThan(layout.height);
    expect(x + 124).toBeLessThan(layout.width);
  }
  for (const { labelY } of layout.edges) expect(labelY).toBeGreaterThan(0);
});
