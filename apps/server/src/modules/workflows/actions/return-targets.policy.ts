// Where a task can go back to, and what that takes away: only what the earlier node would make again.
import { flowsFrom } from '../model/graph.policy.ts';
import { startOf, type FlowNode } from '../model/model.policy.ts';
import { tokenOf } from '../engine/complete.policy.ts';
import {
  addToken,
  inScope,
  isAlive,
  remove,
  setTask,
  type Run,
  type Task,
  type Token,
} from '../engine/state.policy.ts';

export interface Target {
  readonly node: FlowNode;
  /** The scope the node stands in. */
  readonly scopeNumber: number | null;
}

/** Nodes this instance has been at, around the task or outside its sub-process, from which it can still come to its end. */
export function targetsOf(run: Run, task: Task): Target[] {
  const targets: Target[] = [];
  for (const at of scopesAround(run, tokenOf(run, task))) {
    const scope = run.model.nodes[at.nodeId]!.scope;
    const decided = new Set(
      run.tasks
        .filter(({ decidedBy, state }) => decidedBy !== null && state !== 'WITHDRAWN')
        .map(({ nodeId }) => nodeId),
    );
    const nodes = [...decided]
      .map((id) => run.model.nodes[id]!)
      .filter((node) => node.scope === scope && node.type === 'user');
    if (scope === undefined) nodes.unshift(startOf(run.model, undefined));
    for (const node of nodes)
      if (node.id !== task.nodeId && leadsTo(run, node, at) && staysWhole(run, node, at.scopeNumber))
        targets.push({ node, scopeNumber: at.scopeNumber });
  }
  return targets;
}

/** The token of the task, then the tokens at the sub-processes around it. */
function scopesAround(run: Run, token: Token): Token[] {
  const around = [token];
  for (let at = token; at.scopeNumber !== null;) {
    at = run.tokens.find(({ number }) => number === at.scopeNumber)!;
    around.push(at);
  }
  return around;
}

const leadsTo = (run: Run, node: FlowNode, at: Token): boolean =>
  [...flowsFrom(run.model, node.id)].some((flow) => run.model.flows[flow]!.to === at.nodeId);

/** Tokens that a token at `node` would make again: those whose way here begins there. */
export function replaced(run: Run, node: FlowNode, scopeNumber: number | null): Token[] {
  const flows = flowsFrom(run.model, node.id);
  return inScope(run, scopeNumber).filter((token) => token.flowId !== null && flows.has(token.flowId));
}

/** Every gateway that waits for all its ways in still gets a token on each of them. */
export function staysWhole(run: Run, node: FlowNode, scopeNumber: number | null): boolean {
  const gone = new Set(replaced(run, node, scopeNumber));
  const kept = inScope(run, scopeNumber).filter((token) => !gone.has(token));
  const flows = flowsFrom(run.model, node.id);
  for (const token of kept)
    for (const flow of flowsFrom(run.model, token.nodeId)) if (token.state !== 'JOINING') flows.add(flow);
  for (const token of kept) if (token.flowId !== null) flows.add(token.flowId);
  const joins = Object.values(run.model.nodes).filter(
    (one) =>
      one.type === 'parallel' &&
      one.scope === node.scope &&
      one.incoming.length > 1 &&
      one.incoming.some((flow) => flows.has(flow)),
  );
  return joins.every((join) => join.incoming.every((flow) => flows.has(flow)));
}

/** Takes the replaced tokens away and puts one at the node. What was decided behind it counts no more. */
export function goBack(run: Run, { node, scopeNumber }: Target): Token {
  const flows = flowsFrom(run.model, node.id);
  for (const token of replaced(run, node, scopeNumber)) if (isAlive(token)) remove(run, token);
  const behind = new Set([node.id, ...[...flows].map((flow) => run.model.flows[flow]!.to)]);
  for (const task of run.tasks)
    if (isBehind(run, task.nodeId, behind) && !task.isStale) setTask(run, task, { isStale: true });
  const outcomes = Object.entries(run.instance.outcomes).filter(([id]) => !isBehind(run, id, behind));
  run.instance.outcomes = Object.fromEntries(outcomes);
  return putBack(run, { node, scopeNumber });
}

/** A token at an earlier node, as if it had just come there. */
export function putBack(run: Run, { node, scopeNumber }: Target): Token {
  const token = addToken(run, node.id, scopeNumber);
  token.flowId = node.incoming[0] ?? null;
  return token;
}

function isBehind(run: Run, nodeId: string, behind: ReadonlySet<string>): boolean {
  for (let id: string | undefined = nodeId; id !== undefined; id = run.model.nodes[id]?.scope)
    if (behind.has(id)) return true;
  return false;
}
