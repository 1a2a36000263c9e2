// Cases of the past as rows of the engine's tables, by COPY.
import type { Transaction } from '../../../reference/index.ts';
import { copyRows, line, type Copied } from '../../load/copy.ts';
import { reserveIds } from '../../load/identities.ts';
import type { Case } from './walk.ts';

const json = (value: unknown): string => JSON.stringify(value);
const instanceColumns = [
  'id',
  'definition_id',
  'version_id',
  'state',
  'title',
  'starter_id',
  'starter_organization_id',
  'form',
  'outcomes',
  'summary',
  'risk',
  'lock_version',
  'next_number',
  'end_reason',
  'started_at',
  'ended_at',
  'created_at',
  'updated_at',
];
const taskColumns = [
  'id',
  'instance_id',
  'number',
  'token_number',
  'node_id',
  'name',
  'kind',
  'state',
  'decided_by',
  'decided_at',
  'comment',
  'is_batch',
  'is_stale',
  'due_at',
  'created_at',
];

/** Stores the cases, the oldest with the lowest number. */
export async function copyCases(tx: Transaction, cases: readonly Case[]): Promise<Copied[]> {
  const first = await reserveIds(tx, 'workflow_instances', cases.length);
  const numbered = cases.map((one, at) => ({ ...one, id: first + at }));
  const tasks = numbered.flatMap(({ run, id }) => run.tasks.map((task) => ({ ...task, instanceId: id })));
  const firstTask = await reserveIds(tx, 'workflow_tasks', tasks.length);
  const copy = (name: string, columns: string[], lines: string[]): Promise<Copied> =>
    copyRows(tx, `workflow_${name}`, columns, lines);
  return [
    await copy('instances', instanceColumns, numbered.map(instanceLine)),
    await copy(
      'tokens',
      ['instance_id', 'number', 'node_id', 'flow_id', 'scope_number', 'state'],
      numbered.flatMap(({ run, id }) =>
        run.tokens.map((one) => line(id, one.number, one.nodeId, one.flowId, one.scopeNumber, one.state)),
      ),
    ),
    await copy(
      'tasks',
      taskColumns,
      tasks.map((task, at) => taskLine(task, firstTask + at)),
    ),
    await copy(
      'candidates',
      ['task_id', 'user_id', 'is_open'],
      tasks.flatMap(({ candidates }, at) =>
        candidates.map(({ userId, isOpen }) => line(firstTask + at, userId, isOpen)),
      ),
    ),
    await copy(
      'timers',
      ['instance_id', 'number', 'token_number', 'node_id', 'state', 'repeats_left', 'due_at'],
      numbered.flatMap(({ run, id }) =>
        run.timers.map((one) =>
          line(id, one.number, one.tokenNumber, one.nodeId, one.state, one.repeatsLeft, one.dueAt),
        ),
      ),
    ),
    await copy(
      'copies',
      ['instance_id', 'user_id', 'reason', 'created_at'],
      numbered.flatMap(({ run, id }) =>
        run.copies.map(({ userId, reason }) => line(id, userId, reason, run.instance.endedAt)),
      ),
    ),
    await copy(
      'events',
      ['instance_id', 'number', 'at', 'kind', 'node_id', 'task_number', 'user_id', 'comment', 'data'],
      numbered.flatMap(eventLines),
    ),
  ];
}

function instanceLine({ run, steps, times, id }: Case & { id: number }): string {
  const { instance: i } = run;
  const last = times.at(-1)!;
  const words = [i.definitionId, i.versionId, i.state, i.title, i.starterId, i.starterOrganizationId];
  const held = [json(i.form), json(i.outcomes), json(i.summary), i.risk, steps, i.nextNumber, i.endReason];
  return line(id, ...words, ...held, i.startedAt, i.endedAt, times[0]!, last);
}

type NumberedTask = Case['run']['tasks'][number] & { readonly instanceId: number };

function taskLine(task: NumberedTask, id: number): string {
  const { instanceId, number, tokenNumber, nodeId, name, kind, state, decidedBy, decidedAt, comment } = task;
  const place = [id, instanceId, number, tokenNumber, nodeId, name, kind, state];
  return line(...place, decidedBy, decidedAt, comment, task.isBatch, task.isStale, task.dueAt, task.createdAt);
}

const eventLines = ({ run, times, id }: Case & { id: number }): string[] =>
  run.events.map(({ number, kind, nodeId, taskNumber, userId, comment, data }, at) =>
    line(id, number, times[at]!, kind, nodeId, taskNumber, userId, comment, json(data)),
  );
