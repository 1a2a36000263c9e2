// An instance as a whole: kept as a draft, started, taken back, cancelled, urged, copied, commented on.
import { coreErrors } from '@yijian/contract/core';
import {
  workflowErrors,
  type Copying,
  type InstanceAction,
  type InstanceChange,
  type InstanceKept,
  type NewComment,
  type NewInstance,
} from '@yijian/contract/workflows';
import { Failure, fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { insertInstance } from '../engine/engine.sql.ts';
import { loadDefinition } from '../engine/models/models.service.ts';
import { selectServing } from '../engine/people/people.sql.ts';
import { begin } from '../engine/run.service.ts';
import { closeRun, openRun } from '../engine/steps.service.ts';
import { end, inScope, isActionable, record, remove, type Run } from '../engine/state.policy.ts';
import { requireVisible } from '../instances/visible.service.ts';
import { instanceActionsOf, wordsOf } from './actions.policy.ts';
import { requireForm, shownOf } from './forms.policy.ts';
import { insertComment, selectStartable } from './instances.sql.ts';
import { riskOf } from './risk.service.ts';

const URGE_SECONDS = 1_800;

export async function createInstance(context: Context, body: NewInstance): Promise<InstanceKept> {
  const definition = await selectStartable(context.sql, body.definitionKey);
  if (definition === undefined) throw fail(workflowErrors.definitionNotFound);
  const title =
    body.title || `${context.language === 'en' ? definition.enName : definition.name} · ${context.user.firstName}`;
  const starter = { starterId: context.user.id, starterOrganizationId: context.user.organizationId };
  const instanceId = await insertInstance(context.sql, { ...definition, title, ...starter });
  const run = (await openRun(context, { instanceId }))!;
  fill(context, run, { ...body, isDraft: body.isDraft });
  if (body.isDraft) record(run, 'DRAFTED', { actor: { userId: context.user.id } });
  else await startRun(context, run);
  await closeRun(context, run);
  return keptOf(run);
}

const keptOf = ({ instance }: Run): InstanceKept => ({ id: instance.id, state: instance.state });

function fill(
  context: Context,
  run: Run,
  change: Pick<InstanceChange, 'form' | 'selected'> & { isDraft: boolean },
): void {
  requireForm(run.model.form, { values: change.form, language: context.language, isDraft: change.isDraft });
  Object.assign(run.instance, { form: change.form, selected: change.selected, ...shownOf(run.model, change.form) });
}

async function startRun(context: Context, run: Run): Promise<void> {
  const { starters } = run.model;
  const mayStart =
    starters.length === 0 || context.user.roles.some((role) => role === 'admin' || starters.includes(role));
  if (!mayStart) throw fail(workflowErrors.notStartable);
  Object.assign(run.instance, { state: 'RUNNING', startedAt: run.now, risk: await riskOf(context, run) });
  record(run, 'STARTED', { actor: { userId: context.user.id } });
  await begin(context, run);
}

/** The instance under its lock, if the caller may do this to it now. */
async function openFor(context: Context, { id, action }: { id: string; action: InstanceAction }): Promise<Run> {
  await requireVisible(context, id);
  const run = (await openRun(context, { instanceId: id }))!;
  const actions = instanceActionsOf(run, { userId: context.user.id, isAdmin: isAdmin(context) });
  if (!actions.includes(action)) throw fail(workflowErrors.notAllowed, { actions: wordsOf(actions, context.language) });
  return run;
}

const isAdmin = ({ user }: Context): boolean =>
  user.permissions.has('*:*:*') || user.permissions.has('admin:workflows:write');

export async function changeDraft(
  context: Context,
  { id, body }: { id: string; body: InstanceChange },
): Promise<InstanceKept> {
  const run = await openFor(context, { id, action: 'edit' });
  fill(context, run, { ...body, isDraft: true });
  run.instance.title = body.title ?? run.instance.title;
  await closeRun(context, run);
  return keptOf(run);
}

/** A draft starts by the version that is current then. */
export async function startDraft(context: Context, id: string): Promise<InstanceKept> {
  const run = await openFor(context, { id, action: 'start' });
  const definition = await selectStartable(context.sql, run.definition.key);
  if (definition === undefined) throw fail(workflowErrors.notStartable);
  run.instance.versionId = definition.versionId;
  const { model } = await loadDefinition(context, definition.versionId);
  const current = { ...run, model };
  requireForm(model.form, { values: run.instance.form as InstanceChange['form'], language: context.language });
  await startRun(context, current);
  await closeRun(context, current);
  return keptOf(current);
}

export async function discardDraft(context: Context, id: string): Promise<{ isDone: true }> {
  const run = await openFor(context, { id, action: 'delete' });
  Object.assign(run.instance, { state: 'CANCELLED', endedAt: run.now, endReason: 'discarded' });
  record(run, 'DISCARDED', { actor: { userId: context.user.id } });
  await closeRun(context, run);
  return { isDone: true };
}

export async function withdrawInstance(
  context: Context,
  { id, reason }: { id: string; reason: string },
): Promise<InstanceKept> {
  const run = await openFor(context, { id, action: 'withdraw' });
  for (const token of inScope(run, null)) remove(run, token);
  Object.assign(run.instance, { state: 'DRAFT', startedAt: null, outcomes: {}, trouble: null });
  record(run, 'TAKEN_BACK', { actor: { userId: context.user.id }, comment: reason });
  await closeRun(context, run);
  return keptOf(run);
}

export async function cancelInstance(
  context: Context,
  { id, reason }: { id: string; reason: string },
): Promise<InstanceKept> {
  const run = await openFor(context, { id, action: 'cancel' });
  // The clock has no user.
  const actor = context.user.id === '0' ? {} : { actor: { userId: context.user.id } };
  record(run, 'CANCELLED', { ...actor, comment: reason });
  end(run, 'CANCELLED', reason);
  await closeRun(context, run);
  return keptOf(run);
}

export async function urgeInstance(context: Context, id: string): Promise<{ isDone: true }> {
  const run = await openFor(context, { id, action: 'urge' });
  const { urgedAt, title } = run.instance;
  const rest = urgedAt === null ? 0 : Math.ceil(URGE_SECONDS - (run.now.getTime() - urgedAt.getTime()) / 1000);
  if (rest > 0) throw new Failure(coreErrors.tooManyRequests, { seconds: rest }, [], { 'retry-after': String(rest) });
  run.instance.urgedAt = run.now;
  const people = new Set(
    run.tasks
      .filter(isActionable)
      .flatMap(({ candidates }) => candidates.filter(({ isOpen }) => isOpen).map(({ userId }) => userId)),
  );
  for (const userId of people)
    run.notices.push({
      userId,
      kind: 'workflows.urged',
      title: { zh: `催办：${title}`, en: `Please decide: ${title}` },
    });
  record(run, 'URGED', { actor: { userId: context.user.id } });
  await closeRun(context, run);
  return { isDone: true };
}

export async function copyInstance(
  context: Context,
  { id, body }: { id: string; body: Copying },
): Promise<{ isDone: true }> {
  const run = await openFor(context, { id, action: 'copy' });
  const people = await selectServing(context.sql, body.userIds);
  if (people.length < new Set(body.userIds).size) {
    const message = context.language === 'zh' ? '有人不存在或已停用' : 'names someone who is not in service';
    throw fail(coreErrors.badInput, { fields: 'body.userIds' }, [{ field: 'body.userIds', message }]);
  }
  const { title } = run.instance;
  for (const userId of people) {
    run.copies.push({ userId, sentBy: context.user.id, reason: body.reason });
    run.notices.push({ userId, kind: 'workflows.copied', title: { zh: `抄送：${title}`, en: `Copy: ${title}` } });
  }
  record(run, 'COPIED', { actor: { userId: context.user.id }, comment: body.reason, data: { users: people } });
  await closeRun(context, run);
  return { isDone: true };
}

export async function commentInstance(
  context: Context,
  { id, body }: { id: string; body: NewComment },
): Promise<{ id: string }> {
  await openFor(context, { id, action: 'comment' });
  return { id: await insertComment(context.sql, { instanceId: id, userId: context.user.id, ...body }) };
}
