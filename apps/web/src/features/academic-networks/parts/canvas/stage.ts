// The WebGL stage: one sigma instance, fed with what is drawn, telling what is pointed at (look and feel, network).
import { UndirectedGraph } from 'graphology';
import Sigma from 'sigma';
import type { NodeDisplayData } from 'sigma/types';
import type { ChartPalette } from '@yijian/ui/chart';
import { faded, type Drawn } from './drawn.ts';
import { graphOf, linesOf, type Spots } from './graph.ts';
import { maskedEdges, maskedNodes } from './masks/masked.ts';
import { writeNames, type Name } from './names.ts';
import { nearestLine, type Lines } from './nearest.ts';
import type { Mask } from './masks/slots.ts';

/** What a filter leaves, by place in the lists of what is drawn; 0 for what is hidden. */
export interface StageShown {
  readonly nodes: ArrayLike<number>;
  readonly edges: ArrayLike<number>;
  readonly persons: number;
  readonly relations: number;
}
/** A person by its id, or a relation by its place among those drawn. */
export type Pointed = { readonly node: string } | { readonly edge: number };

export interface Stage {
  draw(drawn: Drawn): void;
  /** Hides the rest; undefined shows everything. Nobody moves. */
  show(shown: StageShown | undefined): void;
  select(id: string | undefined): void;
  paint(palette: ChartPalette): void;
  zoom(factor: number): void;
  fit(): void;
  end(): void;
}
export interface StageEvents {
  readonly onPoint: (what: Pointed | undefined, at: { x: number; y: number }) => void;
  readonly onChoose: (id: string) => void;
  /** The browser took the drawing away: the graphics process died, or the machine slept. */
  readonly onLost: () => void;
}
interface Marks {
  palette: ChartPalette;
  pointed: string | undefined;
  /** The relation pointed at, by its place and by its key in the stage. */
  edge: { readonly place: number; readonly key: string } | undefined;
  selected: string | undefined;
  near: ReadonlySet<string>;
  key: string;
  shown: StageShown | undefined;
  /** Names written when the whole picture is in sight. */
  most: number;
}

/** In a larger picture the rest stays as it is when one is pointed at: to dim it would take longer than a glance. */
const DIMMED_UP_TO = 2000;
const allNames = { labelDensity: 40, labelGridCellSize: 40 };
/** Moves of a pressed mouse that still are a click. */
const CLICK = 3;
/** Pixels beside a line that still point at it, and milliseconds the pointer rests before it does. */
const REACH = 4;
const REST = 60;

export function openStage(box: HTMLElement, first: ChartPalette, events: StageEvents): Stage {
  const marks: Marks = {
    palette: first,
    pointed: undefined,
    edge: undefined,
    selected: undefined,
    near: new Set(),
    key: '',
    shown: undefined,
    most: 0,
  };
  const masks = { nodes: openMask(), edges: openMask() };
  let now: { drawn: Drawn; keys: readonly string[]; lines: Lines | undefined } | undefined;
  const spots: Spots = new Map();
  const names = new Map<string, Name>();
  let page: CanvasRenderingContext2D | undefined;
  let isOver = false;
  const sigma: Sigma = new Sigma(new UndirectedGraph(), box, {
    allowInvalidContainer: true,
    hideEdgesOnMove: false,
    labelRenderedSizeThreshold: 0,
    ...allNames,
    labelFont: first.font,
    labelSize: 12,
    stagePadding: 36,
    minCameraRatio: 0.05,
    maxCameraRatio: 4,
    zIndex: true,
    nodeProgramClasses: { circle: maskedNodes(masks.nodes) },
    edgeProgramClasses: { line: maskedEdges(masks.edges) },
    defaultDrawNodeLabel: (context, data) => {
      page = context;
      if (marks.shown === undefined) note(names, data);
    },
    defaultDrawNodeHover: (context, data) => {
      ring(context, data, marks.palette);
      note(names, data, -1);
    },
    nodeReducer: (id, data) => lookOf(id, data, marks),
    edgeReducer: (edge, data) => {
      if (edge === marks.edge?.key)
        return { ...data, color: faded(marks.palette.text, 0.85), size: Math.max(2, Number(data['size'])), zIndex: 1 };
      if (marks.pointed === undefined) return data;
      const graph = sigma.getGraph();
      if (graph.hasExtremity(edge, marks.pointed))
        return { ...data, color: faded(marks.palette.text2, 0.75), size: Math.max(1, Number(data['size'])), zIndex: 1 };
      return graph.order > DIMMED_UP_TO ? data : { ...data, hidden: true };
    },
  });
  sigma.on('beforeRender', () => names.clear());
  sigma.on('afterRender', () => {
    const most = Math.ceil(marks.most / sigma.getCamera().ratio ** 2);
    if (now !== undefined && marks.shown !== undefined)
      noteShown(names, { sigma, drawn: now.drawn, shown: marks.shown });
    if (page !== undefined) writeNames(page, names.values(), { most, palette: marks.palette });
    tellDrawn(box, sigma, marks.shown);
  });
  const markEdge = (edge: Marks['edge']): void => {
    const graph = sigma.getGraph();
    const edges = [marks.edge?.key, edge?.key].filter((one) => one !== undefined && graph.hasEdge(one)) as string[];
    marks.edge = edge;
    if (edges.length > 0) sigma.refresh({ partialGraph: { edges }, skipIndexation: true, schedule: true });
  };
  const point = (id: string | undefined, at: { x: number; y: number }): void => {
    const graph = sigma.getGraph();
    markEdge(undefined);
    const touched = [marks.pointed, id].filter((one) => one !== undefined && graph.hasNode(one));
    marks.pointed = id;
    marks.near = new Set(id === undefined || graph.order > DIMMED_UP_TO ? [] : graph.neighbors(id));
    if (graph.order > DIMMED_UP_TO) {
      const edges = touched.flatMap((one) => graph.edges(one));
      sigma.refresh({ partialGraph: { edges }, skipIndexation: true, schedule: true });
    } else sigma.refresh({ schedule: true });
    events.onPoint(id === undefined ? undefined : { node: id }, at);
  };
  const lineAt = (at: { x: number; y: number }): number => {
    if (now === undefined || marks.pointed !== undefined) return -1;
    now.lines ??= linesOf(now.drawn, spots);
    const reach = REACH / sigma.getGraphToViewportRatio();
    return nearestLine(now.lines, { ...sigma.viewportToGraph(at), reach }, masks.edges.list);
  };
  const pointEdge = (place: number, at: { x: number; y: number }): void => {
    if (place === (marks.edge?.place ?? -1)) return;
    markEdge(place < 0 ? undefined : { place, key: now!.keys[place]! });
    events.onPoint(place < 0 ? undefined : { edge: place }, at);
  };
  // The event does not rise; and one loss takes all layers.
  const lose = (): void => {
    box.removeEventListener('webglcontextlost', lose, true);
    events.onLost();
  };
  box.addEventListener('webglcontextlost', lose, true);
  const mouse = sigma.getMouseCaptor();
  // What lies under the pointer is read back from the drawing: while the picture is dragged script would wait for it.
  mouse.on('mousemovebody', () => {
    if (mouse.draggedEvents > CLICK) mouse.container.style.pointerEvents = 'none';
  });
  mouse.on('mouseup', () => {
    mouse.container.style.pointerEvents = '';
  });
  let resting: ReturnType<typeof setTimeout> | undefined;
  const leaveEdge = (): void => {
    clearTimeout(resting);
    pointEdge(-1, { x: 0, y: 0 });
  };
  mouse.on('mousemove', ({ x, y }) => {
    clearTimeout(resting);
    if (mouse.isMouseDown) return;
    if (marks.edge !== undefined && lineAt({ x, y }) !== marks.edge.place) pointEdge(-1, { x, y });
    resting = setTimeout(() => pointEdge(lineAt({ x, y }), { x, y }), REST);
  });
  mouse.on('mousedown', leaveEdge);
  mouse.on('wheel', leaveEdge);
  mouse.on('mouseleave', leaveEdge);
  sigma.on('enterNode', ({ node, event }) => point(node, event));
  sigma.on('leaveNode', ({ event }) => point(undefined, event));
  sigma.on('clickNode', ({ node }) => events.onChoose(node));
  return {
    draw(drawn) {
      const isNew = drawn.key !== marks.key;
      if (isNew) {
        spots.clear();
        sigma.setCustomBBox(null);
      }
      // In a large picture the stage itself leaves out names where many stand, before any work is put into them.
      const isLarge = drawn.nodes.length > DIMMED_UP_TO;
      sigma.setSettings(isLarge ? { labelDensity: 1, labelGridCellSize: 80 } : allNames);
      Object.assign(marks, { key: drawn.key, most: drawn.names, pointed: undefined, edge: undefined });
      const { graph, keys } = graphOf(drawn, spots);
      now = { drawn, keys, lines: undefined };
      // This draws; to refresh besides would only do everything twice.
      sigma.setGraph(graph);
      if (isNew) {
        sigma.setCustomBBox(sigma.getBBox());
        sigma.getCamera().setState({ x: 0.5, y: 0.5, ratio: 1, angle: 0 });
      }
      // A canvas does not wait for the glyphs of a web font, and is not drawn again when they come.
      const written = drawn.nodes.map(({ label }) => label ?? '').join('');
      void document.fonts.load(`500 12px ${marks.palette.font}`, written).then((loaded) => {
        if (loaded.length > 0 && !isOver) sigma.scheduleRender();
      });
    },
    show(shown) {
      if (shown === marks.shown) return;
      marks.shown = shown;
      Object.assign(masks.nodes, { list: shown?.nodes, version: masks.nodes.version + 1 });
      Object.assign(masks.edges, { list: shown?.edges, version: masks.edges.version + 1 });
      if (marks.edge !== undefined && shown?.edges[marks.edge.place] === 0) leaveEdge();
      // The chosen one is marked above all others, where it is shown.
      const nodes = [marks.selected].filter((one) => one !== undefined && sigma.getGraph().hasNode(one)) as string[];
      sigma.refresh({ partialGraph: { nodes }, skipIndexation: true, schedule: true });
    },
    select(id) {
      const graph = sigma.getGraph();
      const nodes = [marks.selected, id].filter((one) => one !== undefined && graph.hasNode(one)) as string[];
      marks.selected = id;
      sigma.refresh({ partialGraph: { nodes }, skipIndexation: true, schedule: true });
    },
    paint(palette) {
      marks.palette = palette;
      sigma.scheduleRender();
    },
    zoom: (factor) => void sigma.getCamera().animate({ ratio: sigma.getCamera().ratio / factor }, { duration: 160 }),
    fit: () => void sigma.getCamera().animatedReset({ duration: 160 }),
    end() {
      isOver = true;
      clearTimeout(resting);
      box.removeEventListener('webglcontextlost', lose, true);
      sigma.kill();
    },
  };
}

const openMask = (): Mask => ({ list: undefined, version: 0 });

/** What is not near the one pointed at is dimmed to 35 %. */
function lookOf(
  id: string,
  data: Partial<NodeDisplayData>,
  { pointed, near, selected, palette, shown }: Marks,
): Partial<NodeDisplayData> {
  const { place = -1 }: { readonly place?: number } & typeof data = data;
  const isShown = shown === undefined || shown.nodes[place] !== 0;
  const look = id === selected && isShown ? { ...data, highlighted: true, zIndex: 3 } : data;
  if (pointed === undefined || pointed === id || near.size === 0 || near.has(id)) return look;
  return { ...look, color: faded(palette.base, 0.35), label: null };
}

/** Writes beside the picture what it holds; nothing where the browser took the drawing away. */
function tellDrawn(box: HTMLElement, sigma: Sigma, shown: StageShown | undefined): void {
  const layers = [...box.querySelectorAll<HTMLCanvasElement>('.sigma-nodes, .sigma-edges')];
  const isThere = layers.length > 0 && layers.every((one) => one.getContext('webgl2')?.isContextLost() === false);
  const { order, size } = sigma.getGraph();
  const [nodes, edges] = [shown?.persons ?? order, shown?.relations ?? size];
  const told = { nodes: isThere ? String(nodes) : '0', edges: isThere ? String(edges) : '0' };
  if (box.dataset['nodes'] === told.nodes && box.dataset['edges'] === told.edges) return;
  Object.assign(box.dataset, told);
}

type Shown = Pick<Name, 'x' | 'y' | 'size'> & { label?: string | null; key?: string; rank?: number };

/** Remembers a name for the end of the frame, when all are known. */
function note(names: Map<string, Name>, data: Shown, first?: number): void {
  const { label, key = '', x, y, size, rank = 0 } = data;
  if (label) names.set(key, { key, text: label, x, y, size, rank: first ?? rank });
}

/** Names of those a filter leaves: the stage itself would give their room to hidden ones. */
function noteShown(
  names: Map<string, Name>,
  { sigma, drawn, shown }: { sigma: Sigma; drawn: Drawn; shown: StageShown },
): void {
  const { width, height } = sigma.getDimensions();
  for (const [place, { id, label, rank }] of drawn.nodes.entries()) {
    if (label === undefined || shown.nodes[place] === 0 || names.has(id)) continue;
    const data = sigma.getNodeDisplayData(id);
    if (data === undefined) continue;
    const { x, y } = sigma.framedGraphToViewport(data);
    if (x >= 0 && y >= 0 && x <= width && y <= height)
      names.set(id, { key: id, text: label, x, y, size: sigma.scaleSize(data.size), rank });
  }
}

/** Marks the chosen one and the one pointed at. */
function ring(context: CanvasRenderingContext2D, { x, y, size }: Shown, palette: ChartPalette): void {
  context.beginPath();
  context.arc(x, y, size + 3, 0, Math.PI * 2);
  context.lineWidth = 2;
  context.strokeStyle = palette.text;
  context.stroke();
}
