// The WebGL stage: one sigma instance, fed with what is drawn, telling what is pointed at (look and feel, network).
import { UndirectedGraph } from 'graphology';
import Sigma from 'sigma';
import type { NodeDisplayData } from 'sigma/types';
import type { ChartPalette } from '@yijian/ui/chart';
import { faded, type Drawn } from './drawn.ts';
import { writeNames, type Name } from './names.ts';

export interface Stage {
  draw(drawn: Drawn): void;
  select(id: string | undefined): void;
  paint(palette: ChartPalette): void;
  zoom(factor: number): void;
  fit(): void;
  end(): void;
}
export interface StageEvents {
  readonly onPoint: (id: string | undefined, at: { x: number; y: number }) => void;
  readonly onChoose: (id: string) => void;
  /** The browser took the drawing away: the graphics process died, or the machine slept. */
  readonly onLost: () => void;
}
interface Marks {
  palette: ChartPalette;
  pointed: string | undefined;
  selected: string | undefined;
  near: ReadonlySet<string>;
  key: string;
  /** Names written when the whole picture is in sight. */
  most: number;
}

/** In a larger picture the rest stays as it is when one is pointed at: to dim it would take longer than a glance. */
const DIMMED_UP_TO = 2000;
const allNames = { labelDensity: 40, labelGridCellSize: 40 };
/** Moves of a pressed mouse that still are a click. */
const CLICK = 3;

export function openStage(box: HTMLElement, first: ChartPalette, events: StageEvents): Stage {
  const marks: Marks = { palette: first, pointed: undefined, selected: undefined, near: new Set(), key: '', most: 0 };
  const spots = new Map<string, { x: number; y: number }>();
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
    defaultDrawNodeLabel: (context, data) => {
      page = context;
      note(names, data);
    },
    defaultDrawNodeHover: (context, data) => {
      ring(context, data, marks.palette);
      note(names, data, -1);
    },
    nodeReducer: (id, data) => lookOf(id, data, marks),
    edgeReducer: (edge, data) => {
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
    if (page !== undefined) writeNames(page, names.values(), { most, palette: marks.palette });
    tellDrawn(box, sigma);
  });
  const point = (id: string | undefined, at: { x: number; y: number }): void => {
    const graph = sigma.getGraph();
    const touched = [marks.pointed, id].filter((one) => one !== undefined && graph.hasNode(one));
    marks.pointed = id;
    marks.near = new Set(id === undefined || graph.order > DIMMED_UP_TO ? [] : graph.neighbors(id));
    if (graph.order > DIMMED_UP_TO) {
      const edges = touched.flatMap((one) => graph.edges(one));
      sigma.refresh({ partialGraph: { edges }, skipIndexation: true, schedule: true });
    } else sigma.refresh({ schedule: true });
    events.onPoint(id, at);
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
      Object.assign(marks, { key: drawn.key, most: drawn.names, pointed: undefined });
      // This draws; to refresh besides would only do everything twice.
      sigma.setGraph(graphOf(drawn, spots));
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
      box.removeEventListener('webglcontextlost', lose, true);
      sigma.kill();
    },
  };
}

/** Whoever stood somewhere stays there; newcomers are moved as their community was. */
function graphOf(drawn: Drawn, spots: Map<string, { x: number; y: number }>): UndirectedGraph {
  const graph = new UndirectedGraph();
  for (const { id, x, y, size, color, label, rank } of drawn.nodes) {
    const spot = spots.get(id) ?? { x, y };
    spots.set(id, spot);
    graph.addNode(id, { ...spot, size, color, rank, label: label ?? null, zIndex: id === drawn.centre ? 2 : 0 });
  }
  for (const { from, to, size, color } of drawn.edges) graph.mergeEdge(from, to, { size, color });
  return graph;
}

/** What is not near the one pointed at is dimmed to 35 %. */
function lookOf(
  id: string,
  data: Partial<NodeDisplayData>,
  { pointed, near, selected, palette }: Marks,
): Partial<NodeDisplayData> {
  const look = id === selected ? { ...data, highlighted: true, zIndex: 3 } : data;
  if (pointed === undefined || pointed === id || near.size === 0 || near.has(id)) return look;
  return { ...look, color: faded(palette.base, 0.35), label: null };
}

/** Writes beside the picture what it holds; nothing where the browser took the drawing away. */
function tellDrawn(box: HTMLElement, sigma: Sigma): void {
  const layers = [...box.querySelectorAll<HTMLCanvasElement>('.sigma-nodes, .sigma-edges')];
  const isThere = layers.length > 0 && layers.every((one) => one.getContext('webgl2')?.isContextLost() === false);
  const { order, size } = sigma.getGraph();
  const told = { nodes: isThere ? String(order) : '0', edges: isThere ? String(size) : '0' };
  if (box.dataset['nodes'] === told.nodes && box.dataset['edges'] === told.edges) return;
  Object.assign(box.dataset, told);
}

type Shown = Pick<Name, 'x' | 'y' | 'size'> & { label?: string | null; key?: string; rank?: number };

/** Remembers a name for the end of the frame, when all are known. */
function note(names: Map<string, Name>, data: Shown, first?: number): void {
  const { label, key = '', x, y, size, rank = 0 } = data;
  if (label) names.set(key, { key, text: label, x, y, size, rank: first ?? rank });
}

/** Marks the chosen one and the one pointed at. */
function ring(context: CanvasRenderingContext2D, { x, y, size }: Shown, palette: ChartPalette): void {
  context.beginPath();
  context.arc(x, y, size + 3, 0, Math.PI * 2);
  context.lineWidth = 2;
  context.strokeStyle = palette.text;
  context.stroke();
}
