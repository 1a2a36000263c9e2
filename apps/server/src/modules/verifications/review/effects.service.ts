// What the process of a verification does in this room: it begins, the steward is done, it is agreed to, it ended otherwise (product: verification).
import { verificationErrors, type VerificationState, type VerifiedField } from '@yijian/contract/verifications';
import { findVerifiable, writeVerified } from '../../doctors/index.ts';
import type { Decided } from '../../workflows/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectPersonal } from '../../../platform/secrets/index.ts';
import { lockRequest, move } from '../requests/moves.service.ts';
import {
  selectFields,
  selectForUpdate,
  selectIdOfInstance,
  updateRequest,
  type StoredField,
  type StoredRequest,
} from '../requests/requests.sql.ts';
import { openStates } from '../states.policy.ts';
import { EDITED_PART, isAccepted, licencesOf, outcomeOf, requireDecided } from '../verification-values.policy.ts';

const UNIQUE = '23505';

const idIn = (form: Decided['form']): string => {
  const id = form['request'];
  if (typeof id !== 'string' || !/^[1-9]\d{0,17}$/.test(id)) throw fail(verificationErrors.notFound);
  return id;
};

/** Ties the process to its request: nobody starts one for a request that is another's or was not handed in. */
export async function begun(context: Context, { form, instanceId, starterId }: Decided): Promise<void> {
  const request = await lockRequest(context, idIn(form));
  const isIts = request.instanceId === instanceId;
  const isNew = request.instanceId === null && request.state === 'SUBMITTED';
  if (request.requesterId !== starterId || form['risky'] !== request.isRisky || !(isNew || isIts))
    throw fail(verificationErrors.notFound);
  if (isNew)
    return void (await updateRequest(context.sql, request.id, context.clock.now(), { instance_id: instanceId }));
  const change = { picked_by: null, picked_at: null, reason: '' };
  await move(context, { request, action: 'submit', to: 'SUBMITTED', change });
}

async function requestOf(context: Context, decided: Decided): Promise<StoredRequest> {
  const request = await lockRequest(context, idIn(decided.form));
  if (request.instanceId !== decided.instanceId || !openStates.includes(request.state))
    throw fail(verificationErrors.notFound);
  return request;
}

/** The steward agreed: every field must be decided; what is risky goes to a second person. */
export async function reviewed(context: Context, decided: Decided): Promise<void> {
  const request = await requestOf(context, decided);
  requireDecided(await selectFields(context.sql, request.id), context.language);
  if (request.isRisky)
    await move(context, { request, action: 'complete', to: 'SUPERVISOR_REVIEW', by: decided.decidedBy ?? null });
}

/** All was agreed to: the doctor gets what was accepted, in the same transaction. */
export async function agreed(context: Context, decided: Decided): Promise<void> {
  const request = await requestOf(context, decided);
  const fields = await selectFields(context.sql, request.id);
  requireDecided(fields, context.language);
  const outcome = outcomeOf(fields);
  if (outcome !== 'REJECTED') await writeDoctor(context, { request, fields, outcome });
  const doctor = await findVerifiable(context, request.doctorId);
  const change = {
    decided_at: context.clock.now(),
    ...(doctor === undefined ? {} : { verified_hospital_id: doctor.hospitalId }),
  };
  const action = request.state === 'SUPERVISOR_REVIEW' ? 'approve' : 'complete';
  const by = decided.decidedBy ?? null;
  await move(context, { request, action, to: outcome, change, by, data: { fields: fields.map(shown) } });
}

const shown = ({ field, previous, requested, saved, decision }: StoredField) => ({
  field,
  previous,
  requested,
  saved,
  decision,
});

async function writeDoctor(
  context: Context,
  { request, fields, outcome }: { request: StoredRequest; fields: readonly StoredField[]; outcome: VerificationState },
): Promise<void> {
  const accepted = new Map<VerifiedField, string>();
  for (const one of fields.filter(isAccepted)) accepted.set(one.field, await valueOf(context, one));
  try {
    await writeVerified(context, {
      id: request.doctorId,
      name: accepted.get('name'),
      hospitalId: accepted.get('hospital'),
      departmentName: accepted.get('department'),
      titleCode: accepted.get('title'),
      licenceNumber: accepted.get('licenceNumber'),
      ...(outcome === 'VERIFIED' ? { isVerified: true } : {}),
    });
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE) throw fail(verificationErrors.sameDoctorThere);
    throw error;
  }
}

async function valueOf(context: Context, { id, field, requested, saved, decision }: StoredField): Promise<string> {
  if (field !== 'licenceNumber') return saved ?? requested;
  const rowId = decision === 'EDITED' ? `${id}${EDITED_PART}` : id;
  const sealed = await selectPersonal(context.sql, context.vault, licencesOf(context), [rowId]);
  return sealed.get(rowId) ?? '';
}

/** A process that was refused or cancelled in the workflow center moves its request as well. */
export async function followEnd(
  context: Context,
  ended: { readonly instanceId: string; readonly definitionKey: string; readonly state: string },
): Promise<void> {
  if (ended.definitionKey !== 'doctor-verification' || ended.state === 'APPROVED') return;
  const id = await selectIdOfInstance(context.sql, ended.instanceId);
  const request = id === undefined ? undefined : await selectForUpdate(context.sql, id, context.user.id);
  if (request === undefined || request.instanceId !== ended.instanceId || !openStates.includes(request.state)) return;
  if (ended.state === 'CANCELLED') {
    const change = { instance_id: null, picked_by: null, picked_at: null };
    await move(context, { request, action: 'withdraw', to: 'DRAFT', change });
  } else
    await move(context, { request, action: 'reject', to: 'REJECTED', change: { decided_at: context.clock.now() } });
}
