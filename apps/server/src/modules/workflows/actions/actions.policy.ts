// What a person can do with a task or an instance as it stands (product: workflow; specification 4).
import { joined } from '@yijian/contract/core';
import type { InstanceAction, TaskAction } from '@yijian/contract/workflows';
import { isUndecided, tasksOf, type Run, type Task } from '../engine/state.policy.ts';
import { tokenOf } from '../engine/complete.policy.ts';

const words: Readonly<Record<TaskAction | InstanceAction, { zh: string; en: string }>> = {
  approve: { zh: '同意', en: 'agree' },
  reject: { zh: '驳回', en: 'refuse' },
  return: { zh: '退回', en: 'send back' },
  transfer: { zh: '转办', en: 'hand over' },
  delegate: { zh: '委派', en: 'ask another person' },
  giveBack: { zh: '交回', en: 'give back' },
  addSigner: { zh: '加签', en: 'add a signer' },
  removeSigner: { zh: '减签', en: 'take the signer away' },
  withdrawDecision: { zh: '撤回同意', en: 'take the agreement back' },
  start: { zh: '提交', en: 'start' },
  edit: { zh: '修改', en: 'edit' },
  delete: { zh: '作废', en: 'discard' },
  withdraw: { zh: '撤回', en: 'take back' },
  cancel: { zh: '取消', en: 'cancel' },
  urge: { zh: '催办', en: 'urge' },
  copy: { zh: '抄送', en: 'send a copy' },
  comment: { zh: '评论', en: 'comment' },
};

/** The actions in words, for a refusal; a dash for none. */
export function wordsOf(actions: readonly (TaskAction | InstanceAction)[], language: 'zh' | 'en'): string {
  return (
    joined(
      actions.map((action) => words[action][language]),
      language,
    ) || '—'
  );
}

const stateWords: Readonly<Record<string, { zh: string; en: string }>> = {
  APPROVED: { zh: '同意', en: 'agreed' },
  REJECTED: { zh: '驳回', en: 'refused' },
  RETURNED: { zh: '退回', en: 'sent back' },
  CANCELLED: { zh: '取消', en: 'cancelled' },
  WITHDRAWN: { zh: '撤回', en: 'taken back' },
  SKIPPED: { zh: '跳过', en: 'passed over' },
};
export const stateInWords = (state: string, language: 'zh' | 'en'): string => stateWords[state]?.[language] ?? state;

/** For whom the user acts on this task: oneself, someone the user stands in for, or nobody. */
export function holderOf(task: Task, userId: string, principals: readonly string[]): string | undefined {
  const open = task.candidates.filter(({ isOpen }) => isOpen).map((candidate) => candidate.userId);
  return open.includes(userId) ? userId : principals.find((id) => open.includes(id));
}

export interface Doer {
  readonly userId: string;
  /** For whom this user decides by a standing delegation now. */
  readonly principals: readonly string[];
}

export function taskActionsOf(run: Run, task: Task, doer: Doer): TaskAction[] {
  if (run.instance.state !== 'RUNNING') return [];
  const actions: TaskAction[] = [];
  const isHolder = holderOf(task, doer.userId, doer.principals) !== undefined;
  if (isHolder && task.state === 'DELEGATED') actions.push('giveBack', 'transfer');
  if (isHolder && task.state === 'OPEN') {
    actions.push('approve');
    if (task.kind !== 'REVISE') actions.push('reject', 'return', 'transfer', 'delegate');
    if (task.kind === 'NORMAL') actions.push('addSigner');
  }
  if (isUndecided(task) && (task.kind === 'BEFORE' || task.kind === 'AFTER') && askedFor(run, task, doer))
    actions.push('removeSigner');
  if (canWithdraw(run, task, doer.userId)) actions.push('withdrawDecision');
  return actions;
}

/** Whether the user asked for this signer. */
function askedFor(run: Run, task: Task, { userId, principals }: Doer): boolean {
  const parent = run.tasks.find(({ number }) => number === task.parentNumber);
  return parent?.candidates.some((one) => one.userId === userId || principals.includes(one.userId)) === true;
}

/** The last to decide may take an agreement back, until anybody or anything else acted on it. */
export function canWithdraw(run: Run, task: Task, userId: string): boolean {
  if (task.state !== 'APPROVED' || task.kind !== 'NORMAL' || task.isStale || task.decidedBy !== userId) return false;
  const later = run.tasks.filter(
    (other) => other !== task && other.decidedAt !== null && other.decidedAt >= task.decidedAt!,
  );
  return later.length === 0;
}

/** It stands for a record of a room from its first step on, so it begins and ends with that record. */
function isTied({ nodes, flows }: Run['model']): boolean {
  const starts = Object.values(nodes).filter(({ type, scope }) => type === 'start' && scope === undefined);
  const next = starts.flatMap(({ outgoing }) => outgoing.map((id) => nodes[flows[id]!.to]!));
  return next.some(({ effect }) => effect?.delivery === 'DIRECT');
}

export function instanceActionsOf(
  { instance, tasks, model }: Pick<Run, 'instance' | 'tasks' | 'model'>,
  who: { userId: string; isAdmin: boolean },
): InstanceAction[] {
  const isStarter = instance.starterId === who.userId;
  if (instance.state === 'DRAFT') return isStarter ? ['start', 'edit', 'delete'] : [];
  if (instance.state !== 'RUNNING') return ['copy', 'comment'];
  const actions: InstanceAction[] = ['copy', 'comment'];
  const isUntouched = !tasks.some(({ decidedBy }) => decidedBy !== null);
  if (isStarter && isUntouched && !isTied(model)) actions.push('withdraw');
  if (isStarter || who.isAdmin) actions.push('cancel', 'urge');
  return actions;
}

/** Other signers of the same node who have not decided. */
export const besides = (run: Run, task: Task): Task[] =>
  tasksOf(run, tokenOf(run, task)).filter((other) => other !== task && isUndecided(other));
