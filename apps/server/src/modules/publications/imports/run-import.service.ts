// One import from its first line to its last: chunk by chunk in transactions of their own, so that it can be watched and stopped.
import type { ImportFault, ImportKind } from '@yijian/contract/publications';
import type { Context } from '../../../platform/http/index.ts';
import { tellCredited, tellWritten } from '../matching/credited.service.ts';
import { openMatching, sortIntoBlocks, type Blocks, type Matching } from '../matching/sort-into-blocks.service.ts';
import { matchTogether } from '../matching/together/match-together.service.ts';
import { readWorks } from '../reading/read-works.policy.ts';
import type { ReadLimits } from '../reading/open-file.policy.ts';
import {
  allowMinutes,
  selectMatched,
  updateBeat,
  updateEnd,
  updateFigures,
  updateProgress,
  type Counts,
} from './imports.sql.ts';
import { storeWorks } from './store-works.service.ts';
import { Stopped } from './stopped.policy.ts';
import type { Work } from './works.sql.ts';

/** Works stored together. */
const CHUNK = 400;
/** Faults kept; all are counted. */
const MOST_FAULTS = 200;

export interface Run {
  readonly id: string;
  readonly kind: ImportKind;
  readonly path: string;
  readonly limits?: ReadLimits;
}

interface Progress {
  readonly counts: { -readonly [K in keyof Counts]: Counts[K] };
  readonly faults: ImportFault[];
  readonly doctors: Set<string>;
  /** Who stands on works that are new or changed. */
  readonly persons: Set<string>;
  /** Works with names of our doctors, by block: looked at together when the file is read. */
  readonly blocks: Blocks;
  readonly matching: () => Promise<Matching>;
}

/** Reads the file to its end or until somebody stops it; the import row tells how it went. */
export async function runImport(context: Pick<Context, 'transaction' | 'log'>, run: Run): Promise<void> {
  const counts = { read: 0, added: 0, updated: 0, same: 0, faulty: 0, suggested: 0, confirmed: 0 };
  let opened: Promise<Matching> | undefined;
  const matching = () => (opened ??= context.transaction((inner) => openMatching(inner)));
  const progress: Progress = {
    counts,
    faults: [],
    doctors: new Set(),
    persons: new Set(),
    blocks: new Map(),
    matching,
  };
  try {
    const isComplete = await readAll(context, run, progress);
    await lookAgain(context, run, progress);
    await tell(context, run, progress);
    if (isComplete === undefined) return;
    await end(context, run, progress, isComplete ? 'DONE' : 'FAILED');
  } catch (error) {
    context.log.error({ err: error, import: run.id }, 'an import of publications failed');
    addFault(progress, { line: 0, problem: 'failed', value: '' });
    await tell(context, run, progress);
    await end(context, run, progress, 'FAILED');
  }
}

function addFault({ counts, faults }: Progress, fault: ImportFault): void {
  counts.faulty += 1;
  if (faults.length < MOST_FAULTS) faults.push(fault);
}

/** Whether the file was read to its end; undefined when the import was stopped. */
async function readAll(
  context: Pick<Context, 'transaction'>,
  run: Run,
  progress: Progress,
): Promise<boolean | undefined> {
  let chunk: Work[] = [];
  let isComplete = true;
  for await (const read of readWorks(run.path, run.kind, run.limits)) {
    if ('fatal' in read) {
      addFault(progress, read.fatal);
      isComplete = false;
      break;
    }
    progress.counts.read += 1;
    if ('fault' in read) addFault(progress, read.fault);
    else chunk.push(read.work);
    if (chunk.length < CHUNK) continue;
    if (!(await storeChunk(context, run, progress, chunk))) return undefined;
    chunk = [];
  }
  if (chunk.length > 0 && !(await storeChunk(context, run, progress, chunk))) return undefined;
  return isComplete;
}

async function storeChunk(
  context: Pick<Context, 'transaction'>,
  run: Run,
  progress: Progress,
  works: readonly Work[],
): Promise<boolean> {
  const { counts } = progress;
  const matching = await progress.matching();
  const done = await context
    .transaction(async ({ sql }) => {
      await allowMinutes(sql);
      const stored = await storeWorks({ sql }, { works, importId: run.id, kind: run.kind });
      await sortIntoBlocks({ sql }, { matching, ids: stored.ids, blocks: progress.blocks });
      const next = {
        ...counts,
        added: counts.added + stored.added,
        updated: counts.updated + stored.updated,
        same: counts.same + stored.same,
        faulty: counts.faulty + stored.faults.length,
      };
      const faults = [...progress.faults, ...stored.faults].slice(0, MOST_FAULTS);
      if (!(await updateProgress(sql, run.id, next, faults))) throw new Stopped();
      return { next, faults: stored.faults, personIds: stored.personIds };
    })
    .catch((error: unknown) => {
      if (error instanceof Stopped) return undefined;
      throw error;
    });
  if (done === undefined) return false;
  Object.assign(counts, done.next);
  for (const id of done.personIds) progress.persons.add(id);
  progress.faults.push(...done.faults.slice(0, MOST_FAULTS - progress.faults.length));
  return true;
}

/** The works of each name together, now that the whole file is known. */
async function lookAgain(context: Pick<Context, 'transaction'>, run: Run, progress: Progress): Promise<void> {
  const { counts, doctors, blocks } = progress;
  const matching = await progress.matching();
  const onBatch = (sql: Context['sql']): Promise<void> => updateBeat(sql, run.id);
  for (const id of await matchTogether(context, { matching, blocks, onBatch })) doctors.add(id);
  Object.assign(counts, await context.transaction(({ sql }) => selectMatched(sql, run.id)));
}

/** What was written and credited is counted and told, also when the rest of the file never came. */
async function tell(context: Pick<Context, 'transaction'>, run: Run, { doctors, persons }: Progress): Promise<void> {
  await context.transaction(async (inner) => {
    await allowMinutes(inner.sql);
    await updateFigures(inner.sql, { importId: run.id });
    await tellWritten(inner, persons);
    await tellCredited(inner, [...doctors]);
  });
}

async function end(
  context: Pick<Context, 'transaction'>,
  run: Run,
  { counts, faults }: Progress,
  state: 'DONE' | 'FAILED',
): Promise<void> {
  await context.transaction(({ sql }) => updateEnd(sql, run.id, { state, counts, faults }));
}
