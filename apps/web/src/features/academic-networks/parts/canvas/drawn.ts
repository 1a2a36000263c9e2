// What the canvas draws, made from the answers of the server (look and feel, network).
import type { CenterChart, NetworkMap } from '@yijian/contract/academic-networks';
import type { ChartPalette } from '@yijian/ui/chart';

export interface DrawnNode {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly label: string | undefined;
  /** Of names that have no room beside each other the lower is written. */
  readonly rank: number;
}
export interface DrawnEdge {
  readonly from: string;
  readonly to: string;
  readonly size: number;
  readonly color: string;
}
export interface Drawn {
  /** Positions of one key stay where they are when the picture changes. */
  readonly key: string;
  readonly centre: string | undefined;
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
  /** How many names are written when the whole picture is in sight: those of hubs. Nearer more are. */
  readonly names: number;
}

/** Seven communities have colours of their own, the rest share the eighth. */
export const OWN_COLOURS = 7;
const HUBS = 22;
const MAP_HUBS = 60;

/** A colour as #rrggbb with an opacity of 0 to 1, multiplied into it as the stage blends. */
export function faded(colour: string, opacity: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) * opacity);
  return `#${[...parts, opacity * 255].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

export function colourOf(place: number, palette: ChartPalette): string {
  return palette.series[place < 0 || place >= OWN_COLOURS ? OWN_COLOURS : place] ?? palette.base;
}

/** The picture around one person: its community first in colour, direct neighbours full, the others at 62 %. */
export function drawnChart(chart: CenterChart, palette: ChartPalette, hops: number): Drawn {
  const place = placesOf(chart.communities.map(({ community }) => community));
  const most = Math.max(1, ...chart.nodes.map(({ degree }) => degree));
  const ranks = new Map(rankedOf(chart).map((id, at) => [id, at]));
  const of = new Map(chart.nodes.map((node) => [node.id, node]));
  const { id: centre } = chart.centre;
  const nodes = chart.nodes.map(({ id, x, y, community, hop, degree, name }) => ({
    id,
    x,
    y: -y,
    size: id === centre ? 14 : 3 + 8 * Math.sqrt(degree / most),
    color: faded(colourOf(place.get(community) ?? -1, palette), hop === 2 ? 0.62 : 1),
    label: name,
    rank: ranks.get(id)!,
  }));
  const edges = chart.edges.map(({ from, to, strength }) => {
    const isOwn = from === centre || to === centre;
    const community = of.get(from)!.community === of.get(to)!.community ? of.get(from)!.community : undefined;
    const base = community === undefined ? palette.axis : colourOf(place.get(community) ?? -1, palette);
    const size = Math.min(3.5, 0.8 + Math.log2(1 + strength) * 0.5);
    return isOwn
      ? { from, to, size, color: faded(palette.text2, 0.45) }
      : { from, to, size: Math.max(1, size * 0.7), color: faded(base, community === undefined ? 0.3 : 0.36) };
  });
  return { key: `${centre}-${hops}`, centre, nodes, edges, names: HUBS };
}

/** The centre, of every community its head, the strongest, then everyone by connections. */
function rankedOf({ nodes, centre }: CenterChart): string[] {
  const heads = [...Map.groupBy(nodes, ({ community }) => community).values()].flatMap((group) =>
    group.length < 2 ? [] : [group.toSorted((a, b) => b.degree - a.degree)[0]!.id],
  );
  const strong = nodes.toSorted((a, b) => b.strength - a.strength || b.degree - a.degree).slice(0, HUBS / 2);
  const all = nodes.toSorted((a, b) => b.degree - a.degree || Number(a.id) - Number(b.id));
  return [
    ...new Set([centre.id, ...heads.slice(0, HUBS / 2), ...strong.map(({ id }) => id), ...all.map(({ id }) => id)]),
  ];
}

export const placesOf = (communities: readonly number[]): Map<number, number> =>
  new Map(communities.map((one, at) => [one, at]));

export function drawnMap(map: NetworkMap, palette: ChartPalette, isChinese: boolean): Drawn {
  const names = new Map(map.names.map(([at, name, enName]) => [at, isChinese ? name : enName]));
  const most = Math.max(1, ...map.degree);
  const nodes = map.ids.map((id, at) => ({
    id,
    x: map.x[at]!,
    y: map.y[at]!,
    size: 1.6 + 8 * Math.sqrt(map.degree[at]! / most),
    color: faded(colourOf(map.community[at]!, palette), 0.8),
    label: names.get(at),
    rank: -map.degree[at]!,
  }));
  const edges = map.from.map((from, at) => {
    const to = map.to[at]!;
    const isInside = map.community[from] === map.community[to];
    const color = faded(isInside ? colourOf(map.community[from]!, palette) : palette.axis, 0.14);
    return { from: map.ids[from]!, to: map.ids[to]!, size: 0.5, color };
  });
  return { key: `map-${map.version}`, centre: undefined, nodes, edges, names: MAP_HUBS };
}
