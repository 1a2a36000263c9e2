// One step of an instance: read under its lock, changed in memory, written over the version that was read.
import { coreErrors } from '@yijian/contract/core';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { selectRunForUpdate, selectRunToShow, updateRun, type StoredRun, type Whose } from './engine.sql.ts';
import { loadDefinition } from './models/models.service.ts';
import { settle } from './run.service.ts';
import { STEP_BUDGET, type Run } from './state.policy.ts';

/** The instance as it stands, locked until the transaction ends; undefined when there is none. */
export async function openRun(context: Context, whose: Whose): Promise<Run | undefined> {
  const stored = await selectRunForUpdate(context.sql, whose);
  return stored && runOf(context, stored);
}

/** The instance to show; nothing of it may be written. */
export async function viewRun(context: Context, instanceId: string): Promise<Run | undefined> {
  const stored = await selectRunToShow(context.sql, { instanceId });
  return stored && runOf(context, stored);
}

async function runOf(context: Context, stored: StoredRun): Promise<Run> {
  const { model, definition } = await loadDefinition(context, stored.instance.versionId);
  return {
    ...stored,
    model,
    definition,
    now: context.clock.now(),
    changed: new Set(),
    events: [],
    copies: [],
    notices: [],
    told: [],
    arrived: [],
    budget: STEP_BUDGET,
  };
}

/** Moves on as far as it goes, and stores everything at once. */
export async function closeRun(context: Context, run: Run): Promise<void> {
  const before = run.instance.state;
  if (before === 'RUNNING') await settle(context, run);
  if (run.events.some(({ kind }) => kind === 'ENDED')) tellEnd(run);
  const told = [...run.told];
  if (run.notices.length > 0)
    told.push({ topic: 'workflows.notices', payload: { instanceId: run.instance.id, notices: run.notices } });
  const [isSaved] = await Promise.all([
    updateRun(context.sql, run),
    ...told.map(({ topic, payload }) => emit(context, topic, payload)),
  ]);
  if (!isSaved) throw fail(coreErrors.conflict);
}

function tellEnd(run: Run): void {
  const { id, state, starterId, title } = run.instance;
  run.told.push({
    topic: 'workflows.ended',
    payload: { instanceId: id, definitionKey: run.definition.key, state, starterId },
  });
  const words = {
    APPROVED: ['已通过', 'approved'],
    REJECTED: ['被驳回', 'rejected'],
    CANCELLED: ['已取消', 'cancelled'],
  }[state as string]!;
  run.notices.push({
    userId: starterId,
    kind: 'workflows.ended',
    title: { zh: `${title}：${words[0]}`, en: `${title}: ${words[1]}` },
  });
}
