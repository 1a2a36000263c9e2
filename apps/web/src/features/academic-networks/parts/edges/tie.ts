// One relation of the whole map, as far as a filter counts it.
import {
  lineTest,
  relationTypes,
  type MapFilter,
  type NetworkMap,
  type SharedByType,
} from '@yijian/contract/academic-networks';

export interface Tie {
  readonly strength: number;
  readonly shared: SharedByType;
  readonly fromYear: number | null;
  readonly toYear: number | null;
}

/** What a relation of the map is within the filter. */
export function tieOnMap(map: NetworkMap, place: number, window: Partial<MapFilter>): Tie {
  const counts = lineTest(window);
  const first = map.lines.slice(0, place).reduce((sum, one) => sum + one, 0);
  const shared: SharedByType = {};
  const years: number[] = [];
  let strength = 0;
  for (let line = first; line < first + (map.lines[place] ?? 0); line += 1) {
    const [type, year, count] = [map.type[line]!, map.year[line]!, map.count[line]!];
    if (!counts(type, year)) continue;
    const name = relationTypes[type]!;
    shared[name] = (shared[name] ?? 0) + count;
    strength += count;
    if (year > 0) years.push(year);
  }
  const [fromYear, toYear] = years.length === 0 ? [null, null] : [Math.min(...years), Math.max(...years)];
  return { strength, shared, fromYear, toYear };
}
