// The line of a flow between two elements of a drawing, around what stands between them. Units: pixels of the drawing.
export interface Box {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** From side to side; where an element stands in the way, and on the way back, out at the bottom and along beneath it. */
export function pointsBetween(from: Box, to: Box, all: readonly Box[]): Point[] {
  const start = { x: from.x + from.width, y: from.y + from.height / 2 };
  const end = { x: to.x, y: to.y + to.height / 2 };
  const bend = end.x - 30;
  const [left, right] = [Math.min(start.x, bend), Math.max(start.x, bend)];
  const inTheWay = all.filter(
    (box) =>
      box !== from && box !== to && !holds(box, from) && !holds(box, to) && box.x < right && box.x + box.width > left,
  );
  const isBlocked = inTheWay.some(({ y, height }) => y < start.y && y + height > start.y);
  if (bend >= start.x && !isBlocked) return [start, { x: bend, y: start.y }, { x: bend, y: end.y }, end];
  const beneath = [from, to, ...inTheWay.filter(({ y }) => y < Math.max(start.y, end.y))];
  const lane = Math.max(...beneath.map(({ y, height }) => y + height)) + 24;
  const [out, back] = [from.x + from.width / 2, to.x + to.width / 2];
  return [
    { x: out, y: from.y + from.height },
    { x: out, y: lane },
    { x: back, y: lane },
    { x: back, y: to.y + to.height },
  ];
}

const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;
