// A data steward decides: the doctor is matched or created, the phone and the consent are kept, a verification is drafted.
import { doctorPortalErrors as errors, type DoctorRequest } from '@yijian/contract/doctor-portal';
import { byWhom } from '../../audit/index.ts';
import { addDoctor, writePhone } from '../../doctors/index.ts';
import { grantOwnConsent } from '../../privacy/index.ts';
import { saveDraft } from '../../verifications/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { deletePersonal, selectPersonal } from '../../../platform/secrets/index.ts';
import { findRequest, holdersOf, phoneOfRequest, requireRequest } from './doctor-requests.service.ts';
import { lockRequest, updateDecided, type RequestRow } from './doctor-requests.sql.ts';
import { requestsTable } from './requests.policy.ts';

const decidedWords = {
  ACCEPTED: { zh: '已采纳', en: 'accepted' },
  REFUSED: { zh: '未采纳', en: 'refused' },
} as const;

async function lockOpen(context: Context, id: string): Promise<RequestRow> {
  const state = await lockRequest(context.sql, id);
  if (state === undefined) throw fail(errors.requestNotFound);
  if (state !== 'OPEN') {
    const by = await byWhom(context, { kind: 'doctor_portal_requests', id });
    throw fail(errors.requestDecided, { state: decidedWords[state][context.language], by });
  }
  return requireRequest(context, id);
}

/** What the doctor wrote becomes a draft of a verification; only a verified certificate changes the record of a known doctor. */
export async function acceptRequest(
  context: Context,
  { id, doctorId }: { id: string; doctorId?: string | undefined },
): Promise<DoctorRequest> {
  const request = await lockOpen(context, id);
  const licence = await licenceOf(context, id);
  const matched = request.kind === 'CORRECTION' ? request.doctorId! : await matchDoctor(context, { request, doctorId });
  const { id: verificationId } = await saveDraft(context, {
    doctorId: matched,
    note: noteOf(context, request),
    fields: {
      name: request.name,
      hospital: request.hospitalId,
      department: request.department === '' ? undefined : request.department,
      title: request.titleCode ?? undefined,
      licenceNumber: licence,
    },
  });
  await decide(context, { id, state: 'ACCEPTED', doctorId: matched, verificationId, reason: '' });
  return findRequest(context, id);
}

export async function refuseRequest(
  context: Context,
  { id, reason }: { id: string; reason: string },
): Promise<DoctorRequest> {
  await lockOpen(context, id);
  await decide(context, { id, state: 'REFUSED', doctorId: null, verificationId: null, reason });
  return findRequest(context, id);
}

const noteOf = ({ language }: Context, { id, kind, note }: RequestRow): string => {
  const words = {
    REGISTRATION: { zh: `医生本人注册，申请 ${id}`, en: `Registered by the doctor, request ${id}` },
    CORRECTION: { zh: `医生本人申请更正，申请 ${id}`, en: `Correction asked for by the doctor, request ${id}` },
  }[kind][language];
  return note === '' ? words : `${words}: ${note}`;
};

async function licenceOf({ sql, vault, enterprise }: Context, id: string): Promise<string | undefined> {
  const set = { enterpriseId: enterprise.id, table: requestsTable, field: 'LICENCE_NUMBER' } as const;
  return (await selectPersonal(sql, vault, set, [id])).get(id);
}

/**
 * The doctor of a registration, with the proved phone and the consent. A phone opens the pages of one doctor alone; one that
 * is not proved opens none and says nothing about who asks.
 */
async function matchDoctor(
  context: Context,
  { request, doctorId }: { request: RequestRow; doctorId: string | undefined },
): Promise<string> {
  const phone = request.phoneProved ? await phoneOfRequest(context, request.id) : undefined;
  const holders = await holdersOf(context, phone);
  if (holders.some((holder) => holder !== doctorId)) throw fail(errors.phoneTaken);
  const matched = doctorId ?? (await createDoctor(context, request));
  // An unknown doctor, or one out of range, is found out by the draft; it undoes the phone with everything else.
  if (phone !== undefined && !holders.includes(matched)) await writePhone(context, { id: matched, phone });
  if (request.consentTextId !== null)
    await grantOwnConsent(context, {
      doctorId: matched,
      purpose: 'MEETING',
      channel: 'SMS',
      textId: request.consentTextId,
      evidence: `doctor portal, registration ${request.id}`,
      at: request.at,
    });
  return matched;
}

async function createDoctor(context: Context, request: RequestRow): Promise<string> {
  const { name, hospitalId, department, titleCode } = request;
  const { id } = await addDoctor(context, {
    name,
    hospitalId,
    departmentName: department,
    titleCode: titleCode ?? undefined,
    enName: '',
    tier: 'D',
    degreeTitle: '',
    professionalDirection: '',
    own: false,
    reason: noteOf(context, request),
  });
  return id;
}

interface Decision {
  readonly id: string;
  readonly state: 'ACCEPTED' | 'REFUSED';
  readonly doctorId: string | null;
  readonly verificationId: string | null;
  readonly reason: string;
}

/** Whole numbers are not kept beyond the decision. */
async function decide({ sql, user, clock }: Context, { id, ...decision }: Decision): Promise<void> {
  await updateDecided(sql, id, { ...decision, userId: user.id, at: clock.now() });
  for (const field of ['PHONE', 'LICENCE_NUMBER'] as const)
    await deletePersonal(sql, { table: requestsTable, field }, [id]);
}
