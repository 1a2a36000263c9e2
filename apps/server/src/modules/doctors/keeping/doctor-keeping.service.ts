// A doctor is created, archived with a reason and taken back (specification 7.5 doctor/add, archive/add; product 3.2).
import { coreErrors } from '@yijian/contract/core';
import { doctorErrors, LIKELY_SCORE, type DoctorKept, type NewArchive, type NewDoctor } from '@yijian/contract/doctors';
import { hospitalErrors } from '@yijian/contract/hospitals';
import type { z } from 'zod';
import { findOwnHospitalByName, findOwnHospitalName, spellPerson } from '../../hospitals/index.ts';
import { isAllowed } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { maskPhone, plainOf, upsertPersonal, type PersonalField } from '../../../platform/secrets/index.ts';
import { findAlike } from '../likeness/likely-doctors.service.ts';
import {
  insertDoctor,
  insertDoctorOwner,
  lockForArchive,
  selectArchive,
  selectUnknownCodes,
  updateArchived,
  updateRestored,
} from './doctor-keeping.sql.ts';
import { faultsOf } from './new-doctor.policy.ts';

type Kept = z.infer<typeof DoctorKept>;

/** Stores a doctor at a hospital the caller sees. Where others look alike, only with a reason. */
export async function addDoctor(
  context: Context,
  { own, reason = '', hospital, hospitalId, ...given }: NewDoctor,
): Promise<Kept> {
  const { sql, user } = context;
  const place = hospitalId ?? (hospital === undefined ? undefined : await findOwnHospitalByName(context, hospital));
  if (place === undefined) throw fail(hospitalErrors.notFound);
  const doctor = { ...given, hospitalId: place };
  const { phone, licenceNumber, idNumber, ...columns } = doctor;
  if (idNumber !== undefined && !isAllowed(user, 'customer:doctors:payment-numbers')) throw fail(coreErrors.forbidden);
  await requireGood(context, doctor);
  if ((await findOwnHospitalName(context, doctor.hospitalId)) === undefined) throw fail(hospitalErrors.notFound);
  if (reason === '') await requireUnlike(context, doctor);
  const maskedPhone = phone === undefined ? null : maskPhone(plainOf('PHONE', phone));
  const id = await insertDoctor(sql, user.id, { ...columns, ...spellPerson(doctor.name), maskedPhone, reason });
  if (id === undefined) throw fail(doctorErrors.sameThere);
  await sealNumber(context, id, 'PHONE', phone);
  await sealNumber(context, id, 'LICENCE_NUMBER', licenceNumber);
  await sealNumber(context, id, 'ID_NUMBER', idNumber);
  if (own) await insertDoctorOwner(sql, user.id, id);
  await emit(context, 'doctors.created', { doctorId: id });
  return { id, archive: null };
}

type Placed = Omit<NewDoctor, 'own' | 'reason' | 'hospital' | 'hospitalId'> & { readonly hospitalId: string };

async function requireGood(context: Context, doctor: Placed): Promise<void> {
  const unknown = await selectUnknownCodes(context.sql, doctor);
  const faults = faultsOf(doctor, { unknown, year: context.clock.now().getUTCFullYear(), language: context.language });
  if (faults.length > 0)
    throw fail(coreErrors.badInput, { fields: faults.map((fault) => fault.field).join(', ') }, faults);
}

async function requireUnlike(context: Context, doctor: Placed): Promise<void> {
  const { doctors, hidden } = await findAlike(context, { ...doctor, least: LIKELY_SCORE });
  const count = doctors.length + hidden;
  if (count === 0) return;
  const fields = doctors.map(({ id }) => ({ field: 'doctorId', message: id }));
  throw fail(doctorErrors.likelyThere, { count }, fields);
}

async function sealNumber(
  { sql, vault, enterprise }: Context,
  rowId: string,
  field: PersonalField,
  value: string | undefined,
): Promise<void> {
  if (value === undefined || value === '') return;
  await upsertPersonal(sql, vault, { enterpriseId: enterprise.id, table: 'doctors', field }, [{ rowId, value }]);
}

/** Takes a doctor out of every list; visits, tasks and the history stay as they are. */
export async function archiveDoctor(context: Context, { doctorId, reason, note }: NewArchive): Promise<Kept> {
  const { sql, user, clock } = context;
  const doctor = await lockForArchive(sql, user, doctorId);
  if (doctor === undefined) throw fail(doctorErrors.notFound);
  if (doctor.isArchived) throw fail(doctorErrors.archivedAlready);
  await updateArchived(sql, doctorId, { userId: user.id, reason, note, at: clock.now() });
  await emit(context, 'doctors.archived', { doctorId });
  return kept(context, doctorId);
}

export async function restoreDoctor(context: Context, id: string): Promise<Kept> {
  const { sql, user, clock } = context;
  const doctor = await lockForArchive(sql, user, id);
  if (doctor === undefined) throw fail(doctorErrors.notFound);
  if (!doctor.isArchived) throw fail(doctorErrors.notArchived);
  await updateRestored(sql, id, clock.now());
  await emit(context, 'doctors.restored', { doctorId: id });
  return kept(context, id);
}

async function kept({ sql, language }: Context, id: string): Promise<Kept> {
  const archive = await selectArchive(sql, id, language);
  return { id, archive: archive === undefined ? null : { ...archive, at: archive.at.toISOString() } };
}
