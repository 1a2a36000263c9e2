// The whole map and what the filters leave of it.
import {
  isNarrowed,
  shownOnMap,
  type MapFilter,
  type MapLists,
  type MapShown,
  type NetworkMap,
} from '@yijian/contract/academic-networks';

export interface WholeMap {
  readonly map: NetworkMap;
  readonly lists: MapLists;
  readonly shown: MapShown;
  /** Persons shown of each community. */
  readonly sizes: ReadonlyMap<number, number>;
  readonly isFiltered: boolean;
}

export function wholeMap({ map, lists }: Pick<WholeMap, 'map' | 'lists'>, window: Partial<MapFilter>): WholeMap {
  const shown = shownOnMap(lists, window);
  const sizes = new Map<number, number>();
  for (const [at, community] of map.community.entries())
    if (shown.nodes[at] === 1) sizes.set(community, (sizes.get(community) ?? 0) + 1);
  return { map, lists, shown, sizes, isFiltered: isNarrowed(window) || window.region !== undefined };
}
