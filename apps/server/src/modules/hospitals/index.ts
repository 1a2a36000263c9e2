// Side door of the hospitals: what later rooms may ask.
import type { Context } from '../../platform/http/index.ts';
import { passOwned } from '../handovers/index.ts';
import { ownedHospitals } from './handover/owned-hospitals.policy.ts';
import { isVisible, selectOwnHospital, selectOwnHospitalName, selectOwnNamed } from './hospitals.sql.ts';
import { selectSalesByKeys, type SalesKey } from './sales/hospital-sales.sql.ts';
import { selectByKeys, type FoundHospital, type HospitalKey } from './importing/hospitals-import.sql.ts';
export { readTravelFigures } from './travel/travel-figures.service.ts';
export { distanceKm, travelMinutes, type Place, type TravelFigures } from './travel/travel.policy.ts';
export { hospitalNameCondition } from './hospitals-list.sql.ts';
export { hospitalScope } from './hospitals-scope.sql.ts';

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
export {
  downloadFile,
  listFiles,
  readHarmlessFile,
  removeFile,
  type HarmlessFile,
  uploadFile,
} from './files/attached-files.service.ts';
export { refreshHasSales } from './sales/hospital-sales.service.ts';
export {
  deleteImportedSales,
  insertImportedSales,
  restoreImportedSales,
  salesBefore,
  updateImportedSales,
} from './sales/hospital-sales.sql.ts';
export type { FoundHospital, HospitalKey } from './importing/hospitals-import.sql.ts';
export { toldByName, type Told } from './importing/told-by-name.policy.ts';
export { spell, spellPerson, type Spelling } from './hospitals-names.policy.ts';

/** The name of a hospital that the caller sees without a share; undefined for any other. */
export function findOwnHospitalName(context: Context, id: string): Promise<string | undefined> {
  return selectOwnHospitalName(context.sql, context.user, id);
}

/** A hospital that the caller sees without a share, with who looks after it; undefined for any other. */
export function findOwnHospital(
  context: Context,
  id: string,
): Promise<{ name: string; ownerIds: string[] } | undefined> {
  return selectOwnHospital(context.sql, context.user, id);
}

/** The one hospital of this name that the caller sees without a share; undefined for none and for two. */
export async function findOwnHospitalByName(context: Context, name: string): Promise<string | undefined> {
  const ids = await selectOwnNamed(context.sql, context.user, name);
  return ids.length === 1 ? ids[0] : undefined;
}

/** Whether the caller sees the hospital, a share included. */
export function isHospitalVisible(context: Context, id: string): Promise<boolean> {
  return isVisible(context.sql, context.user, id);
}

/** Those that are there already under name and city, in any county. */
export function findHospitalsByName(context: Context, keys: readonly HospitalKey[]): Promise<FoundHospital[]> {
  return selectByKeys(context.sql, keys);
}

/** Sales that are there already for hospital, product and month. */
export function findSalesByKeys(context: Context, keys: readonly SalesKey[]): Promise<(SalesKey & { id: string })[]> {
  return selectSalesByKeys(context.sql, keys);
}

/** Passes what one user looks after in these regions to another; answers how many. */
export function passHospitals(
  context: Context,
  passed: { from: string; to: string; regionCodes: readonly string[] },
): Promise<number> {
  return passOwned(context, { tables: ownedHospitals, ...passed });
}
