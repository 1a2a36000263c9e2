// Side door of the doctors: what later rooms may ask.
import type { CustomerListType, DoctorBasics, DoctorFilter } from '@yijian/contract/doctors';
import { byOwnRange } from '../../platform/db/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { passOwned } from '../handovers/index.ts';
import { ownedDoctors } from './handover/owned-doctors.policy.ts';
import {
  deleteBatch,
  insertImported,
  selectByKeys,
  selectNamed,
  type DoctorKey,
  type DoctorRow,
} from './doctors-import.sql.ts';
import { selectMatchingIds, selectReachable } from './follow/doctors-follow.sql.ts';
import { selectBasics } from './shown/doctors-detail.sql.ts';
import {
  selectAddresses,
  selectDoctorInScope,
  selectIsDoctorOwn,
  selectOwnDoctor,
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
export { countDoctors } from './doctors-list.service.ts';
export { doctorScope, ofDoctorSeen } from './doctors-scope.sql.ts';
export { matchContact } from './likeness/contact-doctors.service.ts';
export { likeness, type LikenessInput } from './likeness/likeness.sql.ts';
export { doctorNames, type NamesOfDoctor } from './shown/doctor-names.sql.ts';
export { workTopics } from './work/doctor-work.policy.ts';
export { beginWork, stepWork, type Worker } from './work/doctor-work.service.ts';
export type { Outcome, StoredWork, WorkRow } from './work/doctor-work.sql.ts';
export { touchedTopic, type Touched } from './touched/touched.policy.ts';
export {
  listDoctorRanges,
  recordClueScores,
  recordSentContent,
  recordWeeklyActivity,
  touchDoctors,
} from './touched/touched.service.ts';
export type { ActSource, DoctorRange, WeeklyActivity } from './touched/touched.sql.ts';
export { addDoctor, restoreDoctor } from './keeping/doctor-keeping.service.ts';
export {
  archiveUnfounded,
  findVerifiable,
  takeBadge,
  writePhone,
  writeVerified,
} from './verified/verified-doctors.service.ts';

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

/** A doctor whom the caller sees without a share, with who looks after it; undefined for any other. */
export function findOwnDoctor(
  context: Context,
  id: string,
): Promise<{ id: string; name: string; ownerIds: string[] } | undefined> {
  return selectOwnDoctor(context.sql, context.user, id);
}

/**
 * The doctors of the caller's own range that are named, or that match a filter of a customer list, at most `limit`; a share lets look,
 * not work.
 */
export async function findMatchingDoctors(
  context: Context,
  which: {
    readonly ids: readonly string[] | undefined;
    readonly type: CustomerListType;
    readonly filter: DoctorFilter;
    readonly limit: number;
  },
): Promise<string[]> {
  const { isArchived: _, ...filter } = which.filter;
  const viewer = byOwnRange(context.user);
  const { type, limit } = which;
  const matching = (): Promise<string[]> => selectMatchingIds(context.sql, { viewer, type, filter }, limit);
  // All customers are those of the own range already.
  if (which.ids === undefined && type === 'ALL_CUSTOMER') return matching();
  const ids = which.ids ?? (await matching());
  // A doctor who was followed may have left the range since.
  return selectReachable(context.sql, { viewer, type: 'ALL_CUSTOMER', filter: {} }, ids);
}

/** Records when the doctor was last met in a visit, by whomever; undefined when never. */
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

/** Doctors of these names at these hospitals, in whichever department. */
export function findDoctorsNamed(
  context: Context,
  keys: readonly Pick<DoctorKey, 'name' | 'hospitalId'>[],
): Promise<(DoctorKey & { id: string })[]> {
  return selectNamed(context.sql, keys);
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
