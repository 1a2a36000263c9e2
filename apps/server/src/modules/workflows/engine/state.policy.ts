// An instance in memory while one step is made: what was read, what changes, what is told when the step commits.
import type { NoticeKind } from '@yijian/contract/notifications';
import type { Bilingual } from '@yijian/contract/core';
import type { Model } from '../model/model.policy.ts';
import type { Instance, NewCopy, NewEvent, Task, TaskState, Timer, Token } from './rows.sql.ts';

export type {
  Attachment,
  Candidate,
  Instance,
  NewEvent,
  Signature,
  SummaryEntry,
  Task,
  TaskState,
  Timer,
  Token,
} from './rows.sql.ts';

export interface Notice {
  readonly userId: string;
  readonly kind: NoticeKind;
  readonly title: Bilingual;
}

export interface Run {
  readonly model: Model;
  readonly definition: { readonly key: string; readonly name: string; readonly enName: string };
  readonly instance: Instance;
  readonly tokens: Token[];
  readonly tasks: Task[];
  readonly timers: Timer[];
  readonly now: Date;
  readonly changed: Set<Token | Task | Timer>;
  readonly events: NewEvent[];
  readonly copies: NewCopy[];
  readonly notices: Notice[];
  /** Told to other rooms through the outbox. */
  readonly told: { topic: string; payload: Record<string, unknown> }[];
  /** Tokens that have come to a node and were not looked at yet. */
  readonly arrived: Token[];
  /** Nodes a step may pass; a definition that spins is stopped. */
  budget: number;
  /** Flows that were gone along, for whoever wants to know. */
  readonly passed?: string[];
}

export interface Actor {
  readonly userId: string | null;
  readonly onBehalfOf?: string | null;
}

export const CLOCK: Actor = { userId: null };
export const STEP_BUDGET = 2_000;

export const takeNumber = (run: Run): number => {
  const number = run.instance.nextNumber;
  run.instance.nextNumber += 1;
  return number;
};

export interface EventFacts {
  readonly nodeId?: string;
  readonly task?: Task;
  readonly actor?: Actor;
  readonly comment?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Adds a line to the history. */
export function record(run: Run, kind: string, facts: EventFacts = {}): NewEvent {
  const { task, actor = CLOCK } = facts;
  const event = {
    number: takeNumber(run),
    kind,
    nodeId: facts.nodeId ?? task?.nodeId ?? null,
    taskNumber: task?.number ?? null,
    userId: actor.userId,
    onBehalfOf: actor.onBehalfOf ?? null,
    comment: facts.comment ?? '',
    data: facts.data ?? {},
  };
  run.events.push(event);
  return event;
}

export function addToken(run: Run, nodeId: string, scopeNumber: number | null): Token {
  const token: Token = { number: takeNumber(run), nodeId, flowId: null, scopeNumber, state: 'AT' };
  run.tokens.push(token);
  run.changed.add(token);
  return token;
}

/** Sends a token along a flow; what it finds there is looked at later in the same step. */
export function move(run: Run, token: Token, flowId: string): void {
  token.nodeId = run.model.flows[flowId]!.to;
  run.passed?.push(flowId);
  token.flowId = flowId;
  token.state = 'AT';
  run.changed.add(token);
  run.arrived.push(token);
}

export function consume(run: Run, token: Token): void {
  token.state = 'CONSUMED';
  run.changed.add(token);
}

export const isAlive = (token: Token): boolean => token.state !== 'CONSUMED';
export const living = (run: Run): Token[] => run.tokens.filter(isAlive);
export const inScope = (run: Run, scopeNumber: number | null): Token[] =>
  living(run).filter((token) => token.scopeNumber === scopeNumber);

const open = new Set<TaskState>(['WAITING', 'OPEN', 'SIGNING', 'DELEGATED']);
export const isUndecided = (task: Task): boolean => open.has(task.state);
export const isAgreed = (task: Task): boolean => task.state === 'APPROVED' || task.state === 'SKIPPED';
/** Somebody can act on it now. */
export const isActionable = (task: Task): boolean => task.state === 'OPEN' || task.state === 'DELEGATED';

export const tasksOf = (run: Run, token: Token): Task[] =>
  run.tasks.filter((task) => task.tokenNumber === token.number && task.nodeId === token.nodeId && !task.isStale);

export function setTask(run: Run, task: Task, change: Partial<Task>): void {
  Object.assign(task, change);
  run.changed.add(task);
}

/** Nobody can act on the task any more. */
export function closeCandidates(run: Run, task: Task): void {
  for (const candidate of task.candidates) candidate.isOpen = false;
  run.changed.add(task);
}

export function cancelTasks(run: Run, tasks: readonly Task[]): void {
  for (const task of tasks.filter(isUndecided)) {
    setTask(run, task, { state: 'CANCELLED' });
    closeCandidates(run, task);
  }
}

export function cancelTimers(run: Run, of: (timer: Timer) => boolean): void {
  for (const timer of run.timers.filter((one) => one.state === 'WAITING' && of(one))) {
    timer.state = 'CANCELLED';
    run.changed.add(timer);
  }
}

/** Takes a token away with its tasks, its timers and everything inside its sub-process. */
export function remove(run: Run, token: Token): void {
  for (const inner of inScope(run, token.number)) remove(run, inner);
  cancelTasks(run, tasksOf(run, token));
  cancelTimers(run, (timer) => timer.tokenNumber === token.number);
  consume(run, token);
}

export function end(run: Run, state: 'APPROVED' | 'REJECTED' | 'CANCELLED', reason: string): void {
  for (const token of inScope(run, null)) remove(run, token);
  run.arrived.length = 0;
  Object.assign(run.instance, { state, endReason: reason, endedAt: run.now, trouble: null });
  record(run, 'ENDED', { data: { state } });
}
