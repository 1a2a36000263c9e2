// The WebGL stage: one sigma instance, fed with what is drawn, telling what is pointed at (look and feel, network).
import { UndirectedGraph } from 'graphology';
import Sigma from 'sigma';
import type { NodeDisplayData } from 'sigma/types';
import type { ChartPalette } from '@yijian/ui/chart';
import { faded, type Drawn } from './drawn.ts';

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
}
interface Marks {
  palette: ChartPalette;
  pointed: string | undefined;
  selected: string | undefined;
  near: ReadonlySet<string>;
  key: string;
}

export function openStage(box: HTMLElement, first: ChartPalette, events: StageEvents): Stage {
  const marks: Marks = { palette: first, pointed: undefined, selected: undefined, near: new Set(), key: '' };
  const spots = new Map<string, { x: number; y: number }>();
  let isOver = false;
  const sigma: Sigma = new Sigma(new UndirectedGraph(), box, {
    allowInvalidContainer: true,
    hideEdgesOnMove: false,
    labelRenderedSizeThreshold: 0,
    labelDensity: 40,
    labelGridCellSize: 40,
    labelFont: first.font,
    labelSize: 12,
    stagePadding: 36,
    minCameraRatio: 0.05,
    maxCameraRatio: 4,
    zIndex: true,
    defaultDrawNodeLabel: (context, data) => drawName(context, data, marks),
    defaultDrawNodeHover: (context, data) => drawName(context, data, marks, true),
    nodeReducer: (id, data) => lookOf(id, data, marks),
    edgeReducer: (edge, data) => {
      if (marks.pointed === undefined) return data;
      const isNear = sigma.getGraph().hasExtremity(edge, marks.pointed);
      return isNear ? { ...data, color: faded(marks.palette.text2, 0.55), zIndex: 1 } : { ...data, hidden: true };
    },
  });
  const point = (id: string | undefined, at: { x: number; y: number }): void => {
    marks.pointed = id;
    marks.near = new Set(id === undefined ? [] : sigma.getGraph().neighbors(id));
    sigma.refresh({ skipIndexation: true });
    events.onPoint(id, at);
  };
  sigma.on('enterNode', ({ node, event }) => point(node, event));
  sigma.on('leaveNode', ({ event }) => point(undefined, event));
  sigma.on('clickNode', ({ node }) => events.onChoose(node));
  return {
    draw(drawn) {
      if (drawn.key !== marks.key) spots.clear();
      const isNew = drawn.key !== marks.key;
      marks.key = drawn.key;
      marks.pointed = undefined;
      sigma.setGraph(graphOf(drawn, spots));
      if (isNew) {
        sigma.setCustomBBox(null);
        sigma.refresh();
        sigma.setCustomBBox(sigma.getBBox());
        sigma.getCamera().setState({ x: 0.5, y: 0.5, ratio: 1, angle: 0 });
      }
      sigma.refresh();
      // A canvas does not wait for the glyphs of a web font, and is not drawn again when they come.
      const names = drawn.nodes.map(({ label }) => label ?? '').join('');
      void document.fonts.load(`500 12px ${marks.palette.font}`, names).then((loaded) => {
        if (loaded.length > 0 && !isOver) sigma.refresh({ skipIndexation: true });
      });
    },
    select(id) {
      marks.selected = id;
      sigma.refresh({ skipIndexation: true });
    },
    paint(palette) {
      marks.palette = palette;
      sigma.refresh({ skipIndexation: true });
    },
    zoom: (factor) => void sigma.getCamera().animate({ ratio: sigma.getCamera().ratio / factor }, { duration: 160 }),
    fit: () => void sigma.getCamera().animatedReset({ duration: 160 }),
    end() {
      isOver = true;
      sigma.kill();
    },
  };
}

/** Whoever stood somewhere stays there; newcomers are moved as their community was. */
function graphOf(drawn: Drawn, spots: Map<string, { x: number; y: number }>): UndirectedGraph {
  const graph = new UndirectedGraph();
  for (const { id, x, y, size, color, label } of drawn.nodes) {
    const spot = spots.get(id) ?? { x, y };
    spots.set(id, spot);
    graph.addNode(id, { ...spot, size, color, label: label ?? null, zIndex: id === drawn.centre ? 2 : 0 });
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
  if (pointed === undefined || pointed === id || near.has(id)) return look;
  return { ...look, color: faded(palette.base, 0.35), label: null };
}

/** A name with a halo in the colour of the page, beneath its node; a ring marks the chosen one. */
function drawName(
  context: CanvasRenderingContext2D,
  data: { label?: string | null; x: number; y: number; size: number },
  { palette }: Marks,
  isHover = false,
): void {
  if (isHover) {
    context.beginPath();
    context.arc(data.x, data.y, data.size + 3, 0, Math.PI * 2);
    context.lineWidth = 2;
    context.strokeStyle = palette.text;
    context.stroke();
  }
  if (!data.label) return;
  context.font = `500 12px ${palette.font}`;
  context.textAlign = 'center';
  context.lineJoin = 'round';
  context.lineWidth = 4;
  context.strokeStyle = palette.surface;
  context.fillStyle = palette.text;
  const y = data.y + data.size + 13;
  context.strokeText(data.label, data.x, y);
  context.fillText(data.label, data.x, y);
}
