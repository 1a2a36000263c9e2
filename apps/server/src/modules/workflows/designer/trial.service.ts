// A definition tried out: the interpreter itself moves the token over an instance that is nowhere stored (product: workflow).
import type { Person, Trial, TrialQuestion, TrialStep } from '@yijian/contract/workflows';
import type { Context } from '../../../platform/http/index.ts';
import { requireForm, shownOf } from '../actions/forms.policy.ts';
import { riskOf } from '../actions/risk.service.ts';
import { requireModel } from '../definitions/deploy.service.ts';
import { emptyRun } from '../definitions/empty-run.policy.ts';
import { followDecision, leave } from '../engine/complete.policy.ts';
import { selectNames } from '../engine/people/people.sql.ts';
import { begin, settle } from '../engine/run.service.ts';
import { STEP_BUDGET, closeCandidates, isActionable, record, setTask, type Run } from '../engine/state.policy.ts';
import type { FlowNode, Model } from '../model/model.policy.ts';
import { personOf, type Names } from '../instances/shown.policy.ts';

/** Decisions and waits a trial goes through before it stops by itself. */
const MOST_STEPS = 200;

export async function tryDefinition(context: Context, question: TrialQuestion): Promise<Trial> {
  const model = withoutEffects(await requireModel(context, question.xml));
  requireForm(model.form, { values: question.form, language: context.language });
  const moments = new Map<number, string>();
  const run = await start(context, { question, model });
  note(run, moments);
  const rejects = new Set(question.rejects);
  for (let step = 0; step < MOST_STEPS && run.instance.state === 'RUNNING'; step += 1) {
    if (!decideNext(run, rejects) && !waitForNext(run)) break;
    await settle(context, run);
    note(run, moments);
  }
  return answerOf(context, { run, moments });
}

/** What a room would do is told and not done: a trial leaves nothing behind. */
function withoutEffects(model: Model): Model {
  const told = (node: FlowNode): FlowNode =>
    node.effect === undefined ? node : { ...node, effect: { ...node.effect, delivery: 'EVENT' } };
  return { ...model, nodes: Object.fromEntries(Object.entries(model.nodes).map(([id, node]) => [id, told(node)])) };
}

async function start(context: Context, { question, model }: { question: TrialQuestion; model: Model }): Promise<Run> {
  const { starterId, form, selected } = question;
  const definition = { key: model.processId, name: '', enName: '' };
  const now = context.clock.now();
  const empty = emptyRun({ model, definition, starterId, form, selected, now });
  const run: Run = { ...empty, budget: STEP_BUDGET, passed: [] };
  Object.assign(run.instance, { state: 'RUNNING', startedAt: now, ...shownOf(model, form) });
  run.instance.risk = await riskOf(context, run);
  record(run, 'STARTED', { actor: { userId: starterId } });
  await begin(context, run);
  return run;
}

/** The first open task is agreed to by the first of its people, or refused where that was asked for. */
function decideNext(run: Run, rejects: Set<string>): boolean {
  const task = run.tasks.find((one) => isActionable(one) && one.candidates.length > 0);
  if (task === undefined) return false;
  const state = rejects.delete(task.nodeId) ? 'REJECTED' : 'APPROVED';
  const userId = task.candidates[0]!.userId;
  setTask(run, task, { state, decidedBy: userId, decidedAt: run.now.toISOString() });
  closeCandidates(run, task);
  record(run, state, { task, actor: { userId } });
  followDecision(run, task);
  return true;
}

/** Nobody has to decide: the clock goes on to what is due first. */
function waitForNext(run: Run): boolean {
  const timer = run.timers
    .filter(({ state, nodeId }) => state === 'WAITING' && run.model.nodes[nodeId]!.type === 'timer')
    .toSorted((a, b) => (a.dueAt < b.dueAt ? -1 : 1))[0];
  const token = run.tokens.find(({ number }) => number === timer?.tokenNumber);
  if (timer === undefined || token === undefined) return false;
  timer.state = 'FIRED';
  Object.assign(run, { now: new Date(timer.dueAt) });
  record(run, 'TIMER', { nodeId: timer.nodeId });
  leave(run, token);
  return true;
}

/** Events carry no time until they are stored: each gets that of the step it came with. */
function note(run: Run, moments: Map<number, string>): void {
  for (const { number } of run.events) if (!moments.has(number)) moments.set(number, run.now.toISOString());
  run.budget = STEP_BUDGET;
}

const shown = new Set<string>([
  'STARTED',
  'OPENED',
  'APPROVED',
  'REJECTED',
  'SKIPPED',
  'AUTO_REJECTED',
  'EFFECT',
  'COPIED',
  'TIMER',
  'ENDED',
]);

async function answerOf(
  { sql }: Context,
  { run, moments }: { run: Run; moments: ReadonlyMap<number, string> },
): Promise<Trial> {
  const events = run.events.filter(({ kind }) => shown.has(kind));
  const names = await selectNames(sql, [
    ...new Set(events.flatMap((event) => peopleIn(event.data['users'], event.userId))),
  ]);
  const { state, trouble } = run.instance;
  const flows = [...new Set(run.passed)];
  const nodes = flows.flatMap((id) => [run.model.flows[id]!.from, run.model.flows[id]!.to]);
  return {
    state: state === 'APPROVED' || state === 'REJECTED' ? state : 'RUNNING',
    trouble,
    steps: events.map((event) => stepOf(run, { event, names, at: moments.get(event.number)! })),
    nodes: [...new Set(nodes)],
    flows,
  };
}

const peopleIn = (users: unknown, userId: string | null): string[] =>
  Array.isArray(users) ? users.map(String) : userId === null ? [] : [userId];

interface Told {
  readonly event: Run['events'][number];
  readonly names: Names;
  readonly at: string;
}

function stepOf(run: Run, { event, names, at }: Told): TrialStep {
  const node = event.nodeId === null ? undefined : run.model.nodes[event.nodeId];
  const opened = event.kind === 'OPENED' ? run.tasks.find(({ nodeId }) => nodeId === event.nodeId) : undefined;
  const people: Person[] = peopleIn(event.data['users'], event.userId).map((id) => personOf(names, id));
  const note = [event.data['why'], event.data['name'], event.data['state']].find((one) => one !== undefined);
  return {
    kind: event.kind as TrialStep['kind'],
    nodeId: event.nodeId,
    name: node?.name ?? '',
    enName: node?.enName ?? '',
    people,
    note: typeof note === 'string' ? note : '',
    at,
    dueAt: opened?.dueAt ?? null,
  };
}
