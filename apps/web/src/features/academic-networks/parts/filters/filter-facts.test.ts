// What filters leave of the whole map, and what they offer.
import { relationTypes, shownOnMap, type MapFilter, type NetworkMap } from '@yijian/contract/academic-networks';
import { describe, expect, it } from 'vitest';
import { tieOnMap } from '../edges/tie.ts';
import { listsOf, mapFacts } from './filter-facts.ts';

const typeAt = (type: (typeof relationTypes)[number]): number => relationTypes.indexOf(type);
/** Five persons; 0-1 wrote thrice in two years and met once, 1-2 share a department, 2-3 a trial; 4 is related with nobody drawn. */
const map: NetworkMap = {
  version: 1,
  ids: ['11', '12', '13', '14', '15'],
  x: [0, 1, 2, 3, 4],
  y: [0, 0, 0, 0, 0],
  community: [0, 0, 0, 1, 1],
  degree: [1, 2, 2, 1, 0],
  region: [0, 0, 1, 1, -1],
  names: [[0, '甲', 'Jia']],
  from: [0, 1, 2],
  to: [1, 2, 3],
  strength: [4, 1, 1],
  lines: [3, 1, 1],
  type: [typeAt('CO_AUTHOR'), typeAt('CO_AUTHOR'), typeAt('MEETING'), typeAt('COLLEAGUE'), typeAt('RESEARCH')],
  year: [2012, 2018, 2020, 0, 2015],
  count: [1, 2, 1, 1, 1],
  communities: [],
  regions: [
    { code: '33', name: '浙江', enName: 'Zhejiang' },
    { code: '31', name: '上海', enName: 'Shanghai' },
  ],
  leftOut: { nodes: 0, edges: 0 },
};
const shown = (filter: Partial<MapFilter>) => {
  const { nodes, edges, persons, relations } = shownOnMap(listsOf(map), filter);
  return { nodes: [...nodes], edges: [...edges], persons, relations };
};

describe('a filter on the whole map', () => {
  it('without one everybody is shown, related or not', () => {
    expect(shown({})).toEqual({ nodes: [1, 1, 1, 1, 1], edges: [4, 1, 1], persons: 5, relations: 3 });
    expect(shown({ types: [...relationTypes], minStrength: 1 }).persons).toBe(5);
  });

  it('by type leaves relations of the types and those who have one', () => {
    const left = { nodes: [1, 1, 0, 0, 0], edges: [3, 0, 0], persons: 2, relations: 1 };
    expect(shown({ types: ['CO_AUTHOR'] })).toEqual(left);
    expect(shown({ types: [] })).toEqual({ nodes: [0, 0, 0, 0, 0], edges: [0, 0, 0], persons: 0, relations: 0 });
  });

  it('by years counts what was shared in them; what has no year belongs to every year', () => {
    expect(shown({ fromYear: 2016 }).edges).toEqual([3, 1, 0]);
    expect(shown({ toYear: 2014 }).edges).toEqual([1, 1, 0]);
    expect(shown({ fromYear: 2013, toYear: 2015 })).toEqual({
      nodes: [0, 1, 1, 1, 0],
      edges: [0, 1, 1],
      persons: 3,
      relations: 2,
    });
  });

  it('by strength counts only what the other filters leave', () => {
    expect(shown({ minStrength: 4 }).edges).toEqual([4, 0, 0]);
    expect(shown({ minStrength: 4, types: ['CO_AUTHOR'] }).persons).toBe(0);
  });

  it('by region leaves those who work there and what they share among each other', () => {
    expect(shown({ region: '33' })).toEqual({ nodes: [1, 1, 0, 0, 0], edges: [4, 0, 0], persons: 2, relations: 1 });
    expect(shown({ region: '31', fromYear: 2016 }).persons).toBe(0);
    expect(shown({ region: '99' }).persons).toBe(0);
  });

  it('a full map is filtered in less than the script a frame may take', () => {
    const size = 50_000;
    const many = (of: (at: number) => number, length = size): number[] => Array.from({ length }, (_, at) => of(at));
    const lists = listsOf({
      ...map,
      region: many((at) => at % 2, 10_000),
      from: many((at) => at % 10_000),
      to: many((at) => (at * 7 + 1) % 10_000),
      lines: many(() => 2),
      type: many((at) => at % 7, 2 * size),
      year: many((at) => 2000 + (at % 25), 2 * size),
      count: many(() => 1, 2 * size),
    });
    const times = many((step) => {
      const begun = performance.now();
      shownOnMap(lists, { types: ['CO_AUTHOR', 'MEETING'], fromYear: 2000 + step, minStrength: 1, region: '33' });
      return performance.now() - begun;
    }, 25).toSorted((a, b) => a - b);
    // The median of many steps: one of them may wait for the machine.
    expect(times[12]).toBeLessThan(8);
  });
});

it('one relation tells kinds, years and strength as far as the filter counts them', () => {
  expect(tieOnMap(map, 0, {})).toEqual({
    strength: 4,
    shared: { CO_AUTHOR: 3, MEETING: 1 },
    fromYear: 2012,
    toYear: 2020,
  });
  expect(tieOnMap(map, 0, { types: ['CO_AUTHOR'], fromYear: 2016 })).toEqual({
    strength: 2,
    shared: { CO_AUTHOR: 2 },
    fromYear: 2018,
    toYear: 2018,
  });
  expect(tieOnMap(map, 1, {})).toEqual({ strength: 1, shared: { COLLEAGUE: 1 }, fromYear: null, toYear: null });
});

it('the filters offer every type, year and region of the map with its count', () => {
  const facts = mapFacts(map, false);
  expect(facts.types.filter(({ count }) => count > 0)).toEqual([
    { type: 'CO_AUTHOR', count: 3 },
    { type: 'RESEARCH', count: 1 },
    { type: 'MEETING', count: 1 },
    { type: 'COLLEAGUE', count: 1 },
  ]);
  expect(facts.years).toEqual([
    { year: 2012, count: 1 },
    { year: 2015, count: 1 },
    { year: 2018, count: 2 },
    { year: 2020, count: 1 },
  ]);
  expect(facts.regions).toEqual([
    { code: '33', name: 'Zhejiang', count: 2 },
    { code: '31', name: 'Shanghai', count: 2 },
  ]);
  expect(facts.most).toBe(4);
});
