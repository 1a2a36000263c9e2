// A request goes from one state to another: written, logged, told to its requester; the next in the queue follows (product: verification).
import {
  verificationErrors,
  type VerificationAction,
  type VerificationKept,
  type VerificationState,
} from '@yijian/contract/verifications';
import { archiveUnfounded } from '../../doctors/index.ts';
import { notify } from '../../notifications/index.ts';
import { startWorkflow } from '../../workflows/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { selectIsSeen } from '../lists/lists.sql.ts';
import { newDoctorTopic, openStates, requireAction, stateInWords } from '../states.policy.ts';
import { actorOf } from '../verification-values.policy.ts';
import {
  insertEvent,
  lockDoctor,
  selectForUpdate,
  selectHasOpen,
  selectQueued,
  selectTask,
  updateRequest,
  type RequestChange,
  type StoredRequest,
} from './requests.sql.ts';

/** The request under its lock. Throws notFound. */
export async function lockRequest(context: Context, id: string): Promise<StoredRequest> {
  const request = await selectForUpdate(context.sql, id, context.user.id);
  if (request === undefined) throw fail(verificationErrors.notFound);
  return request;
}

/** The request under its lock, if the caller may do this to it now. */
export async function openFor(
  context: Context,
  { id, action }: { id: string; action: VerificationAction },
): Promise<StoredRequest> {
  const request = await lockRequest(context, id);
  const { sql, user } = context;
  if (request.requesterId !== user.id && !(await selectIsSeen(sql, user, id))) throw fail(verificationErrors.notFound);
  requireAction(action, { user: context.user, language: context.language, request });
  return request;
}

export interface Step {
  readonly request: StoredRequest;
  readonly action: string;
  readonly to: VerificationState;
  readonly reason?: string;
  readonly change?: RequestChange;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Who did it, where that is not the caller. */
  readonly by?: string | null;
}

/** Results the requester is told. */
const told: ReadonlySet<VerificationState> = new Set(['VERIFIED', 'PARTIAL', 'REJECTED', 'NEED_INFO', 'REVERIFY']);

/** Writes the step and its line. What leaves the open states lets the next one of the doctor in. */
export async function move(context: Context, { request, ...step }: Step): Promise<VerificationKept> {
  const { sql, clock } = context;
  const at = clock.now();
  const version = await updateRequest(sql, request.id, at, { ...step.change, state: step.to });
  await insertEvent(sql, {
    requestId: request.id,
    at,
    userId: step.by === undefined ? actorOf(context) : step.by,
    action: step.action,
    from: request.state,
    to: step.to,
    reason: step.reason ?? '',
    data: step.data ?? {},
  });
  if (request.isNewDoctor) await followDoctor(context, { request, step });
  if (told.has(step.to)) await tell(context, request, step.to);
  if (openStates.includes(request.state) && !openStates.includes(step.to)) await letNextIn(context, request.doctorId);
  return { id: request.id, state: step.to, version };
}

/** A doctor who was added to be verified leaves the lists when that is refused; whoever asked for the doctor hears of every step. */
async function followDoctor(
  context: Context,
  { request, step }: { request: StoredRequest; step: Omit<Step, 'request'> },
): Promise<void> {
  if (step.to === 'REJECTED') await archiveUnfounded(context, { id: request.doctorId, note: step.reason ?? '' });
  await emit(context, newDoctorTopic, { requestId: request.id });
}

async function tell(context: Context, request: StoredRequest, state: VerificationState): Promise<void> {
  const { doctorName } = request;
  await notify(context, {
    userId: request.requesterId,
    kind: 'verifications.result',
    title: {
      zh: `${doctorName}的核验${stateInWords(state, 'zh')}`,
      en: `Verification of ${doctorName}: ${stateInWords(state, 'en')}`,
    },
    path: `/customer/doctorDataValidation?id=${request.id}`,
  });
}

async function letNextIn(context: Context, doctorId: string): Promise<void> {
  await lockDoctor(context.sql, doctorId);
  const next = await selectQueued(context.sql, doctorId);
  if (next === undefined) return;
  const request = await lockRequest(context, next.id);
  const { requesterId, requesterLogin, requesterName, organizationId } = next;
  // Its process is its requester's, whoever let it in.
  const asRequester: Context = {
    ...context,
    user: {
      ...context.user,
      id: requesterId,
      login: requesterLogin,
      firstName: requesterName,
      organizationId: organizationId ?? undefined,
    },
  };
  await begin(asRequester, request, actorOf(context));
}

/** Hands it to the stewards, or into the queue behind another request for the same doctor. */
export async function handIn(
  context: Context,
  { request, isRisky }: { request: StoredRequest; isRisky: boolean },
): Promise<VerificationKept> {
  const { sql, clock } = context;
  await lockDoctor(sql, request.doctorId);
  const submitted = { submitted_at: clock.now(), is_risky: isRisky, reason: '', instance_id: null };
  const isBusy = await selectHasOpen(sql, { doctorId: request.doctorId, except: request.id, states: openStates });
  if (isBusy) return move(context, { request, action: 'submit', to: 'QUEUED', change: submitted });
  await updateRequest(sql, request.id, clock.now(), submitted);
  return begin(context, { ...request, isRisky }, actorOf(context));
}

/** Starts its process as the caller, who is its requester. */
async function begin(context: Context, request: StoredRequest, by: string | null): Promise<VerificationKept> {
  const kept = await move(context, {
    request,
    action: request.state === 'QUEUED' ? 'letIn' : 'submit',
    to: 'SUBMITTED',
    by,
  });
  const { id, doctorName, kind, isRisky, isNewDoctor } = request;
  const title = isNewDoctor
    ? { zh: `新增医生核验：${doctorName}`, en: `Verification of the new doctor ${doctorName}` }
    : { zh: `医生数据核验：${doctorName}`, en: `Verification of ${doctorName}` };
  await startWorkflow(context, {
    definitionKey: 'doctor-verification',
    title: title[context.language],
    form: { request: id, doctor: doctorName, kind, risky: isRisky },
    selected: {},
    isDraft: false,
  });
  return kept;
}

/** The task of the process that the caller decides, or with `isRevision` fills in again. */
export async function requireTask(
  context: Context,
  { request, isRevision = false }: { request: StoredRequest; isRevision?: boolean },
): Promise<string> {
  const { instanceId } = request;
  const task =
    instanceId === null
      ? undefined
      : await selectTask(context.sql, { instanceId, userId: context.user.id, isRevision });
  if (task === undefined) throw fail(verificationErrors.noTask);
  return task;
}
