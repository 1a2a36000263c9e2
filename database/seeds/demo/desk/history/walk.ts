// A case of the past, moved step by step by the rules of the interpreter without a database (product: workflow).
import {
  completeNode,
  followDecision,
  leave,
} from '../../../../../apps/server/src/modules/workflows/engine/complete.policy.ts';
import { separatedFrom } from '../../../../../apps/server/src/modules/workflows/engine/separation.policy.ts';
import {
  addToken,
  closeCandidates,
  consume,
  end,
  isActionable,
  move,
  record,
  setTask,
  takeNumber,
  type Run,
  type Task,
  type Token,
} from '../../../../../apps/server/src/modules/workflows/engine/state.policy.ts';
import { addTask } from '../../../../../apps/server/src/modules/workflows/engine/tasks.policy.ts';
import { goBack, targetsOf } from '../../../../../apps/server/src/modules/workflows/actions/return-targets.policy.ts';
import { after } from '../../../../../apps/server/src/modules/workflows/model/duration.policy.ts';
import { holds } from '../../../../../apps/server/src/modules/workflows/model/expression.policy.ts';
import {
  boundariesOf,
  startOf,
  type CandidateRule,
  type FlowNode,
} from '../../../../../apps/server/src/modules/workflows/model/model.policy.ts';

const noHolidays = new Map<string, boolean>();

/** Who is named by the rules of a definition. */
export type Naming = (rule: CandidateRule, run: Run) => readonly string[];

export interface Case {
  readonly run: Run & { now: Date };
  readonly naming: Naming;
  /** When each event of the run happened, by its place. */
  readonly times: Date[];
  steps: number;
}

/** Fires the reminders that come first, does `work` at that moment, moves on as far as it goes. */
export function step(one: Case, at: Date, work: () => void): void {
  remindUntil(one, at);
  make(one, at, work);
}

function make(one: Case, at: Date, work: () => void): void {
  const { run } = one;
  run.now = at;
  work();
  for (let token = run.arrived.shift(); token !== undefined; token = run.arrived.shift())
    if (token.state === 'AT' && run.instance.state === 'RUNNING') arrive(one, token);
  while (one.times.length < run.events.length) one.times.push(at);
  one.steps += 1;
}

export function begin(one: Case, at: Date): void {
  const { run } = one;
  make(one, at, () => {
    Object.assign(run.instance, { state: 'RUNNING', startedAt: at });
    record(run, 'STARTED', { actor: { userId: run.instance.starterId } });
    run.arrived.push(addToken(run, startOf(run.model, undefined).id, null));
  });
}

function arrive(one: Case, token: Token): void {
  const { run } = one;
  const node = run.model.nodes[token.nodeId]!;
  if (node.type === 'user') return open(one, token, node);
  if (node.type === 'exclusive') return move(run, token, chosen(run, node));
  if (node.type === 'end') {
    consume(run, token);
    return end(run, 'APPROVED', '');
  }
  if (node.type === 'service') record(run, 'EFFECT', { nodeId: node.id, data: { ...node.effect } });
  if (node.type === 'copy') {
    const users = node.copies.flatMap((rule) => one.naming(rule, run));
    for (const userId of users) run.copies.push({ userId, sentBy: null, reason: node.name });
    record(run, 'COPIED', { nodeId: node.id, data: { users } });
  }
  leave(run, token);
}

function chosen(run: Run, node: FlowNode): string {
  const { form, outcomes, risk, starterId } = run.instance;
  const facts = { form, outcome: outcomes, risk, starter: { id: starterId, roles: [], organization: '' } };
  const conditional = node.outgoing.filter((flow) => flow !== node.defaultFlow);
  return conditional.find((flow) => holds(run.model.flows[flow]!.condition!, facts)) ?? node.defaultFlow!;
}

function open({ run, naming }: Case, token: Token, node: FlowNode): void {
  const { candidates, sla, calendar, isBatch } = node.approval!;
  const separated = separatedFrom(run, node.id);
  const named = [...new Set(candidates.flatMap((rule) => naming(rule, run)))];
  const people = named.filter((id) => id !== run.instance.starterId && !separated.has(id));
  if (people.length === 0) {
    record(run, 'SKIPPED', { nodeId: node.id, data: { why: 'empty' } });
    return completeNode(run, token, 'APPROVED');
  }
  const dueAt = sla === undefined ? null : after(run.now, sla, calendar, noHolidays).toISOString();
  addTask(run, { token, node, people, state: 'OPEN', dueAt, isBatch });
  record(run, 'OPENED', { nodeId: node.id, data: { users: people } });
  for (const boundary of boundariesOf(run.model, node.id)) startTimer(run, token, boundary, boundary.timer!.repeats);
}

function startTimer(run: Run, token: Token, node: FlowNode, repeatsLeft: number): void {
  const { duration, calendar } = node.timer!;
  const dueAt = after(run.now, duration, calendar, noHolidays).toISOString();
  run.timers.push({
    number: takeNumber(run),
    tokenNumber: token.number,
    nodeId: node.id,
    state: 'WAITING',
    repeatsLeft,
    dueAt,
  });
}

function remindUntil(one: Case, until: Date): void {
  const { run } = one;
  const due = run.timers
    .filter(({ state, dueAt }) => state === 'WAITING' && Date.parse(dueAt) <= until.getTime())
    .toSorted((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt))[0];
  if (due === undefined || run.instance.state !== 'RUNNING') return;
  make(one, new Date(due.dueAt), () => {
    due.state = 'FIRED';
    const token = run.tokens.find(({ number }) => number === due.tokenNumber)!;
    record(run, 'REMINDED', { nodeId: due.nodeId });
    if (due.repeatsLeft > 0) startTimer(run, token, run.model.nodes[due.nodeId]!, due.repeatsLeft - 1);
  });
  remindUntil(one, until);
}

/** Reminders that came before the case is looked at. */
export const passTime = remindUntil;

export const openTask = ({ run }: Case): Task | undefined => run.tasks.find(isActionable);
export const deciderOf = (task: Task): string => task.candidates.find(({ isOpen }) => isOpen)!.userId;

export function decide(one: Case, at: Date, how: { state: 'APPROVED' | 'REJECTED'; comment: string }): void {
  step(one, at, () => {
    const { run } = one;
    const task = openTask(one)!;
    const by = deciderOf(task);
    setTask(run, task, { ...how, decidedBy: by, decidedAt: at.toISOString() });
    closeCandidates(run, task);
    const kind = task.kind === 'REVISE' ? 'RESUBMITTED' : how.state;
    record(run, kind, { task, actor: { userId: by }, comment: how.comment });
    followDecision(run, task);
  });
}

export function sendBack(one: Case, at: Date, { to, comment }: { to: string; comment: string }): void {
  step(one, at, () => {
    const { run } = one;
    const task = openTask(one)!;
    const by = deciderOf(task);
    const target = targetsOf(run, task).find(({ node }) => node.id === to)!;
    setTask(run, task, { state: 'RETURNED', decidedBy: by, decidedAt: at.toISOString(), comment });
    closeCandidates(run, task);
    record(run, 'RETURNED', { task, actor: { userId: by }, comment, data: { to } });
    const token = goBack(run, target);
    if (target.node.type !== 'start') run.arrived.push(token);
    else addTask(run, { token, node: target.node, people: [run.instance.starterId], state: 'OPEN', kind: 'REVISE' });
  });
}

export function handOver(one: Case, at: Date, { to, comment }: { to: string; comment: string }): void {
  step(one, at, () => {
    const { run } = one;
    const task = openTask(one)!;
    const from = deciderOf(task);
    for (const candidate of task.candidates) if (candidate.userId === from) candidate.isOpen = false;
    task.candidates = [...task.candidates, { userId: to, isOpen: true }];
    record(run, 'TRANSFERRED', { task, actor: { userId: from }, comment, data: { from, to } });
  });
}

export function cancel(one: Case, at: Date, reason: string): void {
  step(one, at, () => {
    record(one.run, 'CANCELLED', { actor: { userId: one.run.instance.starterId }, comment: reason });
    end(one.run, 'CANCELLED', reason);
  });
}
