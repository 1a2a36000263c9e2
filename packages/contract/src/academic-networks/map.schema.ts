// The whole map of the academic network: as it travels, and what of it a filter leaves (specification 7.5, product 3.4).
import { z } from 'zod';
import { paged, pageQuery, text } from '../core/index.ts';
import { exportFields } from '../exports/index.ts';
import { CenterTableRow, relationTypes, relationWindow, type RelationType } from './academic-networks.schema.ts';

/** The whole map as parallel lists, so that ten thousand persons travel in little room. */
export const NetworkMap = z.object({
  version: z.int(),
  ids: z.array(z.string()),
  x: z.array(z.number()),
  y: z.array(z.number()),
  community: z.array(z.int()),
  degree: z.array(z.int()),
  region: z.array(z.int()).describe('Place among the regions; -1 where it is not known'),
  names: z
    .array(z.tuple([z.int(), z.string(), z.string()]))
    .describe('Of hubs: place in the lists, name, English name'),
  from: z.array(z.int()).describe('Places in the lists'),
  to: z.array(z.int()),
  strength: z.array(z.int()),
  lines: z.array(z.int()).describe('Of every relation, how many of the three lists below are its own, in turn'),
  type: z.array(z.int()).describe('Place among the types of relations, in their order'),
  year: z.array(z.int()).describe('0 for what has no year, such as one department'),
  count: z.array(z.int()),
  communities: z.array(z.object({ community: z.int(), name: z.string(), enName: z.string(), size: z.int() })),
  regions: z.array(z.object({ code: z.string(), name: z.string(), enName: z.string() })),
  leftOut: z.object({ nodes: z.int(), edges: z.int() }),
});
export type NetworkMap = z.infer<typeof NetworkMap>;

export const MapFilter = z.strictObject({
  region: text(6).optional().meta({ description: 'Code of a province' }),
  ...relationWindow,
});
export type MapFilter = z.infer<typeof MapFilter>;

const mapSorts = ['strength', 'name', 'hospital', 'community', 'papers', 'latest', 'degree'] as const;
export const MapTableQuery = MapFilter.extend({ ...pageQuery(mapSorts).shape });
export type MapTableQuery = z.infer<typeof MapTableQuery>;
/** What a person shares with all whom the filter leaves. */
export const MapTableRow = CenterTableRow.omit({ hop: true, bridging: true });
export type MapTableRow = z.infer<typeof MapTableRow>;
export const MapTable = paged(MapTableRow);
export const MapTableExportQuery = MapFilter.extend(exportFields);
export type MapTableExportQuery = z.infer<typeof MapTableExportQuery>;

type ListName = 'from' | 'to' | 'lines' | 'type' | 'year' | 'count' | 'region';
/** What a filter reads of a map; a browser keeps it as typed arrays. */
export type MapLists = { readonly [K in ListName]: ArrayLike<number> } & Pick<NetworkMap, 'regions'>;

export interface MapShown {
  /** Of every person: 0 where the filter hides it. */
  readonly nodes: Uint8Array;
  /** Of every relation: what is shared within the filter; 0 where it is hidden. */
  readonly edges: Int32Array;
  readonly persons: number;
  readonly relations: number;
}

type Window = { readonly [K in keyof MapFilter]?: MapFilter[K] | undefined };
const ALL_TYPES = 2 ** relationTypes.length - 1;

/** Types as bits, in their order. */
const bitsOf = (types: readonly RelationType[] | undefined): number =>
  types === undefined
    ? ALL_TYPES
    : relationTypes.reduce((sum, one, at) => sum + (types.includes(one) ? 2 ** at : 0), 0);

/** Tells whether a line of a map counts. What has no year belongs to every year. */
export function lineTest({ types, fromYear = 0, toYear = 9999 }: Window): (type: number, year: number) => boolean {
  const bits = bitsOf(types);
  return (type, year) => ((bits >> type) & 1) === 1 && (year === 0 || (year >= fromYear && year <= toYear));
}

/** Whether a filter leaves relations out; then whoever has none left is hidden too. */
export const isNarrowed = ({ types, fromYear, toYear, minStrength = 1 }: Window): boolean =>
  bitsOf(types) !== ALL_TYPES || fromYear !== undefined || toYear !== undefined || minStrength > 1;

/**
 * What a filter leaves of a map, the same for the picture and its table: relations that share at least so much within the
 * types and years, between persons of the region; and persons of the region who have such a relation.
 */
export function shownOnMap(map: MapLists, filter: Window): MapShown {
  const { minStrength = 1, region } = filter;
  const counts = lineTest(filter);
  const home = region === undefined ? undefined : map.regions.findIndex(({ code }) => code === region);
  const isHere = (person: number): boolean => home === undefined || (home >= 0 && map.region[person] === home);
  const nodes = new Uint8Array(map.region.length);
  const edges = new Int32Array(map.from.length);
  let relations = 0;
  let line = 0;
  for (let edge = 0; edge < edges.length; edge += 1) {
    const end = line + map.lines[edge]!;
    let sum = 0;
    for (; line < end; line += 1) if (counts(map.type[line]!, map.year[line]!)) sum += map.count[line]!;
    const from = map.from[edge]!;
    const to = map.to[edge]!;
    if (sum < minStrength || !isHere(from) || !isHere(to)) continue;
    edges[edge] = sum;
    nodes[from] = 1;
    nodes[to] = 1;
    relations += 1;
  }
  if (!isNarrowed(filter))
    for (let person = 0; person < nodes.length; person += 1) nodes[person] = Number(isHere(person));
  return { nodes, edges, persons: nodes.reduce((sum, one) => sum + one, 0), relations };
}
