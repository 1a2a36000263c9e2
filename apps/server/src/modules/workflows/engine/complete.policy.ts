// What a decision means for its node: the next signer, agreed by enough of them, or refused.
import {
  cancelTasks,
  cancelTimers,
  end,
  isAgreed,
  isUndecided,
  move,
  record,
  tasksOf,
  type Run,
  type Task,
  type Token,
} from './state.policy.ts';
import { openTask } from './tasks.policy.ts';

/** Leaves a node that has one way out. */
export function leave(run: Run, token: Token): void {
  cancelTimers(run, (timer) => timer.tokenNumber === token.number);
  move(run, token, run.model.nodes[token.nodeId]!.outgoing[0]!);
}

/** The node is decided: what is still open there is closed, and the token goes on. */
export function completeNode(run: Run, token: Token, outcome: 'APPROVED' | 'REJECTED'): void {
  cancelTasks(run, tasksOf(run, token));
  run.instance.outcomes = { ...run.instance.outcomes, [token.nodeId]: outcome };
  leave(run, token);
}

/** The node is refused: that ends the instance, unless the definition leads on. */
export function rejectNode(run: Run, token: Token): void {
  if (run.model.nodes[token.nodeId]!.approval?.whenRejected === 'CONTINUE') return completeNode(run, token, 'REJECTED');
  run.instance.outcomes = { ...run.instance.outcomes, [token.nodeId]: 'REJECTED' };
  end(run, 'REJECTED', '');
}

export const tokenOf = (run: Run, task: Task): Token => run.tokens.find(({ number }) => number === task.tokenNumber)!;

/** Goes on from a task that was just agreed to or refused. */
export function followDecision(run: Run, task: Task): void {
  const token = tokenOf(run, task);
  if (task.state === 'REJECTED') {
    if (task.kind !== 'NORMAL' || !canStillPass(run, token)) return rejectNode(run, token);
  } else wakeSigners(run, task);
  settleNode(run, token);
}

const needed = (run: Run, token: Token, total: number): number => {
  const approval = run.model.nodes[token.nodeId]!.approval;
  if (approval === undefined || approval.mode === 'ANY') return 1;
  return approval.mode === 'ALL' ? Math.max(1, Math.ceil(approval.ratio * total - 1e-9)) : total;
};

const mainTasks = (run: Run, token: Token): Task[] =>
  tasksOf(run, token).filter(
    ({ kind, state }) => (kind === 'NORMAL' || kind === 'REVISE') && state !== 'CANCELLED' && state !== 'WITHDRAWN',
  );

function canStillPass(run: Run, token: Token): boolean {
  const main = mainTasks(run, token);
  return main.filter(({ state }) => state !== 'REJECTED').length >= needed(run, token, main.length);
}

/** Signers before a task give it back to its owner; signers after it come next. */
function wakeSigners(run: Run, task: Task): void {
  const group = tasksOf(run, tokenOf(run, task));
  if (task.kind === 'BEFORE')
    giveBackWhenSigned(
      run,
      group.find(({ number }) => number === task.parentNumber)!,
    );
  for (const next of group)
    if (next.kind === 'AFTER' && next.parentNumber === task.number && next.state === 'WAITING') openTask(run, next);
}

/** Opens a task again once nobody before it is left to sign. */
export function giveBackWhenSigned(run: Run, parent: Task): void {
  const before = tasksOf(run, tokenOf(run, parent)).filter(
    ({ kind, parentNumber }) => kind === 'BEFORE' && parentNumber === parent.number,
  );
  if (parent.state === 'SIGNING' && !before.some(isUndecided)) openTask(run, parent);
}

/** Completes the node, or opens the next of the signers who come one after the other. */
export function settleNode(run: Run, token: Token): void {
  const main = mainTasks(run, token);
  const agreed = main.filter(isAgreed);
  const isSigning = tasksOf(run, token).some(
    (task) => task.kind === 'AFTER' && isUndecided(task) && isAgreedParent(run, task),
  );
  if (agreed.length >= needed(run, token, main.length) && !isSigning) return completeNode(run, token, 'APPROVED');
  if (run.model.nodes[token.nodeId]!.approval?.mode !== 'SEQUENTIAL') return;
  const isBusy =
    isSigning || main.some(({ state }) => state === 'OPEN' || state === 'SIGNING' || state === 'DELEGATED');
  const next = main.filter(({ state }) => state === 'WAITING').toSorted((a, b) => a.position - b.position)[0];
  if (!isBusy && next !== undefined) openTask(run, next);
}

function isAgreedParent(run: Run, task: Task): boolean {
  const parent = run.tasks.find(({ number }) => number === task.parentNumber);
  return parent !== undefined && isAgreed(parent);
}

/** The clock decides in place of everyone who has not. */
export function decideByClock(run: Run, token: Token, outcome: 'APPROVED' | 'REJECTED'): void {
  record(run, outcome === 'APPROVED' ? 'TIMED_APPROVED' : 'TIMED_REJECTED', { nodeId: token.nodeId });
  if (outcome === 'APPROVED') completeNode(run, token, 'APPROVED');
  else rejectNode(run, token);
}
