// The way by which a verification reads and writes a doctor: audited like any change, licence numbers sealed (product 3.6).
import { spellPerson } from '../../hospitals/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { maskPhone, plainOf, selectPersonal, upsertPersonal, type ValueSet } from '../../../platform/secrets/index.ts';
import {
  selectVerifiable,
  updateBadge,
  updateMaskedPhone,
  updateUnfounded,
  updateVerified,
  type VerifiableDoctor,
} from './verified-doctors.sql.ts';

const licencesOf = ({ enterprise }: Context): ValueSet => ({
  enterpriseId: enterprise.id,
  table: 'doctors',
  field: 'LICENCE_NUMBER',
});

/** The doctor as it is known, the licence number in clear; undefined when there is none. */
export async function findVerifiable(
  context: Context,
  id: string,
): Promise<(VerifiableDoctor & { readonly licenceNumber: string }) | undefined> {
  const doctor = await selectVerifiable(context.sql, id);
  if (doctor === undefined) return undefined;
  const known = await selectPersonal(context.sql, context.vault, licencesOf(context), [id]);
  return { ...doctor, licenceNumber: known.get(id) ?? '' };
}

export interface AcceptedValues {
  readonly name?: string | undefined;
  readonly hospitalId?: string | undefined;
  readonly departmentName?: string | undefined;
  readonly titleCode?: string | undefined;
  readonly licenceNumber?: string | undefined;
  /** The badge; left as it is when absent. */
  readonly isVerified?: boolean | undefined;
}

/** Writes what was accepted. Throws the database's unique violation when such a doctor is there already. */
export async function writeVerified(
  context: Context,
  { id, licenceNumber, ...columns }: AcceptedValues & { readonly id: string },
): Promise<void> {
  const doctor = await selectVerifiable(context.sql, id);
  if (doctor === undefined) return;
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  const values = { ...doctor, ...given };
  await updateVerified(context.sql, id, { ...values, ...spellPerson(values.name), at: context.clock.now() });
  if (licenceNumber !== undefined)
    await upsertPersonal(context.sql, context.vault, licencesOf(context), [{ rowId: id, value: licenceNumber }]);
}

/** Takes the badge away: what it stood for has expired or changed. */
export function takeBadge(context: Context, id: string): Promise<void> {
  return updateBadge(context.sql, { id, isVerified: false, at: context.clock.now() });
}

/** Archives a doctor whom nobody could verify, unless it was merged with another or verified otherwise; whatever names it stays. */
export async function archiveUnfounded(context: Context, { id, note }: { id: string; note: string }): Promise<void> {
  const { sql, user, clock } = context;
  // The clock and the outbox act as nobody.
  const userId = user.id === '0' ? null : user.id;
  const isGone = await updateUnfounded(sql, { id, note: note.slice(0, 500), userId, at: clock.now() });
  if (isGone) await emit(context, 'doctors.archived', { doctorId: id });
}

/** Keeps a phone that the doctor has proved to hold. */
export async function writePhone(context: Context, { id, phone }: { id: string; phone: string }): Promise<void> {
  const { sql, vault, enterprise, clock } = context;
  const set = { enterpriseId: enterprise.id, table: 'doctors', field: 'PHONE' } as const;
  await updateMaskedPhone(sql, { id, maskedPhone: maskPhone(plainOf('PHONE', phone)), at: clock.now() });
  await upsertPersonal(sql, vault, set, [{ rowId: id, value: phone }]);
}
