// Agree, refuse, agree to several: the decision itself, and what the form may change with it.
import {
  workflowErrors,
  type Approval,
  type BatchAnswer,
  type BatchApproval,
  type InstanceKept,
  type Rejection,
} from '@yijian/contract/workflows';
import { coreErrors } from '@yijian/contract/core';
import { Failure, fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { followDecision } from '../engine/complete.policy.ts';
import { closeCandidates, record, setTask, type Signature } from '../engine/state.policy.ts';
import { attachFiles } from '../files/files.service.ts';
import { act } from './act.service.ts';
import { requireForm, requireWritable, shownOf } from './forms.policy.ts';
import { requireIndependent, type Act } from './independence.policy.ts';
import { riskOf } from './risk.service.ts';
import { sign } from './signing/signing.service.ts';

export function approveTask(context: Context, input: { id: string; body: Approval }): Promise<InstanceKept> {
  return act(context, {
    taskId: input.id,
    action: 'approve',
    work: (one) => agree(context, { one, body: input.body }),
  });
}

async function agree(context: Context, { one, body }: { one: Act; body: Approval }): Promise<void> {
  requireIndependent(one);
  await changeForm(context, { one, body });
  const signature = await sign(context, { run: one.run, task: one.task, given: body });
  const attachments = await attachFiles(context, { taskId: one.task.id!, attachments: body.attachments });
  decide(one, { state: 'APPROVED', body: { ...body, attachments }, signature });
}

/** Fields the node may write are changed first: a signature is for the form as it then is. */
async function changeForm(context: Context, { one, body }: { one: Act; body: Approval }): Promise<void> {
  const { run, task, actor } = one;
  if (body.selected !== undefined && task.kind === 'REVISE') run.instance.selected = body.selected;
  if (body.form === undefined) return;
  const { instance, model } = run;
  const changed = Object.keys(body.form).filter(
    (name) => JSON.stringify(body.form![name]) !== JSON.stringify(instance.form[name] ?? null),
  );
  if (changed.length === 0) return;
  const changes = Object.fromEntries(changed.map((name) => [name, body.form![name]!]));
  requireWritable(model, { nodeId: task.nodeId, changes, language: context.language });
  const form = { ...instance.form, ...changes };
  requireForm(model.form, { values: form as Approval['form'] & {}, language: context.language });
  const before = Object.fromEntries(changed.map((name) => [name, instance.form[name] ?? null]));
  Object.assign(instance, { form, ...shownOf(model, form) });
  instance.risk = await riskOf(context, run);
  record(run, 'FORM_CHANGED', { task, actor, data: { before, after: changes } });
}

interface Decision {
  readonly state: 'APPROVED' | 'REJECTED';
  readonly body: Pick<Approval, 'comment' | 'attachments'>;
  readonly signature: Signature | null;
}

function decide({ run, task, actor }: Act, { state, body, signature }: Decision): void {
  setTask(run, task, {
    state,
    decidedBy: actor.userId,
    onBehalfOf: actor.onBehalfOf ?? null,
    decidedAt: run.now.toISOString(),
    comment: body.comment,
    attachments: body.attachments,
    signature,
  });
  closeCandidates(run, task);
  const kind = task.kind === 'REVISE' ? 'RESUBMITTED' : state;
  record(run, kind, {
    task,
    actor,
    comment: body.comment,
    data: signature === null ? {} : { signed: signature.meaning },
  });
  followDecision(run, task);
}

export function rejectTask(context: Context, input: { id: string; body: Rejection }): Promise<InstanceKept> {
  const work = async (one: Act): Promise<void> => {
    requireIndependent(one);
    const signature = await sign(context, { run: one.run, task: one.task, given: input.body });
    const attachments = await attachFiles(context, { taskId: input.id, attachments: input.body.attachments });
    decide(one, { state: 'REJECTED', body: { ...input.body, attachments }, signature });
  };
  return act(context, { taskId: input.id, action: 'reject', work });
}

/** Each task in a transaction of its own: one that cannot be agreed to leaves the others alone. */
export async function batchApprove(context: Context, { taskIds, comment }: BatchApproval): Promise<BatchAnswer> {
  const results: BatchAnswer['results'] = [];
  for (const taskId of new Set(taskIds)) results.push(await approveOne(context, { taskId, comment }));
  return { results };
}

/** Agrees to a task that may be agreed to with others; throws notBatch for any other. */
export function approveLowRisk(
  context: Context,
  { taskId, comment }: { taskId: string; comment: string },
): Promise<InstanceKept> {
  const work = async (one: Act): Promise<void> => {
    if (!one.task.isBatch || one.run.instance.risk !== 'LOW') throw fail(workflowErrors.notBatch);
    await agree(context, { one, body: { comment, attachments: [] } });
  };
  return act(context, { taskId, action: 'approve', work });
}

async function approveOne(
  context: Context,
  { taskId, comment }: { taskId: string; comment: string },
): Promise<BatchAnswer['results'][number]> {
  try {
    await context.transaction((bound) => approveLowRisk(bound, { taskId, comment }));
    return { taskId, isDone: true, error: null, message: '' };
  } catch (fault) {
    const row = fault instanceof Failure ? fault.row : coreErrors.internal;
    if (!(fault instanceof Failure))
      context.log.error({ err: fault, task: taskId }, 'a task could not be agreed to with others');
    return {
      taskId,
      isDone: false,
      error: row.code,
      message: wordsOf(row, context.language, fault instanceof Failure ? fault.values : {}),
    };
  }
}
