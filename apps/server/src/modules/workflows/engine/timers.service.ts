// The clock acts: reminders, time-outs, waiting that is over. Each timer fires once, whoever finds it first.
import type { Context } from '../../../platform/http/index.ts';
import { decideByClock, leave } from './complete.policy.ts';
import { startTimer } from './run.service.ts';
import { closeRun, openRun } from './steps.service.ts';
import {
  addToken,
  cancelTasks,
  cancelTimers,
  inScope,
  isActionable,
  move,
  record,
  remove,
  tasksOf,
  type Run,
  type Timer,
  type Token,
} from './state.policy.ts';
import type { FlowNode } from '../model/model.policy.ts';
import { inSavepoint, selectDueEnterprises, selectDueTimer, updateTimerFailed, type DueTimer } from './timers.sql.ts';

const MOST = 500;

/** Enterprises in which a timer is due now. */
export async function findDueEnterprises(context: Pick<Context, 'sql' | 'clock'>): Promise<ReadonlySet<string>> {
  return new Set(await selectDueEnterprises(context.sql, context.clock.now()));
}

/** Fires what is due; answers how many timers fired. One that fails is tried again later and shown to the administrator. */
export async function fireDueTimers(context: Context): Promise<number> {
  const now = context.clock.now();
  for (let fired = 0; fired < MOST; fired += 1) {
    const due = await selectDueTimer(context.sql, now);
    if (due === undefined) return fired;
    try {
      await inSavepoint(context.sql, (sql) => fireTimer({ ...context, sql }, due));
    } catch (error) {
      context.log.error({ err: error, instance: due.instanceId, timer: due.number }, 'a timer could not fire');
      const message = (error instanceof Error ? error.message : String(error)).slice(0, 300);
      await updateTimerFailed(context.sql, { ...due, error: message, now });
    }
  }
  return MOST;
}

async function fireTimer(context: Context, due: DueTimer): Promise<void> {
  const run = (await openRun(context, { instanceId: due.instanceId }))!;
  // The lock may have been waited for: only what still waits under it fires.
  const timer = run.timers.find(({ number, state }) => number === due.number && state === 'WAITING');
  if (timer === undefined) return;
  timer.state = 'FIRED';
  run.changed.add(timer);
  const node = run.model.nodes[timer.nodeId]!;
  const token = run.tokens.find(({ number }) => number === timer.tokenNumber)!;
  await fire(context, { run, timer, node, token });
  await closeRun(context, run);
}

interface Firing {
  readonly run: Run;
  readonly timer: Timer;
  readonly node: FlowNode;
  readonly token: Token;
}

async function fire(context: Context, { run, timer, node, token }: Firing): Promise<void> {
  const action = node.type === 'timer' ? 'CATCH' : node.timer!.action;
  if (action === 'APPROVE' || action === 'REJECT')
    return decideByClock(run, token, action === 'APPROVE' ? 'APPROVED' : 'REJECTED');
  record(run, action === 'REMIND' ? 'REMINDED' : 'TIMER', { nodeId: node.id });
  if (action === 'CATCH') return leave(run, token);
  if (action === 'REMIND') remind(run, token);
  else if (node.interrupts) return interrupt(run, token, node);
  else move(run, addToken(run, node.id, token.scopeNumber), node.outgoing[0]!);
  if (timer.repeatsLeft > 0) await startTimer(context, { run, token, node, repeatsLeft: timer.repeatsLeft - 1 });
}

function remind(run: Run, token: Token): void {
  const { title } = run.instance;
  const people = tasksOf(run, token)
    .filter(isActionable)
    .flatMap(({ candidates }) => candidates.filter(({ isOpen }) => isOpen));
  for (const { userId } of people)
    run.notices.push({
      userId,
      kind: 'workflows.reminder',
      title: { zh: `待办提醒：${title}`, en: `Reminder: ${title}` },
    });
}

/** Ends the work of the node and goes on from its edge. */
function interrupt(run: Run, token: Token, boundary: FlowNode): void {
  for (const inner of inScope(run, token.number)) remove(run, inner);
  cancelTasks(run, tasksOf(run, token));
  cancelTimers(run, (timer) => timer.tokenNumber === token.number);
  move(run, token, boundary.outgoing[0]!);
}
