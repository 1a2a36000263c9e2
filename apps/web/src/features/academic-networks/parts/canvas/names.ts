// Names beside their nodes: the weightiest first, none over another (look and feel, network).
import type { ChartPalette } from '@yijian/ui/chart';

export interface Name {
  readonly key: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Radius of its node in pixels. */
  readonly size: number;
  /** The lowest is written first. */
  readonly rank: number;
}
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const HEIGHT = 14;
const GAP = 3;
const widths = new Map<string, number>();

/** Writes at most `most` names. Each stands beneath its node or, where that is taken, beside or above it; one without room is left out. */
export function writeNames(
  context: CanvasRenderingContext2D,
  names: Iterable<Name>,
  { most, palette }: { most: number; palette: ChartPalette },
): void {
  const sorted = [...names].toSorted((a, b) => a.rank - b.rank).slice(0, most);
  context.font = `500 12px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 4;
  context.strokeStyle = palette.surface;
  context.fillStyle = palette.text;
  const taken: Box[] = [];
  // Only the nodes of the weightiest are kept free: in a crowd there is no room beside all of them.
  const nodes = sorted.slice(0, 12).map(({ x, y, size }) => boxOf(x, y, size * 2, size * 2));
  for (const [at, name] of sorted.entries()) {
    const others = nodes.filter((_, place) => place !== at);
    const spot = spotsOf(name, widthOf(context, name.text)).find(({ box }) => !meetsAny(box, taken, others));
    if (spot === undefined) continue;
    taken.push(spot.box);
    context.strokeText(name.text, spot.x, spot.y);
    context.fillText(name.text, spot.x, spot.y);
  }
}

/** Measured once: the same names are written at every frame. */
function widthOf(context: CanvasRenderingContext2D, text: string): number {
  const known = widths.get(text) ?? context.measureText(text).width;
  widths.set(text, known);
  return known;
}

function spotsOf({ x, y, size }: Name, width: number): { x: number; y: number; box: Box }[] {
  const [aside, above] = [size + GAP + width / 2, size + GAP + HEIGHT / 2];
  const spots = [
    { x, y: y + above },
    { x: x + aside, y },
    { x: x - aside, y },
    { x, y: y - above },
  ];
  return spots.map((spot) => ({ ...spot, box: boxOf(spot.x, spot.y, width + GAP, HEIGHT) }));
}

const boxOf = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

const meetsAny = (box: Box, ...others: readonly (readonly Box[])[]): boolean =>
  others.some((list) =>
    list.some(
      ({ left, top, right, bottom }) => box.left < right && left < box.right && box.top < bottom && top < box.bottom,
    ),
  );
