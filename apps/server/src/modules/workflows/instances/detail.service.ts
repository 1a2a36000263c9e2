// One process: form with access, timeline with what comes next, where the tokens stand, comments; the same to print.
import { createHash } from 'node:crypto';
import {
  workflowErrors,
  type FieldAccess,
  type HistoryEvent,
  type InstanceDetail,
  type PrintData,
  type TaskDetail,
} from '@yijian/contract/workflows';
import type { z } from 'zod';
import { isAllowed } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { instanceActionsOf, taskActionsOf, type Doer } from '../actions/actions.policy.ts';
import { hashOf } from '../actions/signing/record-hash.policy.ts';
import { selectNames, selectPrincipals } from '../engine/people/people.sql.ts';
import { viewRun } from '../engine/steps.service.ts';
import { forecastsOf } from '../insights/forecast/forecast.service.ts';
import { isActionable, living, type Run, type Task } from '../engine/state.policy.ts';
import { selectDetail, type DetailRow } from './detail.sql.ts';
import { predictPath } from './predict.service.ts';
import { formFieldsOf, maybePerson, nodeNameOf, personOf, type Names } from './shown.policy.ts';
import { requireVisible } from './visible.service.ts';

export async function findInstance(context: Context, id: string): Promise<InstanceDetail> {
  await requireVisible(context, id);
  const run = await viewRun(context, id);
  const row = await selectDetail(context.sql, id);
  if (run === undefined || row === undefined) throw fail(workflowErrors.notFound);
  const userId = context.user.id;
  const principals = await selectPrincipals(context.sql, {
    delegateId: userId,
    definitionId: run.instance.definitionId,
  });
  const names = await namesIn(context, { run, row });
  const access = accessOf(run, { userId, principals });
  const isAdmin = isAllowed(context.user, 'admin:workflows:write');
  const { trouble, form: _, history, startedAt, endedAt, createdAt, ...line } = row;
  return {
    ...line,
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    trouble: isAllowed(context.user, 'admin:workflows:read') ? trouble : null,
    forecast: (await forecastsOf(context, [id])).get(id) ?? null,
    form: formFieldsOf(run.model)
      .filter(({ name }) => access[name] !== 'HIDDEN')
      .map((field) => ({ ...field, access: access[field.name] ?? 'READ' })),
    selected: userId === run.instance.starterId ? { ...run.instance.selected } : {},
    values: Object.fromEntries(Object.entries(run.instance.form).filter(([name]) => access[name] !== 'HIDDEN')),
    tasks: run.tasks.map((task) => shownTask(context, { run, task, names, doer: { userId, principals } })),
    history: history.map((event) => shownEvent(context, { run, event, names, access })),
    future: run.instance.state === 'RUNNING' || run.instance.state === 'DRAFT' ? await predictPath(context, run) : [],
    positions: living(run).map(({ nodeId, state }) => ({ nodeId, state: state === 'CONSUMED' ? 'AT' : state })),
    actions: instanceActionsOf(run, { userId, isAdmin }),
  };
}

async function namesIn({ sql }: Context, { run, row }: { run: Run; row: DetailRow }): Promise<Names> {
  const ids = [
    ...run.tasks.flatMap((task) => [task.decidedBy, task.onBehalfOf, ...task.candidates.map(({ userId }) => userId)]),
    ...row.history.flatMap(({ userId, onBehalfOf }) => [userId, onBehalfOf]),
  ];
  return selectNames(
    sql,
    ids.filter((id) => id !== null),
  );
}

type Access = Readonly<Record<string, z.infer<typeof FieldAccess>>>;

/** A signer sees the form as the node allows; a field that is hidden at every node of a signer stays hidden. */
function accessOf(run: Run, doer: Doer): Access {
  const { starterId } = run.instance;
  const mine = run.tasks.filter(({ candidates }) =>
    candidates.some(({ userId }) => userId === doer.userId || doer.principals.includes(userId)),
  );
  const now = mine.find((task) => isActionable(task) && taskActionsOf(run, task, doer).length > 0);
  const revises = now?.kind === 'REVISE' || (run.instance.state === 'DRAFT' && starterId === doer.userId);
  const rules =
    now !== undefined ? [now.nodeId] : starterId === doer.userId ? [] : [...new Set(mine.map(({ nodeId }) => nodeId))];
  return Object.fromEntries(
    run.model.form.map(({ name }) => {
      const given = rules.map((nodeId) => run.model.nodes[nodeId]!.approval?.fields[name] ?? 'READ');
      const isHidden = given.length > 0 && given.every((one) => one === 'HIDDEN');
      const mayWrite = revises || (now !== undefined && given[0] === 'WRITE');
      return [name, isHidden ? 'HIDDEN' : mayWrite ? 'WRITE' : 'READ'];
    }),
  );
}

function shownTask(
  { language }: Context,
  { run, task, names, doer }: { run: Run; task: Task; names: Names; doer: Doer },
): TaskDetail {
  const node = run.model.nodes[task.nodeId];
  const rule = node?.approval;
  const { signature } = task;
  return {
    id: task.id!,
    number: task.number,
    nodeId: task.nodeId,
    nodeName: nodeNameOf(node, language) ?? task.name,
    kind: task.kind,
    state: task.state,
    candidates: task.candidates.map(({ userId }) => personOf(names, userId)),
    decidedBy: maybePerson(names, task.decidedBy),
    onBehalfOf: maybePerson(names, task.onBehalfOf),
    decidedAt: task.decidedAt === null ? null : new Date(task.decidedAt).toISOString(),
    comment: task.comment,
    attachments: [...task.attachments],
    signature: signature && { ...signature, isValid: signature.hash === hashOf(run.instance) },
    dueAt: task.dueAt === null ? null : new Date(task.dueAt).toISOString(),
    createdAt: new Date(task.createdAt).toISOString(),
    actions: taskActionsOf(run, task, doer),
    needs: {
      comment: rule?.needsComment ?? false,
      signature: rule?.needsSignature ?? false,
      attachment: rule?.needsAttachment ?? false,
    },
  };
}

function shownEvent(
  { language }: Context,
  { run, event, names, access }: { run: Run; event: DetailRow['history'][number]; names: Names; access: Access },
): HistoryEvent {
  const { userId, onBehalfOf, ...rest } = event;
  const withoutHidden = (values: unknown): unknown =>
    Object.fromEntries(
      Object.entries((values ?? {}) as Record<string, unknown>).filter(([name]) => access[name] !== 'HIDDEN'),
    );
  const data =
    event.kind === 'FORM_CHANGED'
      ? { before: withoutHidden(event.data['before']), after: withoutHidden(event.data['after']) }
      : event.data;
  return {
    ...rest,
    data,
    nodeName: event.nodeId === null ? null : (nodeNameOf(run.model.nodes[event.nodeId], language) ?? null),
    by: maybePerson(names, userId),
    onBehalfOf: maybePerson(names, onBehalfOf),
  };
}

export async function printInstance(context: Context, id: string): Promise<PrintData> {
  const detail = await findInstance(context, id);
  const hash = createHash('sha256')
    .update(JSON.stringify([detail.id, detail.values, detail.tasks, detail.history]))
    .digest('hex');
  return { ...detail, printedAt: context.clock.now().toISOString(), printedBy: context.user.firstName, hash };
}
