// What the filters of a picture offer: types, years and regions with how much there is of each.
import {
  relationTypes,
  type CenterChart,
  type MapLists,
  type NetworkMap,
  type RelationType,
} from '@yijian/contract/academic-networks';

export interface FilterFacts {
  readonly types: readonly { type: RelationType; count: number }[];
  readonly years: readonly { year: number; count: number }[];
  readonly regions: readonly { code: string; name: string; count: number }[];
  /** The strongest relation. */
  readonly most: number;
}

export function chartFacts({ types, years, regions, nodes }: CenterChart): FilterFacts {
  return { types, years, regions, most: Math.max(1, ...nodes.map(({ strength }) => strength)) };
}

/** Counts of everything on the map, whatever is filtered. */
export function mapFacts(map: NetworkMap, isChinese: boolean): FilterFacts {
  const byType = relationTypes.map(() => 0);
  const byYear = new Map<number, number>();
  for (const [line, count] of map.count.entries()) {
    const year = map.year[line]!;
    byType[map.type[line]!]! += count;
    if (year > 0) byYear.set(year, (byYear.get(year) ?? 0) + count);
  }
  const byRegion = map.regions.map(() => 0);
  for (const region of map.region) if (region >= 0) byRegion[region]! += 1;
  return {
    types: relationTypes.map((type, at) => ({ type, count: byType[at]! })),
    years: [...byYear].map(([year, count]) => ({ year, count })).toSorted((a, b) => a.year - b.year),
    regions: map.regions
      .map(({ code, name, enName }, at) => ({ code, name: isChinese ? name : enName, count: byRegion[at]! }))
      .toSorted((a, b) => b.count - a.count),
    most: map.strength.reduce((most, one) => Math.max(most, one), 1),
  };
}

/** The lists that a filter reads, as typed arrays: every step of a slider goes through all of them. */
export function listsOf(map: NetworkMap): MapLists {
  return {
    from: Int32Array.from(map.from),
    to: Int32Array.from(map.to),
    lines: Int32Array.from(map.lines),
    type: Uint8Array.from(map.type),
    year: Int16Array.from(map.year),
    count: Int32Array.from(map.count),
    region: Int16Array.from(map.region),
    regions: map.regions,
  };
}
