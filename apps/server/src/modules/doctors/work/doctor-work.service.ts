// Work on many doctors: begun with the doctors as they match, done in the background by the room of its kind, stopped, undone (product 3.2).
import {
  doctorErrors,
  doctorWorkErrors,
  type DoctorWork,
  type RefusedDoctor,
  type TaskWork,
  type WorkKind,
  type WorkState,
} from '@yijian/contract/doctors';
import { byOwnRange } from '../../../platform/db/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { standingOf, workTopics } from './doctor-work.policy.ts';
import {
  insertWork,
  insertWorkRows,
  selectRefused,
  selectWork,
  selectWorkRows,
  updateOutcomes,
  updateWorkProgress,
  updateWorkState,
  type Outcome,
  type Span,
  type StoredWork,
  type WorkRow,
} from './doctor-work.sql.ts';

const SHOWN_REFUSALS = 1_000;
const gone = { zh: '医生已归档或不存在', en: 'The doctor is archived or gone' };

function shown(stored: StoredWork): DoctorWork {
  const { userId: _, draft: __, createdAt, endedAt, ...work } = stored;
  return { ...work, createdAt: createdAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
}

interface Beginning {
  readonly kind: WorkKind;
  readonly which: Pick<TaskWork, 'ids' | 'type' | 'filter'>;
  readonly draft: object;
  /** Doctors of one act. */
  readonly limit: number;
}

/** The doctors of the caller's own range that match at this moment; a share lets look, not work. */
export async function beginWork(context: Context, { kind, which, draft, limit }: Beginning): Promise<DoctorWork> {
  const { sql, user } = context;
  const ids = which.ids === undefined ? undefined : [...new Set(which.ids)];
  const { isArchived: _, ...filter } = which.filter;
  const listed = ids === undefined ? { type: which.type, filter } : { type: 'ALL_CUSTOMER' as const, filter: {} };
  const id = await insertWork(sql, { kind, draft, userId: user.id });
  const reading = { viewer: byOwnRange(user), ...listed };
  const matched = await insertWorkRows(sql, id, { reading, ids, limit: limit + 1 });
  if (matched > limit) throw fail(doctorWorkErrors.workTooMany, { limit });
  if (ids !== undefined && matched < ids.length) throw fail(doctorErrors.notFound);
  if (matched === 0) throw fail(doctorWorkErrors.workNobody);
  await emit(context, workTopics[kind], { id });
  return findWork(context, id);
}

export async function findWork(context: Context, id: string): Promise<DoctorWork> {
  const work = await selectWork(context.sql, { id, userId: context.user.id });
  if (work === undefined) throw fail(doctorWorkErrors.workNotFound);
  return shown(work);
}

export async function listRefused(context: Context, id: string): Promise<RefusedDoctor[]> {
  await findWork(context, id);
  return selectRefused(context.sql, { id, language: context.language, limit: SHOWN_REFUSALS });
}

/** Stops where it is; what was done stays until it is undone. */
export function cancelWork(context: Context, id: string): Promise<DoctorWork> {
  return move(context, id, { from: ['RUNNING'], to: 'CANCELLED' });
}

export async function undoWork(context: Context, id: string): Promise<DoctorWork> {
  const work = await move(context, id, { from: ['DONE', 'CANCELLED'], to: 'UNDOING' });
  await emit(context, workTopics[work.kind], { id });
  return work;
}

async function move(
  context: Context,
  id: string,
  change: { from: readonly WorkState[]; to: WorkState },
): Promise<DoctorWork> {
  const before = await findWork(context, id);
  if (!(await updateWorkState(context.sql, id, change)))
    throw fail(doctorWorkErrors.workState, standingOf(before.state, context.language));
  return findWork(context, id);
}

/** How the room of a kind does its part, within the step's transaction. */
export type Worker = { readonly step: number } & (OneByOne | AllAtOnce);

interface OneByOne {
  /** What is planned for each, or why not; every doctor gets an answer. */
  readonly plan: (context: Context, work: StoredWork, rows: readonly WorkRow[]) => Promise<Outcome[]>;
  /** Takes back those that nobody has worked on since; answers how many. */
  readonly takeBack: (context: Context, work: StoredWork, recordIds: readonly string[]) => Promise<number>;
}

interface AllAtOnce {
  /** Answers for how many doctors of the step something changed. */
  readonly change: (context: Context, work: StoredWork, span: Span) => Promise<number>;
  readonly changeBack: (context: Context, work: StoredWork, span: Span) => Promise<void>;
}

/** One step, forward or back; the next is told in the same transaction. Answers the work when this was its last step forward. */
export async function stepWork(
  context: Context,
  { id, worker }: { id: string; worker: Worker },
): Promise<StoredWork | undefined> {
  const { sql } = context;
  const work = await selectWork(sql, { id, lock: true });
  if (work === undefined || !['RUNNING', 'UNDOING'].includes(work.state)) return undefined;
  const span = { workId: id, after: work.done, until: work.done + worker.step };
  const go = work.state === 'RUNNING' ? forward : back;
  const counts = await go(context, work, { span, worker });
  const done = Math.min(work.done + worker.step, work.matched);
  await updateWorkProgress(sql, id, { done, ...counts });
  if (done < work.matched) {
    await emit(context, workTopics[work.kind], { id });
    return undefined;
  }
  await updateWorkState(sql, id, { from: [work.state], to: work.state === 'RUNNING' ? 'DONE' : 'UNDONE' });
  return work.state === 'RUNNING' ? selectWork(sql, { id }) : undefined;
}

interface Stepping {
  readonly span: Span;
  readonly worker: Worker;
}

const nothing = { created: 0, refused: 0, kept: 0 };

async function forward(context: Context, work: StoredWork, { span, worker }: Stepping): Promise<typeof nothing> {
  if ('change' in worker) return { ...nothing, created: await worker.change(context, work, span) };
  const rows = await selectWorkRows(context.sql, span);
  const absent = rows.filter((row) => row.isGone).map(({ position }) => ({ position, refusal: gone }));
  const planned = await worker.plan(
    context,
    work,
    rows.filter((row) => !row.isGone),
  );
  const outcomes = [...absent, ...planned];
  await updateOutcomes(context.sql, work.id, outcomes);
  const refused = outcomes.filter(({ refusal }) => refusal !== undefined).length;
  return { ...nothing, created: outcomes.length - refused, refused };
}

async function back(context: Context, work: StoredWork, { span, worker }: Stepping): Promise<typeof nothing> {
  if ('change' in worker) {
    await worker.changeBack(context, work, span);
    return nothing;
  }
  const rows = await selectWorkRows(context.sql, span);
  const ids = rows.flatMap(({ recordId }) => (recordId === null ? [] : [recordId]));
  const taken = ids.length === 0 ? 0 : await worker.takeBack(context, work, ids);
  return { ...nothing, kept: ids.length - taken };
}
