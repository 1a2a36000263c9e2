// Tasks are made, told to the people who may decide them, opened and closed.
import type { FlowNode } from '../model/model.policy.ts';
import { setTask, takeNumber, type Run, type Task, type Token } from './state.policy.ts';

export interface TaskFacts {
  readonly token: Token;
  readonly node: FlowNode;
  readonly people: readonly string[];
  readonly state: Task['state'];
  readonly kind?: Task['kind'];
  readonly parentNumber?: number;
  readonly position?: number;
  readonly dueAt?: string | null;
  readonly isBatch?: boolean;
}

/** A task for these people; an open one is told to them. */
export function addTask(run: Run, facts: TaskFacts): Task {
  const task: Task = {
    id: undefined,
    number: takeNumber(run),
    tokenNumber: facts.token.number,
    nodeId: facts.node.id,
    name: facts.node.name,
    kind: facts.kind ?? 'NORMAL',
    state: facts.state,
    parentNumber: facts.parentNumber ?? null,
    position: facts.position ?? 0,
    ownerId: null,
    decidedBy: null,
    onBehalfOf: null,
    decidedAt: null,
    comment: '',
    attachments: [],
    signature: null,
    isBatch: facts.isBatch ?? false,
    isStale: false,
    dueAt: facts.dueAt ?? null,
    createdAt: run.now.toISOString(),
    candidates: facts.people.map((userId) => ({ userId, isOpen: facts.state === 'OPEN' })),
  };
  run.tasks.push(task);
  run.changed.add(task);
  if (facts.state === 'OPEN') tellCandidates(run, task);
  return task;
}

/** Lets the candidates act on a task that waited. */
export function openTask(run: Run, task: Task): void {
  for (const candidate of task.candidates) candidate.isOpen = true;
  setTask(run, task, { state: 'OPEN' });
  tellCandidates(run, task);
}

export function tellCandidates(run: Run, task: Task): void {
  const title = { zh: `待办：${run.instance.title}`, en: `To do: ${run.instance.title}` };
  for (const { userId, isOpen } of task.candidates)
    if (isOpen) run.notices.push({ userId, kind: 'workflows.todo', title });
}
