// The network around one person: chosen, placed and told in one sentence's facts (specification 7.5, product 3.4).
import {
  academicNetworkErrors,
  MOST_NODES,
  type CenterChart,
  type NetworkFilter,
  type NetworkNode,
  type NetworkPerson,
} from '@yijian/contract/academic-networks';
import { fail } from '../../../platform/errors/index.ts';
import { betweennessOf } from '../../../platform/graphs/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectState } from '../deriving/states.sql.ts';
import { selectCommunities } from '../drawing/graph.sql.ts';
import { findCentre, readerOf } from '../persons/persons.service.ts';
import { selectPersons } from '../persons/persons.sql.ts';
import { answerOf } from './answer.policy.ts';
import {
  selectAmong,
  selectDirect,
  selectPlacesOf,
  selectProvinces,
  selectRegionNames,
  selectSecond,
  type PlaceRow,
} from './around.sql.ts';
import {
  directOf,
  directPlaces,
  edgesOf,
  MOST_GATES,
  regionsOf,
  typesOf,
  yearsOf,
  type Direct,
  type Edge,
} from './choose.policy.ts';
import { placesAround } from './places.policy.ts';

interface Chosen {
  readonly direct: readonly Direct[];
  readonly second: readonly { id: string; reached: number }[];
  readonly leftOut: number;
}

export async function findChart(context: Context, filter: NetworkFilter): Promise<CenterChart> {
  const { sql, language } = context;
  const centre = await findCentre(context, filter);
  const rows = await selectDirect(sql, centre);
  const found = await selectProvinces(sql, [...new Set(rows.map(({ id }) => id))]);
  const provinces = new Map(found.map(({ id, province }) => [id, province]));
  const chosen = await choose(context, centre, { filter, all: directOf({ rows, provinces }, filter, filter) });
  const ids = [centre, ...chosen.direct.map(({ id }) => id), ...chosen.second.map(({ id }) => id)];
  const regions = regionsOf(provinces);
  const [among, places, persons, communities, state, names] = await Promise.all([
    selectAmong(sql, ids, filter),
    selectPlacesOf(sql, ids),
    selectPersons(sql, readerOf(context), ids),
    selectCommunities(sql, language),
    selectState(sql),
    selectRegionNames(sql, language, [...regions.keys()]),
  ]);
  const edges = edgesOf(among, centre, filter.minStrength);
  const nodes = nodesOf({ centre, chosen, edges, places: completed(ids, places), persons });
  const sizes = new Map(communities.map((one) => [one.community, one]));
  const counts = Map.groupBy(nodes, ({ community }) => community);
  const shown = [...counts]
    .map(([community, { length }]) => {
      const known = sizes.get(community);
      const lead = counts.get(community)!.toSorted((a, b) => b.degree - a.degree)[0]!;
      return { community, name: known?.shown ?? lead.name, size: length, total: known?.size ?? length };
    })
    .toSorted((a, b) => b.size - a.size || a.community - b.community);
  return {
    centre: persons.find(({ id }) => id === centre)!,
    nodes,
    edges,
    communities: shown,
    types: typesOf(rows),
    years: yearsOf(rows),
    regions: names
      .map(({ code, name }) => ({ code, name, count: regions.get(code)! }))
      .toSorted((a, b) => b.count - a.count),
    answer: answerOf({ nodes, edges, communities: shown, leftOut: chosen.leftOut }),
    derivedAt: state.derivedAt?.toISOString() ?? null,
  };
}

/** The strongest of the first hop, and of those related with them. */
async function choose(
  { sql }: Context,
  centre: string,
  { filter, all }: { filter: NetworkFilter; all: readonly Direct[] },
): Promise<Chosen> {
  const { hops, minStrength, region } = filter;
  const few = directPlaces(hops, all.length);
  if (hops === 1 || all.length === 0) return { direct: all.slice(0, few), second: [], leftOut: all.length - few };
  const without = [centre, ...all.map(({ id }) => id)];
  const gates = all.slice(0, MOST_GATES).map(({ id }) => id);
  const most = MOST_NODES - 1 - few;
  const second = await selectSecond(sql, { gates, without, window: filter, minStrength, region, most });
  // Room that the second hop does not need goes to the first.
  const direct = all.slice(0, MOST_NODES - 1 - second.length);
  return { direct, second, leftOut: all.length - direct.length + Math.max(0, (second[0]?.total ?? 0) - second.length) };
}

/** A person derived since the map was drawn stands beside the origin until it is drawn anew. */
function completed(ids: readonly string[], places: readonly PlaceRow[]): PlaceRow[] {
  const known = new Map(places.map((place) => [place.id, place]));
  return ids.map((id) => known.get(id) ?? { id, x: 0, y: 0, community: -1, degree: 0, betweenness: 0, rank: 0 });
}

function nodesOf(picture: {
  centre: string;
  chosen: Chosen;
  edges: readonly Edge[];
  places: readonly PlaceRow[];
  persons: readonly NetworkPerson[];
}): NetworkNode[] {
  const { centre, chosen, edges, places, persons } = picture;
  const at = new Map(places.map(({ id }, index) => [id, index]));
  const ends = {
    size: places.length,
    from: Int32Array.from(edges, ({ from }) => at.get(from)!),
    to: Int32Array.from(edges, ({ to }) => at.get(to)!),
  };
  const between = betweennessOf(ends);
  const degree = new Int32Array(places.length);
  for (const end of [...ends.from, ...ends.to]) degree[end]! += 1;
  const own = places[at.get(centre)!]!;
  const spots = placesAround(own, places);
  const direct = new Map(chosen.direct.map((one) => [one.id, one]));
  const second = new Map(chosen.second.map((one) => [one.id, one.reached]));
  const byId = new Map(persons.map((person) => [person.id, person]));
  return places.map(({ id, community }, index) => {
    const person = byId.get(id);
    if (person === undefined) throw fail(academicNetworkErrors.personNotFound);
    const { shared = {}, strength = 0, latestYear = null } = direct.get(id) ?? {};
    const { x, y } = spots.get(id)!;
    const place = { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
    const hop = id === centre ? 0 : direct.has(id) ? 1 : 2;
    const bridging = Math.round(between[index]! * 1000) / 1000;
    return {
      ...person,
      ...place,
      community,
      hop,
      degree: degree[index]!,
      bridging,
      strength,
      shared,
      latestYear,
      reached: second.get(id) ?? 0,
    };
  });
}
