// When tokens that meet at a gateway go on together.
import { reachable } from '../model/graph.policy.ts';
import type { FlowNode } from '../model/model.policy.ts';
import { consume, inScope, living, type Run, type Token } from './state.policy.ts';

/** One waiting token for each flow by which tokens have come. */
function perFlow(tokens: readonly Token[]): Token[] {
  const byFlow = new Map<string | null, Token>();
  for (const token of tokens) if (!byFlow.has(token.flowId)) byFlow.set(token.flowId, token);
  return [...byFlow.values()];
}

const waitingAt = (run: Run, node: FlowNode, scopeNumber: number | null): Token[] =>
  inScope(run, scopeNumber).filter((token) => token.state === 'JOINING' && token.nodeId === node.id);

/** Merges the tokens into the first one. */
function merge(run: Run, tokens: readonly Token[]): Token {
  const [first, ...others] = tokens as [Token, ...Token[]];
  for (const other of others) consume(run, other);
  first.state = 'AT';
  run.changed.add(first);
  return first;
}

/** The token that goes on from a parallel gateway once every way in has brought one. */
export function joinParallel(run: Run, node: FlowNode, scopeNumber: number | null): Token | undefined {
  const waiting = perFlow(waitingAt(run, node, scopeNumber));
  return waiting.length < node.incoming.length ? undefined : merge(run, waiting);
}

/**
 * The next inclusive gateway that nothing else can still come to, or undefined. Where gateways wait for each other alone,
 * the one with the oldest token goes on: standing still for ever would serve nobody.
 */
export function joinInclusive(run: Run): { node: FlowNode; token: Token } | undefined {
  const waiting = living(run).filter(
    (token) => token.state === 'JOINING' && run.model.nodes[token.nodeId]!.type === 'inclusive',
  );
  const free = waiting.find((token) => !isAwaited(run, token)) ?? (isAtRest(run) ? waiting[0] : undefined);
  if (free === undefined) return undefined;
  const node = run.model.nodes[free.nodeId]!;
  const tokens = perFlow(waitingAt(run, node, free.scopeNumber));
  return { node, token: merge(run, tokens) };
}

function isAwaited(run: Run, token: Token): boolean {
  const others = inScope(run, token.scopeNumber).filter((other) => other.nodeId !== token.nodeId);
  return reachable(
    run.model,
    others.map((other) => other.nodeId),
  ).has(token.nodeId);
}

const isAtRest = (run: Run): boolean => living(run).every((token) => token.state === 'JOINING');
