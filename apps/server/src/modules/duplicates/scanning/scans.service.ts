// The search over all doctors and hospitals: in steps of a second or two, so that it can be watched, stopped and taken up again (product 3.2).
import { duplicateErrors, type DuplicateSettings, type LastScan, type Scan } from '@yijian/contract/duplicates';
import type { z } from 'zod';
import { Failure, fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { findHospitalPairs } from '../hospitals/hospital-pairs.service.ts';
import { deleteUnfoundHospitals } from '../hospitals/hospital-pairs.sql.ts';
import { mergeByRule } from '../merging/merges.service.ts';
import { insertPairsOf, insertPairsOfStep, selectSteps, type ScanStep } from './blocks.sql.ts';
import {
  allowMinutes,
  claimScan,
  deleteUnfound,
  insertScan,
  releaseScan,
  selectRulePairs,
  selectScan,
  selectWaitingEnterprises,
  updateCancelled,
  updateEnd,
  updatePlan,
  updateProgress,
} from './scans.sql.ts';
import { selectSettings, upsertSettings } from './settings.sql.ts';

/** Runs work in a transaction of its own. */
type InTransaction = <T>(work: (context: Context) => Promise<T>) => Promise<T>;

/** What a search runs in, as no request stands around it. */
export interface ScanContext {
  readonly inTransaction: InTransaction;
  /** Asked after every step: whether the process has to let go. */
  readonly isLeaving?: () => boolean;
}

/** At most so many merges by rule in one search: whoever set the rule wrongly can still take them back. */
const MOST_MERGES = 500;

export async function startScan(context: Context): Promise<Scan> {
  const id = await insertScan(context.sql, context.user.id);
  if (id === undefined) throw fail(duplicateErrors.scanRunning);
  return (await selectScan(context.sql, context.language, id))!;
}

/** Asks for a search in the name of the clock; one that runs already is enough. */
export async function queueScan(context: Context): Promise<void> {
  await insertScan(context.sql, null);
}

export async function cancelScan(context: Context): Promise<Scan> {
  const id = await updateCancelled(context.sql);
  if (id === undefined) throw fail(duplicateErrors.noScan);
  return (await selectScan(context.sql, context.language, id))!;
}

export async function findLastScan(context: Context): Promise<z.infer<typeof LastScan>> {
  return { scan: (await selectScan(context.sql, context.language)) ?? null };
}

export function findSettings(context: Context): Promise<DuplicateSettings> {
  return selectSettings(context.sql);
}

export async function changeSettings(context: Context, settings: DuplicateSettings): Promise<DuplicateSettings> {
  await upsertSettings(context.sql, context.user.id, settings);
  return settings;
}

/** Enterprises with a search to be done, whoever asked for it. */
export async function findWaitingEnterprises(context: Pick<Context, 'sql'>): Promise<ReadonlySet<string>> {
  return new Set(await selectWaitingEnterprises(context.sql));
}

/** A new doctor is compared at once, and not only by the next search. */
export async function compareNew(context: Context, { doctorId }: { doctorId: string }): Promise<void> {
  await insertPairsOf(context.sql, doctorId, (await selectSettings(context.sql)).askScore);
}

interface Running {
  readonly id: string;
  readonly settings: DuplicateSettings;
}

/** Takes the waiting search and does it to its end, or until it is stopped or `isLeaving`; it goes on from there later. */
export async function runScan(context: ScanContext): Promise<boolean> {
  const { inTransaction, isLeaving = () => false } = context;
  const claimed = await inTransaction(({ sql }) => claimScan(sql));
  if (claimed === undefined) return false;
  const running: Running = {
    id: claimed.id,
    settings: await inTransaction(({ sql }) => selectSettings(sql)),
  };
  try {
    const steps = claimed.plan ?? (await inTransaction((inner) => planScan(inner, claimed.id)));
    for (const [at, step] of steps.entries()) {
      if (at < claimed.done) continue;
      const merged = await doStep(inTransaction, running, step);
      const goesOn = await inTransaction(({ sql }) => updateProgress(sql, running.id, { done: at + 1, merged }));
      if (!goesOn) return true;
      if (isLeaving()) {
        await inTransaction(({ sql }) => releaseScan(sql, running.id));
        return true;
      }
    }
    await inTransaction(({ sql }) => updateEnd(sql, running.id, { state: 'DONE', error: null }));
  } catch (error) {
    const words = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 500);
    await inTransaction(({ sql }) => updateEnd(sql, running.id, { state: 'FAILED', error: words }));
    throw error;
  }
  return true;
}

async function planScan({ sql }: Context, id: string): Promise<readonly ScanStep[]> {
  const plan = await selectSteps(sql);
  await updatePlan(sql, id, plan);
  return plan.steps;
}

/** Answers how many doctors were merged. */
async function doStep(inTransaction: InTransaction, { id, settings }: Running, step: ScanStep): Promise<number> {
  if (step.kind === 'RULE') return settings.mergesByRule ? mergeAll(inTransaction, settings) : 0;
  await inTransaction(async ({ sql }) => {
    await allowMinutes(sql);
    if (step.kind === 'HOSPITAL_NAMES')
      await findHospitalPairs({ sql }, { provinceCode: step.provinceCode, scanId: id });
    else if (step.kind === 'SWEEP') {
      await deleteUnfound(sql, id);
      await deleteUnfoundHospitals(sql, id);
    } else await insertPairsOfStep(sql, step, { askScore: settings.askScore, scanId: id });
  });
  return 0;
}

/** One transaction each: a pair that cannot be merged is left to a steward. */
async function mergeAll(inTransaction: InTransaction, { actScore }: DuplicateSettings): Promise<number> {
  const pairs = await inTransaction(({ sql }) => selectRulePairs(sql, actScore, MOST_MERGES));
  let merged = 0;
  for (const pair of pairs) {
    try {
      await inTransaction((context) => mergeByRule(context, pair));
      merged += 1;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
  return merged;
}
