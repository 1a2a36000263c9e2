// The interpreter: moves tokens until each of them waits for somebody, for the clock, or for others (BPMN 2.0).
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { workflowErrors } from '@yijian/contract/workflows';
import { holds } from '../model/expression.policy.ts';
import { boundariesOf, startOf, type FlowNode } from '../model/model.policy.ts';
import { after } from '../model/duration.policy.ts';
import { leave } from './complete.policy.ts';
import { applyEffect } from './effects/effects.service.ts';
import { joinInclusive, joinParallel } from './joins.policy.ts';
import { factsOf, resolve } from './people/people.service.ts';
import { selectHolidays } from './people/people.sql.ts';
import { openTasks } from './open.service.ts';
import {
  addToken,
  consume,
  end,
  inScope,
  isActionable,
  living,
  move,
  record,
  remove,
  takeNumber,
  type Run,
  type Token,
} from './state.policy.ts';

/** Puts the first token at the start. */
export async function begin(context: Context, run: Run): Promise<void> {
  const start = startOf(run.model, undefined);
  run.arrived.push(addToken(run, start.id, null));
  await settle(context, run);
}

/** Looks at every token that came to a node, until all of them wait or the instance has ended. */
export async function settle(context: Context, run: Run): Promise<void> {
  for (;;) {
    const token = run.arrived.shift();
    if (token !== undefined) {
      run.budget -= 1;
      if (run.budget < 0) throw fail(workflowErrors.spins, { node: token.nodeId });
      if (token.state === 'AT') await arrive(context, { run, token });
      continue;
    }
    const joined = run.instance.state === 'RUNNING' ? joinInclusive(run) : undefined;
    if (joined === undefined) break;
    await fork(context, { run, token: joined.token, node: joined.node });
  }
  if (run.instance.state === 'RUNNING') noteTrouble(run);
}

/** What nobody and nothing can move any more is shown to the administrator. */
function noteTrouble(run: Run): void {
  const isWaiting = run.timers.some((timer) => timer.state === 'WAITING');
  const lonely = run.tasks.find((task) => isActionable(task) && !task.candidates.some(({ isOpen }) => isOpen));
  const isOpen = run.tasks.some(isActionable);
  run.instance.trouble =
    lonely !== undefined ? `no approver: ${lonely.nodeId}` : isOpen || isWaiting ? null : 'nothing moves';
}

interface Step {
  readonly run: Run;
  readonly token: Token;
}

async function arrive(context: Context, { run, token }: Step): Promise<void> {
  const node = run.model.nodes[token.nodeId]!;
  switch (node.type) {
    case 'start':
    case 'boundary':
      return leave(run, token);
    case 'user':
      await openTasks(context, { run, token, node });
      return startTimers(context, { run, token, node });
    case 'service':
      await applyEffect(context, { run, node });
      return leave(run, token);
    case 'copy':
      await sendCopies(context, { run, token, node });
      return leave(run, token);
    case 'timer':
      return startTimer(context, { run, token, node });
    case 'sub':
      return enterScope(context, { run, token, node });
    case 'exclusive':
    case 'parallel':
    case 'inclusive':
      return pass(context, { run, token, node });
    case 'end':
      return finish(run, token, node);
    case 'terminate':
      return terminate(run, token, node);
  }
}

type At = Step & { readonly node: FlowNode };

async function pass(context: Context, { run, token, node }: At): Promise<void> {
  if (node.type === 'exclusive' || node.incoming.length < 2) return fork(context, { run, token, node });
  token.state = 'JOINING';
  run.changed.add(token);
  if (node.type === 'inclusive') return;
  const joined = joinParallel(run, node, token.scopeNumber);
  if (joined !== undefined) await fork(context, { run, token: joined, node });
}

async function fork(context: Context, { run, token, node }: At): Promise<void> {
  const [first, ...others] = await chosenFlows(context, { run, node });
  const copies = others.map((flow) => ({ flow, token: addToken(run, node.id, token.scopeNumber) }));
  move(run, token, first!);
  for (const copy of copies) move(run, copy.token, copy.flow);
}

async function chosenFlows(context: Context, { run, node }: { run: Run; node: FlowNode }): Promise<string[]> {
  if (node.type === 'parallel' || node.outgoing.length < 2) return [...node.outgoing];
  const facts = await factsOf(context, run);
  const conditional = node.outgoing.filter((flow) => flow !== node.defaultFlow);
  const open = conditional.filter((flow) => holds(run.model.flows[flow]!.condition ?? 'false', facts));
  const chosen = node.type === 'exclusive' ? open.slice(0, 1) : open;
  return chosen.length > 0 ? chosen : [node.defaultFlow!];
}

async function sendCopies(context: Context, { run, node }: At): Promise<void> {
  const people = await resolve(context, { run, rules: node.copies, nodeId: node.id });
  for (const userId of people) {
    run.copies.push({ userId, sentBy: null, reason: node.name });
    run.notices.push({
      userId,
      kind: 'workflows.copied',
      title: { zh: `抄送：${run.instance.title}`, en: `Copy: ${run.instance.title}` },
    });
  }
  record(run, 'COPIED', { nodeId: node.id, data: { users: people } });
}

async function enterScope(context: Context, { run, token, node }: At): Promise<void> {
  token.state = 'SCOPE';
  run.changed.add(token);
  await startTimers(context, { run, token, node });
  run.arrived.push(addToken(run, startOf(run.model, node.id).id, token.number));
}

/** Starts the timers on the edge of a node, if the token is still there. */
async function startTimers(context: Context, { run, token, node }: At): Promise<void> {
  if (token.nodeId !== node.id || (token.state !== 'AT' && token.state !== 'SCOPE') || run.arrived.includes(token))
    return;
  for (const boundary of boundariesOf(run.model, node.id)) await startTimer(context, { run, token, node: boundary });
}

export async function startTimer(
  context: Context,
  { run, token, node, repeatsLeft }: At & { repeatsLeft?: number },
): Promise<void> {
  const { duration, calendar, repeats } = node.timer!;
  const holidays = calendar === 'BUSINESS' ? await selectHolidays(context.sql) : new Map<string, boolean>();
  const dueAt = after(run.now, duration, calendar, holidays).toISOString();
  const timer = {
    number: takeNumber(run),
    tokenNumber: token.number,
    nodeId: node.id,
    state: 'WAITING' as const,
    repeatsLeft: repeatsLeft ?? repeats,
    dueAt,
  };
  run.timers.push(timer);
  run.changed.add(timer);
}

function finish(run: Run, token: Token, node: FlowNode): void {
  if (node.outcome === 'REJECTED')
    run.instance.outcomes = { ...run.instance.outcomes, [scopeOf(run, token)]: 'REJECTED' };
  consume(run, token);
  if (inScope(run, token.scopeNumber).length === 0) complete(run, token.scopeNumber);
}

function terminate(run: Run, token: Token, node: FlowNode): void {
  if (node.outcome === 'REJECTED')
    run.instance.outcomes = { ...run.instance.outcomes, [scopeOf(run, token)]: 'REJECTED' };
  for (const other of inScope(run, token.scopeNumber)) if (other !== token) remove(run, other);
  consume(run, token);
  complete(run, token.scopeNumber);
}

const scopeOf = (run: Run, token: Token): string =>
  living(run).find(({ number }) => number === token.scopeNumber)?.nodeId ?? run.model.processId;

/** Everything in a scope has ended: its sub-process is left, or the instance is over. */
function complete(run: Run, scopeNumber: number | null): void {
  if (scopeNumber !== null) {
    const outer = run.tokens.find(({ number }) => number === scopeNumber)!;
    outer.state = 'AT';
    return leave(run, outer);
  }
  const isRejected = run.instance.outcomes[run.model.processId] === 'REJECTED';
  end(run, isRejected ? 'REJECTED' : 'APPROVED', '');
}
