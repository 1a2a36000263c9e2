// What the canvas draws, made from the answers of the server (look and feel, network).
import type { CenterChart, NetworkMap } from '@yijian/contract/academic-networks';
import type { ChartPalette } from '@yijian/ui/chart';

export interface DrawnNode {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  /** Only of hubs. */
  readonly label: string | undefined;
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
}

/** Seven communities have colours of their own, the rest share the eighth. */
export const OWN_COLOURS = 7;
const HUBS = 22;
const MAP_HUBS = 60;

/** A colour as #rrggbb with an opacity of 0 to 1. */
export function faded(colour: string, opacity: number): string {
  return `${colour.slice(0, 7)}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

export function colourOf(place: number, palette: ChartPalette): string {
  return palette.series[place < 0 || place >= OWN_COLOURS ? OWN_COLOURS : place] ?? palette.base;
}

/** The picture around one person: its community first in colour, direct neighbours full, the others at 62 %. */
export function drawnChart(chart: CenterChart, palette: ChartPalette, hops: number): Drawn {
  const place = placesOf(chart.communities.map(({ community }) => community));
  const most = Math.max(1, ...chart.nodes.map(({ degree }) => degree));
  const hubs = new Set(hubsOf(chart));
  const of = new Map(chart.nodes.map((node) => [node.id, node]));
  const { id: centre } = chart.centre;
  const nodes = chart.nodes.map(({ id, x, y, community, hop, degree, name }) => ({
    id,
    x,
    y: -y,
    size: id === centre ? 14 : 3 + 8 * Math.sqrt(degree / most),
    color: faded(colourOf(place.get(community) ?? -1, palette), hop === 2 ? 0.62 : 1),
    label: hubs.has(id) ? name : undefined,
  }));
  const edges = chart.edges.map(({ from, to, strength }) => {
    const isOwn = from === centre || to === centre;
    const community = of.get(from)!.community === of.get(to)!.community ? of.get(from)!.community : undefined;
    const base = community === undefined ? palette.axis : colourOf(place.get(community) ?? -1, palette);
    const size = Math.min(4, 0.6 + Math.log2(1 + strength) * 0.5);
    return isOwn
      ? { from, to, size, color: faded(palette.text2, 0.4) }
      : { from, to, size: size * 0.7, color: faded(base, 0.22) };
  });
  return { key: `${centre}-${hops}`, centre, nodes, edges };
}

/** The centre, the strongest, and of every community its head. */
function hubsOf({ nodes, centre }: CenterChart): string[] {
  const heads = [...Map.groupBy(nodes, ({ community }) => community).values()].flatMap((group) =>
    group.length < 2 ? [] : [group.toSorted((a, b) => b.degree - a.degree)[0]!.id],
  );
  const strong = nodes.toSorted((a, b) => b.strength - a.strength || b.degree - a.degree).slice(0, HUBS / 2);
  return [centre.id, ...heads.slice(0, HUBS / 2), ...strong.map(({ id }) => id)];
}

export const placesOf = (communities: readonly number[]): Map<number, number> =>
  new Map(communities.map((one, at) => [one, at]));

export function drawnMap(map: NetworkMap, palette: ChartPalette, isChinese: boolean): Drawn {
  const names = new Map(map.names.map(([at, name, enName]) => [at, isChinese ? name : enName]));
  const shown = new Set([...names.keys()].toSorted((a, b) => map.degree[b]! - map.degree[a]!).slice(0, MAP_HUBS));
  const most = Math.max(1, ...map.degree);
  const nodes = map.ids.map((id, at) => ({
    id,
    x: map.x[at]!,
    y: map.y[at]!,
    size: 1.6 + 8 * Math.sqrt(map.degree[at]! / most),
    color: faded(colourOf(map.community[at]!, palette), 0.8),
    label: shown.has(at) ? names.get(at) : undefined,
  }));
  const edges = map.from.map((from, at) => {
    const to = map.to[at]!;
    const isInside = map.community[from] === map.community[to];
    const color = faded(isInside ? colourOf(map.community[from]!, palette) : palette.axis, 0.14);
    return { from: map.ids[from]!, to: map.ids[to]!, size: 0.5, color };
  });
  return { key: `map-${map.version}`, centre: undefined, nodes, edges };
}
