// An instance is read under its lock in one round and written in one statement, or not at all.
import { type Fragment, json, type Sql } from '../../../platform/db/index.ts';
import type { Instance, Step, Task, Timer, Token } from './rows.sql.ts';

export interface StoredRun {
  readonly instance: Instance;
  readonly tokens: Token[];
  readonly tasks: Task[];
  readonly timers: Timer[];
}

export type Whose = { readonly instanceId: string } | { readonly taskId: string };

/** Locks the instance until the transaction ends and reads what belongs to it as it is then. */
export const selectRunForUpdate = (sql: Sql, whose: Whose): Promise<StoredRun | undefined> =>
  selectRun(sql, whose, sql`for update`);
/** The same without the lock, to show it. */
export const selectRunToShow = (sql: Sql, whose: Whose): Promise<StoredRun | undefined> => selectRun(sql, whose, sql``);

async function selectRun(sql: Sql, whose: Whose, lock: Fragment): Promise<StoredRun | undefined> {
  const id =
    'taskId' in whose
      ? sql`(select instance_id from workflow_tasks where id = ${whose.taskId})`
      : sql`${whose.instanceId}`;
  // Sent together, run one after the other: the second statement sees what the lock had to wait for.
  const [[instance], [parts]] = await Promise.all([
    sql<Instance[]>`
      select id, definition_id as "definitionId", version_id as "versionId", state, title, starter_id as "starterId",
        starter_organization_id as "starterOrganizationId", form, selected, outcomes, summary, amount, risk,
        lock_version as "lockVersion", next_number as "nextNumber", trouble, end_reason as "endReason", started_at as "startedAt",
        ended_at as "endedAt", urged_at as "urgedAt"
      from workflow_instances where enterprise_id = app.enterprise_id() and id = ${id} ${lock}`,
    sql<Omit<StoredRun, 'instance'>[]>`
      select
        (select coalesce(json_agg(json_build_object('number', k.number, 'nodeId', k.node_id, 'flowId', k.flow_id,
            'scopeNumber', k.scope_number, 'state', k.state) order by k.number), '[]')
          from workflow_tokens k where k.enterprise_id = app.enterprise_id() and k.instance_id = ${id} and k.state <> 'CONSUMED') as tokens,
        (select coalesce(json_agg(json_build_object('id', t.id::text, 'number', t.number, 'tokenNumber', t.token_number,
            'nodeId', t.node_id, 'name', t.name, 'kind', t.kind, 'state', t.state, 'parentNumber', t.parent_number,
            'position', t.position, 'ownerId', t.owner_id::text, 'decidedBy', t.decided_by::text, 'onBehalfOf', t.on_behalf_of::text,
            'decidedAt', t.decided_at, 'comment', t.comment, 'attachments', t.attachments, 'signature', t.signature,
            'isBatch', t.is_batch, 'isStale', t.is_stale, 'dueAt', t.due_at, 'createdAt', t.created_at,
            'candidates', (select coalesce(json_agg(json_build_object('userId', c.user_id::text, 'isOpen', c.is_open) order by c.user_id), '[]')
              from workflow_candidates c where c.enterprise_id = t.enterprise_id and c.task_id = t.id)) order by t.number), '[]')
          from workflow_tasks t where t.enterprise_id = app.enterprise_id() and t.instance_id = ${id}) as tasks,
        (select coalesce(json_agg(json_build_object('number', m.number, 'tokenNumber', m.token_number, 'nodeId', m.node_id,
            'state', m.state, 'repeatsLeft', m.repeats_left, 'dueAt', m.due_at) order by m.number), '[]')
          from workflow_timers m where m.enterprise_id = app.enterprise_id() and m.instance_id = ${id} and m.state = 'WAITING') as timers`,
  ]);
  return instance && parts && { instance, ...parts };
}

export interface NewInstance {
  readonly definitionId: string;
  readonly versionId: string;
  readonly title: string;
  readonly starterId: string;
  readonly starterOrganizationId: string | undefined;
}

export async function insertInstance(sql: Sql, input: NewInstance): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into workflow_instances (definition_id, version_id, state, title, starter_id, starter_organization_id)
    values (${input.definitionId}, ${input.versionId}, 'DRAFT', ${input.title}, ${input.starterId}, ${input.starterOrganizationId ?? null})
    returning id`;
  return row.id;
}

/** Tables of which the step changed rows, as JSON lists that the statement unpacks. */
function partsOf(run: Step) {
  const of = <T extends Token | Task | Timer>(list: readonly T[]) => list.filter((one) => run.changed.has(one));
  const tasks = of(run.tasks);
  const candidates = tasks.flatMap((task) =>
    task.candidates.map((candidate) => ({ number: task.number, ...candidate })),
  );
  return { tokens: of(run.tokens), tasks, candidates, timers: of(run.timers), events: run.events };
}

/** Writes the step over the version that was read; false when another step came first. */
export async function updateRun(sql: Sql, run: Step): Promise<boolean> {
  const { instance: i } = run;
  const { tokens, tasks, candidates, timers, events } = partsOf(run);
  const [row] = await sql<[{ saved: number }]>`
    with saved as (
      update workflow_instances set version_id = ${i.versionId}, state = ${i.state}, title = ${i.title}, form = ${json(sql, i.form)},
        selected = ${json(sql, i.selected)}, outcomes = ${json(sql, i.outcomes)}, summary = ${json(sql, i.summary)}, amount = ${i.amount}, risk = ${i.risk},
        next_number = ${i.nextNumber}, trouble = ${i.trouble}, end_reason = ${i.endReason}, started_at = ${i.startedAt},
        ended_at = ${i.endedAt}, urged_at = ${i.urgedAt}, lock_version = lock_version + 1, updated_at = now()
      where enterprise_id = app.enterprise_id() and id = ${i.id} and lock_version = ${i.lockVersion}
      returning id
    ), tokens as (
      insert into workflow_tokens (instance_id, number, node_id, flow_id, scope_number, state)
      select saved.id, t.number, t."nodeId", t."flowId", t."scopeNumber", t.state
      from saved, jsonb_to_recordset(${json(sql, tokens)}) as t (number int, "nodeId" text, "flowId" text, "scopeNumber" int, state text)
      on conflict (enterprise_id, instance_id, number) do update set node_id = excluded.node_id, flow_id = excluded.flow_id,
        scope_number = excluded.scope_number, state = excluded.state
    ), kept as (
      insert into workflow_tasks (instance_id, number, token_number, node_id, name, kind, state, parent_number, position, owner_id, decided_by,
        on_behalf_of, decided_at, comment, attachments, signature, is_batch, is_stale, due_at, created_at)
      select saved.id, t.number, t."tokenNumber", t."nodeId", t.name, t.kind, t.state, t."parentNumber", t.position, t."ownerId", t."decidedBy",
        t."onBehalfOf", t."decidedAt", t.comment, t.attachments, nullif(t.signature, 'null'), t."isBatch", t."isStale", t."dueAt", t."createdAt"
      from saved, jsonb_to_recordset(${json(sql, tasks)}) as t (number int, "tokenNumber" int, "nodeId" text, name text, kind text, state text,
        "parentNumber" int, position int, "ownerId" bigint, "decidedBy" bigint, "onBehalfOf" bigint, "decidedAt" timestamptz, comment text,
        attachments jsonb, signature jsonb, "isBatch" boolean, "isStale" boolean, "dueAt" timestamptz, "createdAt" timestamptz)
      on conflict (enterprise_id, instance_id, number) do update set token_number = excluded.token_number, state = excluded.state,
        owner_id = excluded.owner_id, decided_by = excluded.decided_by, on_behalf_of = excluded.on_behalf_of,
        decided_at = excluded.decided_at, comment = excluded.comment, attachments = excluded.attachments, signature = excluded.signature,
        is_stale = excluded.is_stale, due_at = excluded.due_at
      returning id, number
    ), candidates as (
      insert into workflow_candidates (task_id, user_id, is_open)
      select kept.id, c."userId", c."isOpen"
      from kept join jsonb_to_recordset(${json(sql, candidates)}) as c (number int, "userId" bigint, "isOpen" boolean) on c.number = kept.number
      on conflict (enterprise_id, task_id, user_id) do update set is_open = excluded.is_open
    ), timers as (
      insert into workflow_timers (instance_id, number, token_number, node_id, state, repeats_left, due_at)
      select saved.id, m.number, m."tokenNumber", m."nodeId", m.state, m."repeatsLeft", m."dueAt"
      from saved, jsonb_to_recordset(${json(sql, timers)}) as m (number int, "tokenNumber" int, "nodeId" text, state text, "repeatsLeft" int, "dueAt" timestamptz)
      on conflict (enterprise_id, instance_id, number) do update set state = excluded.state, repeats_left = excluded.repeats_left, due_at = excluded.due_at
    ), copies as (
      insert into workflow_copies (instance_id, user_id, sent_by, reason)
      select saved.id, c."userId", c."sentBy", c.reason
      from saved, jsonb_to_recordset(${json(sql, run.copies)}) as c ("userId" bigint, "sentBy" bigint, reason text)
      on conflict (enterprise_id, instance_id, user_id) do nothing
    ), events as (
      insert into workflow_events (instance_id, number, at, kind, node_id, task_number, user_id, on_behalf_of, comment, data)
      select saved.id, e.number, ${run.now}, e.kind, e."nodeId", e."taskNumber", e."userId", e."onBehalfOf", e.comment, e.data
      from saved, jsonb_to_recordset(${json(sql, events)}) as e (number int, kind text, "nodeId" text, "taskNumber" int, "userId" bigint,
        "onBehalfOf" bigint, comment text, data jsonb)
    )
    select count(*)::int as saved from saved`;
  return row.saved === 1;
}
