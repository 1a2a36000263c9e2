// Questions about the graph of a definition that the validation and the interpreter ask. Never recursive: a definition may be long.
import { boundariesOf, nodesIn, waits, type Flow, type FlowNode, type Model } from './model.policy.ts';

/** Where a token at the node can go next within its scope; the boundaries of a node lead on from it. */
export function successors(model: Model, id: string): string[] {
  const own = model.nodes[id]!.outgoing.map((flow) => model.flows[flow]!.to);
  const side = boundariesOf(model, id).flatMap((boundary) => boundary.outgoing.map((flow) => model.flows[flow]!.to));
  return [...own, ...side];
}

/** Every node a token at one of `from` can come to, within the scope, `from` itself only through a cycle. */
export function reachable(model: Model, from: readonly string[], except?: string): Set<string> {
  const seen = new Set<string>();
  const waiting = from.filter((id) => id !== except).flatMap((id) => successors(model, id));
  while (waiting.length > 0) {
    const id = waiting.pop()!;
    if (seen.has(id)) continue;
    seen.add(id);
    if (id !== except) waiting.push(...successors(model, id));
  }
  return seen;
}

/** The flows a token at `from` can run through, within the scope. */
export function flowsFrom(model: Model, from: string): Set<string> {
  const nodes = new Set([from, ...reachable(model, [from])]);
  const sources = (flow: Flow): string => model.nodes[flow.from]!.host ?? flow.from;
  return new Set(
    Object.values(model.flows)
      .filter((flow) => nodes.has(sources(flow)))
      .map((flow) => flow.id),
  );
}

/** Nodes of a scope that no token can come to. */
export function unreachable(model: Model, scope: string | undefined): FlowNode[] {
  const nodes = nodesIn(model, scope);
  const starts = nodes.filter((node) => node.type === 'start').map((node) => node.id);
  const seen = new Set([...starts, ...reachable(model, starts)]);
  return nodes.filter((node) => !seen.has(node.type === 'boundary' ? (node.host ?? '') : node.id));
}

/** Nodes of a scope from which no end can be reached. */
export function endless(model: Model, scope: string | undefined): FlowNode[] {
  const nodes = nodesIn(model, scope).filter((node) => node.type !== 'boundary');
  const before = new Map<string, string[]>();
  for (const node of nodes)
    for (const next of successors(model, node.id)) before.set(next, [...(before.get(next) ?? []), node.id]);
  const seen = new Set<string>();
  const waiting = nodes.filter((node) => node.type === 'end' || node.type === 'terminate').map((node) => node.id);
  while (waiting.length > 0) {
    const id = waiting.pop()!;
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(before.get(id) ?? []));
  }
  return nodes.filter((node) => !seen.has(node.id));
}

/** A node on a cycle of the scope at which nothing ever waits, or undefined. */
export function spinning(model: Model, scope: string | undefined): FlowNode | undefined {
  const nodes = nodesIn(model, scope).filter((node) => node.type !== 'boundary' && !stops(model, node));
  const left = new Map(nodes.map((node) => [node.id, 0]));
  const next = (id: string): string[] =>
    model.nodes[id]!.outgoing.map((flow) => model.flows[flow]!.to).filter((to) => left.has(to));
  for (const { id } of nodes) for (const to of next(id)) left.set(to, left.get(to)! + 1);
  // What can be taken away node by node, sources first, holds no cycle.
  const free = [...left].filter(([, count]) => count === 0).map(([id]) => id);
  while (free.length > 0) {
    const id = free.pop()!;
    for (const to of next(id)) {
      left.set(to, left.get(to)! - 1);
      if (left.get(to) === 0) free.push(to);
    }
    left.delete(id);
  }
  const [id] = left.keys();
  return id === undefined ? undefined : model.nodes[id];
}

/** Whether a token always stops here; a sub-process does when something in it waits. */
function stops(model: Model, node: FlowNode): boolean {
  if (node.type !== 'sub') return waits(node);
  const waiting = [node.id];
  while (waiting.length > 0) {
    const inner = nodesIn(model, waiting.pop());
    if (inner.some(waits)) return true;
    waiting.push(...inner.filter(({ type }) => type === 'sub').map(({ id }) => id));
  }
  return false;
}
