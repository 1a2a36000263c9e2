// Side door of the hospitals: what later rooms may ask.
import type { Context } from '../../platform/http/index.ts';
import { passOwned } from '../handovers/index.ts';
import { ownedHospitals } from './handover/owned-hospitals.policy.ts';
import { isVisible, selectOwnHospitalName } from './hospitals.sql.ts';
import { selectSalesByKeys, type SalesKey } from './sales/hospital-sales.sql.ts';
import {
  deleteBatch,
  insertImported,
  selectByKeys,
  type HospitalKey,
  type HospitalRow,
} from './importing/hospitals-import.sql.ts';
export { hospitalNameCondition } from './hospitals-list.sql.ts';
import { spell } from './hospitals-names.policy.ts';

export {
  deleteImportedHospitals,
  hospitalBefore,
  insertImportedHospitals,
  restoreImportedHospitals,
  updateImportedHospitals,
  type ImportOwner,
  type PreparedHospital,
} from './importing/hospitals-bulk.sql.ts';
export type { FileShelf } from './files/attached-files.policy.ts';
export { downloadFile, listFiles, removeFile, uploadFile } from './files/attached-files.service.ts';
export { refreshHasSales } from './sales/hospital-sales.service.ts';
export {
  deleteImportedSales,
  insertImportedSales,
  restoreImportedSales,
  salesBefore,
  updateImportedSales,
} from './sales/hospital-sales.sql.ts';
export type { HospitalKey, HospitalRow } from './importing/hospitals-import.sql.ts';
export { spell, spellPerson, type Spelling } from './hospitals-names.policy.ts';

/** The name of a hospital that the caller sees without a share; undefined for any other. */
export function findOwnHospitalName(context: Context, id: string): Promise<string | undefined> {
  return selectOwnHospitalName(context.sql, context.user, id);
}

/** Whether the caller sees the hospital, a share included. */
export function isHospitalVisible(context: Context, id: string): Promise<boolean> {
  return isVisible(context.sql, context.user, id);
}

/** Inserts many hospitals of one batch; ids in the order of the rows. Takes a few thousand rows at a time. */
export function insertHospitals(context: Context, rows: readonly HospitalRow[], batchId: string): Promise<string[]> {
  const spelled = rows.map((row) => ({ ...row, ...spell(row.name) }));
  return insertImported(context.sql, { batchId, userId: context.user.id }, spelled);
}

/** Those that are there already under name and city. */
export function findHospitalsByName(
  context: Context,
  keys: readonly HospitalKey[],
): Promise<(HospitalKey & { id: string })[]> {
  return selectByKeys(context.sql, keys);
}

/** Sales that are there already for hospital, product and month. */
export function findSalesByKeys(context: Context, keys: readonly SalesKey[]): Promise<(SalesKey & { id: string })[]> {
  return selectSalesByKeys(context.sql, keys);
}

/** Takes back what a batch brought; answers how many. */
export function deleteHospitalBatch(context: Context, batchId: string): Promise<number> {
  return deleteBatch(context.sql, batchId);
}

/** Passes what one user looks after in these regions to another; answers how many. */
export function passHospitals(
  context: Context,
  passed: { from: string; to: string; regionCodes: readonly string[] },
): Promise<number> {
  return passOwned(context, { tables: ownedHospitals, ...passed });
}
