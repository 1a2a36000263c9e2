// The whole network drawn: communities, places, influence, and the map as it travels (specification 2.3 userInsights).
import type { Context } from '../../../platform/http/index.ts';
import type { GraphFigures, GraphInput } from '../../../platform/graphs/index.ts';
import { liftTimeout } from '../deriving/states.sql.ts';
import { selectProvinces } from '../around/around.sql.ts';
import { nameCommunities } from './community-names.policy.ts';
import {
  replaceCommunities,
  replaceNodes,
  selectCommunities,
  selectCommunityWords,
  selectEdges,
  selectHubNames,
  selectLines,
  selectPlaces,
  selectRegions,
  updateMap,
  type EdgeRow,
  type NodeRow,
} from './graph.sql.ts';
import { chooseMap, writeMap, type MapChoice } from './map.policy.ts';

type Bound = Pick<Context, 'sql'>;
type InTransaction = <T>(work: (context: Bound) => Promise<T>) => Promise<T>;
type Compute = (input: GraphInput) => Promise<GraphFigures>;

/** Communities of fewer persons have no name of their own. */
const NAMED_FROM = 3;
const MOST_NAMES = 400;

interface Read {
  readonly ids: readonly string[];
  readonly edges: readonly EdgeRow[];
  readonly input: GraphInput;
}

/** Reads, computes outside any transaction, and writes. */
export async function drawNetwork(context: { inTransaction: InTransaction; compute: Compute }): Promise<void> {
  const read = await context.inTransaction(readGraph);
  const figures = await context.compute(read.input);
  const rows = rowsOf(read, figures);
  await context.inTransaction(async ({ sql }) => {
    await liftTimeout(sql);
    await replaceNodes(sql, rows);
    await replaceCommunities(sql, nameCommunities(await selectCommunityWords(sql, NAMED_FROM)));
    const map = await mapOf({ sql }, chooseMap(read.edges, rows));
    await updateMap(sql, { map, nodes: rows.length, edges: read.edges.length });
  });
}

async function mapOf({ sql }: Bound, chosen: MapChoice): Promise<string> {
  const provinces = await selectProvinces(
    sql,
    chosen.nodes.map(({ id }) => id),
  );
  return writeMap(chosen, {
    hubs: await selectHubNames(sql, MOST_NAMES),
    communities: await selectCommunities(sql, 'zh'),
    lines: await selectLines(sql, chosen.edges),
    provinces,
    regions: await selectRegions(sql, [...new Set(provinces.map(({ province }) => province))]),
  });
}

async function readGraph({ sql }: Bound): Promise<Read> {
  await liftTimeout(sql);
  const edges = await selectEdges(sql);
  const places = new Map((await selectPlaces(sql)).map((place) => [place.id, place]));
  const ids = [...new Set(edges.flatMap(({ one, other }) => [one, other]))].toSorted((a, b) => Number(a) - Number(b));
  const at = new Map(ids.map((id, index) => [id, index]));
  const input: GraphInput = {
    size: ids.length,
    from: Int32Array.from(edges, ({ one }) => at.get(one)!),
    to: Int32Array.from(edges, ({ other }) => at.get(other)!),
    weight: Float32Array.from(edges, ({ strength }) => strength),
    x: Float32Array.from(ids, (id) => places.get(id)?.x ?? NaN),
    y: Float32Array.from(ids, (id) => places.get(id)?.y ?? NaN),
  };
  return { ids, edges, input };
}

function rowsOf({ ids, input }: Read, figures: GraphFigures): NodeRow[] {
  const strength = new Float64Array(ids.length);
  for (let edge = 0; edge < input.from.length; edge += 1) {
    strength[input.from[edge]!]! += input.weight[edge]!;
    strength[input.to[edge]!]! += input.weight[edge]!;
  }
  const order = ids.map((_, at) => at).toSorted((a, b) => figures.betweenness[b]! - figures.betweenness[a]! || a - b);
  const rank = new Map(order.map((node, at) => [node, at + 1]));
  return ids.map((id, at) => ({
    id,
    x: figures.x[at]!,
    y: figures.y[at]!,
    community: figures.community[at]!,
    degree: figures.degree[at]!,
    strength: strength[at]!,
    betweenness: figures.betweenness[at]!,
    rank: rank.get(at)!,
  }));
}
