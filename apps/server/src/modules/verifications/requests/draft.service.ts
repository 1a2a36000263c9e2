// What a requester writes: fields looked up, compared with what is known, licence numbers sealed (specification 4; R4.5).
import { coreErrors, type FieldFault } from '@yijian/contract/core';
import {
  verificationErrors,
  type KnownDoctor,
  type RequestedFields,
  type VerificationDraft,
  type VerificationKept,
  type VerifiedField,
} from '@yijian/contract/verifications';
import { findDoctorInScope, findVerifiable, isDoctorOwn } from '../../doctors/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { plainOf, selectPersonal, upsertPersonal } from '../../../platform/secrets/index.ts';
import { actorOf, licencesOf, maskedLicence, previousOf, type Known } from '../verification-values.policy.ts';
import { openFor } from './moves.service.ts';
import {
  insertEvent,
  insertRequest,
  replaceFields,
  selectFields,
  selectHospitalName,
  selectKnown,
  updateRequest,
  type FieldRow,
  type StoredField,
} from './requests.sql.ts';

export async function saveDraft(
  context: Context,
  { doctorName, department, ...asked }: VerificationDraft,
): Promise<VerificationKept> {
  const named = withoutAbsent({ name: doctorName, department, ...asked.fields });
  const fields = Object.keys(named).length > 0 ? named : await knownFields(context, asked.doctorId);
  const draft = { ...asked, fields };
  if (Object.values(draft.fields).every((value) => value === undefined))
    throw fail(verificationErrors.noFields, {}, [
      { field: 'body.fields', message: verificationErrors.noFields[context.language] },
    ]);
  const doctor = await requireDoctor(context, draft.doctorId);
  return draft.id === undefined
    ? add(context, { draft, doctor })
    : change(context, { draft: { ...draft, id: draft.id }, doctor });
}

/** Who names no field asks to confirm what is known. */
async function knownFields(context: Context, doctorId: string): Promise<RequestedFields> {
  const { name, hospitalId, departmentName, titleCode } = await requireDoctor(context, doctorId);
  return withoutAbsent({
    name,
    hospital: hospitalId,
    department: departmentName === '' ? undefined : departmentName,
    title: titleCode ?? undefined,
  });
}

function withoutAbsent(fields: RequestedFields): RequestedFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

export async function findKnown(context: Context, id: string): Promise<KnownDoctor> {
  const { name, hospitalId, departmentName, titleCode, licenceNumber } = await requireDoctor(context, id);
  return {
    doctorId: id,
    name,
    hospitalId,
    hospitalName: await selectHospitalName(context.sql, { id: hospitalId, language: context.language }),
    department: departmentName,
    title: titleCode ?? '',
    maskedLicenceNumber: maskedLicence(licenceNumber),
  };
}

async function requireDoctor(context: Context, id: string): Promise<Known> {
  // A doctor who is only shared may be looked at; work on a doctor takes the own range.
  const isOwn = (await findDoctorInScope(context, id)) !== undefined && (await isDoctorOwn(context, id));
  const doctor = isOwn ? await findVerifiable(context, id) : undefined;
  if (doctor === undefined) throw fail(verificationErrors.doctorNotFound);
  return doctor;
}

async function add(
  context: Context,
  { draft, doctor }: { draft: VerificationDraft; doctor: Known },
): Promise<VerificationKept> {
  const { sql, user, clock } = context;
  const fields = await requireFields(context, { fields: draft.fields, stored: [] });
  const rows = rowsOf(doctor, fields);
  const kind = rows.some((row) => row.isChanged) ? 'CHANGE' : 'CERTIFICATE';
  const at = clock.now();
  const owner = { requesterId: user.id, organizationId: user.organizationId };
  const id = await insertRequest(sql, { doctorId: doctor.id, kind, note: draft.note, at, ...owner });
  await keepFields(context, { id, rows, licence: fields.licenceNumber });
  await insertEvent(sql, {
    requestId: id,
    at,
    userId: actorOf(context),
    action: 'save',
    from: null,
    to: 'DRAFT',
    reason: '',
    data: {},
  });
  return { id, state: 'DRAFT', version: 1 };
}

async function change(
  context: Context,
  { draft, doctor }: { draft: VerificationDraft & { id: string }; doctor: Known },
): Promise<VerificationKept> {
  const { sql, clock } = context;
  const request = await openFor(context, { id: draft.id, action: 'edit' });
  if (request.doctorId !== draft.doctorId) throw fail(verificationErrors.doctorNotFound);
  if (draft.version !== undefined && draft.version !== request.version)
    throw fail(verificationErrors.changedMeanwhile, { version: request.version });
  const stored = await selectFields(sql, request.id);
  const fields = await requireFields(context, { fields: draft.fields, stored });
  const rows = rowsOf(doctor, fields);
  await keepFields(context, { id: request.id, rows, licence: fields.licenceNumber });
  const isChange = rows.some((row) => row.isChanged);
  const kind = request.kind === 'REVERIFY' ? 'REVERIFY' : isChange ? 'CHANGE' : 'CERTIFICATE';
  const version = await updateRequest(sql, request.id, clock.now(), { note: draft.note, kind });
  return { id: request.id, state: request.state, version };
}

/** The fields with a licence number in clear. Throws naming what does not exist. */
async function requireFields(
  context: Context,
  { fields, stored }: { fields: RequestedFields; stored: readonly StoredField[] },
): Promise<RequestedFields> {
  const missing = { zh: '不存在', en: 'does not exist' }[context.language];
  const known = await selectKnown(context.sql, { hospital: fields.hospital, title: fields.title });
  const faults: FieldFault[] = [];
  if (fields.hospital !== undefined && !known.hospital)
    faults.push({ field: 'body.fields.hospital', message: missing });
  if (fields.title !== undefined && !known.title) faults.push({ field: 'body.fields.title', message: missing });
  const licenceNumber = await clearLicence(context, { given: fields.licenceNumber, stored });
  if (licenceNumber?.includes('*') === true)
    faults.push({
      field: 'body.fields.licenceNumber',
      message: { zh: '请填写完整证号', en: 'Write the whole number' }[context.language],
    });
  if (faults.length > 0)
    throw fail(coreErrors.badInput, { fields: faults.map(({ field }) => field).join(', ') }, faults);
  return { ...fields, licenceNumber };
}

/** A masked number that stands in the draft already means the one that is sealed there. */
async function clearLicence(
  context: Context,
  { given, stored }: { given: string | undefined; stored: readonly StoredField[] },
): Promise<string | undefined> {
  const before = stored.find(({ field }) => field === 'licenceNumber');
  if (given === undefined || before === undefined || given !== before.requested) return given;
  const sealed = await selectPersonal(context.sql, context.vault, licencesOf(context), [before.id]);
  return sealed.get(before.id) ?? given;
}

function rowsOf(doctor: Known, fields: RequestedFields): FieldRow[] {
  const previous = previousOf(doctor);
  return (Object.entries(fields) as [VerifiedField, string | undefined][])
    .filter((entry): entry is [VerifiedField, string] => entry[1] !== undefined)
    .map(([field, requested]) => {
      const shown = field === 'licenceNumber' ? maskedLicence : (value: string): string => value;
      const same = field === 'licenceNumber' ? plainOf('LICENCE_NUMBER', requested) : requested;
      return {
        field,
        previous: shown(previous[field]),
        requested: shown(requested),
        isChanged: same !== previous[field],
      };
    });
}

async function keepFields(
  context: Context,
  { id, rows, licence }: { id: string; rows: readonly FieldRow[]; licence: string | undefined },
): Promise<void> {
  const ids = await replaceFields(context.sql, id, rows);
  const rowId = ids.get('licenceNumber');
  if (rowId !== undefined && licence !== undefined)
    await upsertPersonal(context.sql, context.vault, licencesOf(context), [{ rowId, value: licence }]);
}
