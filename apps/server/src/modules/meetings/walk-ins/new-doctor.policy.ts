// Where a walk-in stands while the request to add the doctor stands where it does (product: Attendee machine).
import { coreErrors } from '@yijian/contract/core';
import { meetingErrors as errors, type GuestState } from '@yijian/contract/meetings';
import type { VerificationState } from '@yijian/contract/verifications';
import { isAllowed, type SessionUser } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';

/** A request that is withdrawn or refused leaves the walk-in to be matched; one that is verified again later changes nothing. */
const standing: Readonly<Partial<Record<VerificationState, GuestState>>> = {
  DRAFT: 'TO_RECONCILE',
  SUBMITTED: 'NEW_DOCTOR',
  QUEUED: 'NEW_DOCTOR',
  IN_REVIEW: 'NEW_DOCTOR',
  SUPERVISOR_REVIEW: 'NEW_DOCTOR',
  NEED_INFO: 'NEW_DOCTOR',
  VERIFIED: 'RECONCILED',
  PARTIAL: 'RECONCILED',
  REJECTED: 'TO_RECONCILE',
};

/** States in which a walk-in follows its request; one who was matched or refused otherwise does not. */
const following: ReadonlySet<GuestState> = new Set(['TO_RECONCILE', 'NEW_DOCTOR']);

/** Where the walk-in has to go now; undefined where it stays. */
export function nextOf(guest: GuestState, request: VerificationState): GuestState | undefined {
  const next = standing[request];
  return following.has(guest) && next !== guest ? next : undefined;
}

interface Refused {
  readonly isRefused: boolean;
  readonly askedAgainAt: Date | null;
  readonly reason: string;
}

/** After a refusal the doctor is asked for once more, and says why; answers whether this is that time. */
export function requireAsking({ isRefused, askedAgainAt, reason }: Refused, language: 'zh' | 'en'): boolean {
  if (!isRefused) return false;
  if (askedAgainAt !== null) throw fail(errors.askedAgain);
  if (reason.trim() === '')
    throw fail(coreErrors.badInput, { fields: 'body.reason' }, [{ field: 'body.reason', message: whyAgain[language] }]);
  return true;
}

const whyAgain = { zh: '请说明为何再次申请', en: 'say why you ask again' } as const;

const needed = ['customer:doctors:write', 'customer:verifications:write'] as const;

/** Throws which right is missing. */
export function requireAdding(user: SessionUser): void {
  const permission = needed.find((one) => !isAllowed(user, one));
  if (permission !== undefined) throw fail(errors.mayNotAddDoctors, { permission });
}
