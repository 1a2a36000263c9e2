// Side door of the doctors: what later rooms may ask.
import type { DoctorBasics } from '@yijian/contract/doctors';
import type { Context } from '../../platform/http/index.ts';
import { passOwned } from '../handovers/index.ts';
import { ownedDoctors } from './handover/owned-doctors.policy.ts';
import { deleteBatch, insertImported, selectByKeys, type DoctorKey, type DoctorRow } from './doctors-import.sql.ts';
import { selectBasics } from './shown/doctors-detail.sql.ts';
import {
  selectAddresses,
  selectDoctorInScope,
  selectIsDoctorOwn,
  selectOwnDoctorName,
  updateLastVisit,
  updateNextTasks,
  type DoctorInScope,
  type NextTask,
} from './doctors-scope.sql.ts';

export {
  deleteImportedDoctors,
  doctorBefore,
  insertImportedDoctors,
  restoreImportedDoctors,
  updateImportedDoctors,
  type PreparedDoctor,
} from './doctors-bulk.sql.ts';
export type { DoctorKey, DoctorRow } from './doctors-import.sql.ts';
export { doctorNameCondition } from './doctors-filter.sql.ts';
export { doctorScope } from './doctors-scope.sql.ts';
export { likeness, type LikenessInput } from './likeness/likeness.sql.ts';
export { doctorNames, type NamesOfDoctor } from './shown/doctor-names.sql.ts';
export { workTopics } from './work/doctor-work.policy.ts';
export { beginWork, stepWork, type Worker } from './work/doctor-work.service.ts';
export type { Outcome, StoredWork, WorkRow } from './work/doctor-work.sql.ts';
export { findVerifiable, takeBadge, writeVerified } from './verified/verified-doctors.service.ts';

/** The doctor, when it exists and the caller may see it; otherwise undefined. */
export function findDoctorInScope(context: Context, id: string): Promise<DoctorInScope | undefined> {
  return selectDoctorInScope(context.sql, context.user, id);
}

/** The doctor's basics as the caller may read them, whoever asks: field rules hold; undefined out of range. */
export async function findDoctorBasics(context: Context, id: string): Promise<DoctorBasics | undefined> {
  const text = await selectBasics(context.sql, context.user, id, context.language);
  return text === undefined ? undefined : (JSON.parse(text) as DoctorBasics);
}

/** Whether a number and a mail address of the doctor are known. */
export function findDoctorAddresses(context: Context, id: string): Promise<{ phone: boolean; mail: boolean }> {
  return selectAddresses(context.sql, id);
}

/** Whether the caller sees the doctor without a share: work on a doctor and passing one on need that. */
export function isDoctorOwn(context: Context, id: string): Promise<boolean> {
  return selectIsDoctorOwn(context.sql, context.user, id);
}

/** The name of a doctor whom the caller sees without a share; undefined for any other. */
export function findOwnDoctorName(context: Context, id: string): Promise<string | undefined> {
  return selectOwnDoctorName(context.sql, context.user, id);
}

/** Records when the doctor was last visited, by whomever; undefined when never. */
export function recordLastVisit(context: Context, doctorId: string, at: Date | undefined): Promise<void> {
  return updateLastVisit(context.sql, doctorId, at);
}

/** Records what is to be done next for each doctor, so that lists show it; null for nothing. */
export function recordNextTasks(context: Context, next: readonly NextTask[]): Promise<void> {
  return updateNextTasks(context.sql, next);
}

/** Inserts many doctors of one batch; ids in the order of the rows. Takes a few thousand rows at a time. */
export function insertDoctors(context: Context, rows: readonly DoctorRow[], batchId: string): Promise<string[]> {
  return insertImported(context.sql, { batchId, userId: context.user.id }, rows);
}

/** Those that are there already under name, hospital and department. */
export function findDoctorsByName(
  context: Context,
  keys: readonly DoctorKey[],
): Promise<(DoctorKey & { id: string })[]> {
  return selectByKeys(context.sql, keys);
}

/** Takes back what a batch brought; answers how many. */
export function deleteDoctorBatch(context: Context, batchId: string): Promise<number> {
  return deleteBatch(context.sql, batchId);
}

/** Passes what one user looks after in these regions to another; answers how many. */
export function passDoctors(
  context: Context,
  passed: { from: string; to: string; regionCodes: readonly string[] },
): Promise<number> {
  return passOwned(context, { tables: ownedDoctors, ...passed });
}
