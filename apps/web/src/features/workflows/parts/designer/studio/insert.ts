// A step between two others: what follows makes room, and a branch goes on by default as before.
import type { Shape } from './moddle.ts';
import type { Point, Services } from './services.ts';

export const INSERT = 'yijian.insert';
/** Before and behind the new step. */
const ROOM = 50;

export interface Insertion {
  readonly shape: Shape;
  readonly flow: Shape;
}

/** The middle of the longest piece of a flow, where a step has most air. */
function middleOf({ waypoints = [] }: Shape): Point {
  let best = { length: -1, x: 0, y: 0 };
  for (const [index, to] of waypoints.entries()) {
    const from = waypoints[index - 1];
    if (from === undefined) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length > best.length) best = { length, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  }
  return { x: Math.round(best.x), y: Math.round(best.y) };
}

/** One command, so that one undo takes the whole insertion back. */
export function insertion(get: <Name extends keyof Services>(name: Name) => Services[Name]) {
  const branches = new Set(['bpmn:ExclusiveGateway', 'bpmn:InclusiveGateway']);
  return {
    preExecute({ shape, flow }: Insertion): void {
      const [source, target] = [flow.source!, flow.target!];
      const gap = target.x - (source.x + source.width);
      const missing = shape.width + 2 * ROOM - gap;
      const isAhead = (one: Shape): boolean =>
        one.parent === flow.parent && !one.labelTarget && !one.host && !one.waypoints && one.x >= target.x;
      if (gap >= 0 && missing > 0)
        get('modeling').moveElements(get('elementRegistry').filter(isAhead), { x: missing, y: 0 });
      const made = get('modeling').createShape(shape, middleOf(flow), flow);
      const [goesOn] = made.outgoing ?? [];
      if (branches.has(made.type) && goesOn !== undefined)
        get('modeling').updateProperties(made, { default: goesOn.businessObject });
    },
  };
}
