// The user tasks that come next, as far as the form and the conditions tell now (product: detail with future nodes).
import type { PathNode } from '@yijian/contract/workflows';
import type { Context } from '../../../platform/http/index.ts';
import { holds, type Facts } from '../model/expression.policy.ts';
import { startOf, type FlowNode, type Model } from '../model/model.policy.ts';
import { factsOf, resolve } from '../engine/people/people.service.ts';
import { selectNames } from '../engine/people/people.sql.ts';
import { living, type Run } from '../engine/state.policy.ts';
import { personOf } from './shown.policy.ts';

const MOST = 30;

export async function predictPath(context: Context, run: Run): Promise<PathNode[]> {
  const facts = await factsOf(context, run);
  const path: { node: FlowNode; people: string[] }[] = [];
  for (const node of nodesAhead(run, facts).slice(0, MOST))
    path.push({ node, people: await resolve(context, { run, rules: node.approval!.candidates, nodeId: node.id }) });
  const names = await selectNames(
    context.sql,
    path.flatMap(({ people }) => people.slice(0, 20)),
  );
  return path.map(({ node, people }) => ({
    nodeId: node.id,
    name: node.name,
    enName: node.enName,
    mode: node.approval!.mode,
    people: people.slice(0, 20).map((id) => personOf(names, id)),
  }));
}

/** User tasks ahead of the tokens in the order they come, each once; a refusal and a time-out are not foreseen. */
function nodesAhead(run: Run, facts: Facts): FlowNode[] {
  const { model } = run;
  const tokens = living(run);
  const waiting =
    tokens.length === 0 ? [startOf(model, undefined).id] : tokens.flatMap((token) => next(model, token.nodeId, facts));
  const seen = new Set<string>();
  const ahead: FlowNode[] = [];
  while (waiting.length > 0) {
    const id = waiting.shift()!;
    if (seen.has(id)) continue;
    seen.add(id);
    const node = model.nodes[id]!;
    if (node.type === 'user') ahead.push(node);
    if (node.type === 'sub') waiting.unshift(startOf(model, id).id);
    waiting.push(...next(model, id, facts));
  }
  return ahead;
}

function next(model: Model, id: string, facts: Facts): string[] {
  const node = model.nodes[id]!;
  if ((node.type === 'end' || node.type === 'terminate') && node.scope !== undefined)
    return next(model, node.scope, facts);
  const conditional = node.outgoing.filter((flow) => model.flows[flow]!.condition !== undefined);
  const open = conditional.filter((flow) => holds(model.flows[flow]!.condition!, facts));
  const chosen = conditional.length === 0 ? node.outgoing : node.type === 'exclusive' ? open.slice(0, 1) : open;
  const flows = chosen.length === 0 && node.defaultFlow !== undefined ? [node.defaultFlow] : chosen;
  return flows.map((flow) => model.flows[flow]!.to);
}
