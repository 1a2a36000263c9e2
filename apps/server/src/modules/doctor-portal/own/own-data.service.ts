// What an enterprise keeps of the doctor who is signed in: shown, put right through the data stewards, paid (PIPL; product 3.24).
import { coreErrors } from '@yijian/contract/core';
import {
  doctorPortalErrors as errors,
  type NewDoctorCorrection,
  type OwnData,
  type OwnStatement,
} from '@yijian/contract/doctor-portal';
import { fail } from '../../../platform/errors/index.ts';
import type { DoctorContext } from '../../../platform/http/index.ts';
import { selectMasked } from '../../../platform/secrets/index.ts';
import { requireHospital, requireTitle } from '../open/choices.service.ts';
import { keepRequest } from '../requests/keep-request.service.ts';
import {
  selectHasOpenCorrection,
  selectOwnAttendance,
  selectOwnPayments,
  selectOwnRequests,
  selectOwnRow,
  type OwnRow,
} from './own-data.sql.ts';

async function requireOwn({ sql, doctor, language }: DoctorContext): Promise<OwnRow> {
  const row = await selectOwnRow(sql, doctor.id, language);
  if (row === undefined) throw fail(coreErrors.unauthorized);
  return row;
}

export async function findOwnData(context: DoctorContext): Promise<OwnData> {
  const { sql, doctor } = context;
  const { name, hospitalName, department, titleName, isVerified } = await requireOwn(context);
  const masked = new Map((await selectMasked(sql, 'doctors', doctor.id)).map((one) => [one.field, one.masked]));
  const requests = await selectOwnRequests(sql, doctor.id);
  return {
    name,
    hospitalName,
    department,
    titleName,
    isVerified,
    maskedPhone: masked.get('PHONE') ?? '',
    maskedLicenceNumber: masked.get('LICENCE_NUMBER') ?? '',
    requests: requests.map((one) => ({ ...one, at: one.at.toISOString() })),
  };
}

/** One correction waits at a time; fields that are not named stay as they are known. */
export async function askCorrection(context: DoctorContext, asked: NewDoctorCorrection): Promise<OwnData> {
  const { sql, doctor, clock } = context;
  const { name, hospitalId, department, title, note } = asked;
  if ([name, hospitalId, department, title].every((value) => value === undefined) && note.trim() === '')
    throw fail(errors.nothingAsked);
  if (hospitalId !== undefined) await requireHospital(context, hospitalId);
  if (title !== undefined) await requireTitle(context, title);
  if (await selectHasOpenCorrection(sql, doctor.id)) throw fail(errors.correctionOpen);
  const known = await requireOwn(context);
  await keepRequest(context, {
    kind: 'CORRECTION',
    doctorId: doctor.id,
    name: name ?? known.plainName,
    hospitalId: hospitalId ?? known.hospitalId,
    department: department ?? known.department,
    titleCode: title ?? known.titleCode,
    note,
    phoneProved: true,
    consentTextId: null,
    at: clock.now(),
  });
  return findOwnData(context);
}

const momentOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export async function findOwnStatement(context: DoctorContext): Promise<OwnStatement> {
  const { sql, doctor } = context;
  const attendance = await selectOwnAttendance(sql, doctor.id);
  const payments = await selectOwnPayments(sql, doctor.id);
  return {
    attendance: attendance.map((one) => ({
      ...one,
      startsAt: momentOf(one.startsAt),
      signedInAt: momentOf(one.signedInAt),
      signedOutAt: momentOf(one.signedOutAt),
    })),
    payments: payments.map((one) => ({ ...one, paidAt: momentOf(one.paidAt) })),
  };
}
