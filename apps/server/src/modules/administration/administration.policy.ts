// Who may give or take the rights of the console itself, and how a refusal names its field (specification 6).
import { administrationErrors } from '@yijian/contract/administration';
import type { NamedError } from '@yijian/contract/core';
import { isAllowed, type SessionUser } from '../../platform/auth/index.ts';
import { fail, wordsOf, type Failure, type Values } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';

/** Permissions that reach the console or everything; whoever does not hold one can neither give nor take it. */
export function reachesConsole(code: string | null): code is string {
  return code !== null && /^(admin|\*):/.test(code);
}

/** Throws unless the caller holds each of those `codes` that reach the console. */
export function requireHeld(user: SessionUser, codes: readonly (string | null)[]): void {
  const beyond = codes.filter(reachesConsole).some((code) => !isAllowed(user, code));
  if (beyond) throw fail(administrationErrors.beyondOwnRights);
}

/** A refusal that stands beside a field of the form. */
export function refuseField(
  context: Pick<Context, 'language'>,
  error: NamedError,
  input: { field: string; values?: Values },
): Failure {
  const { field, values = {} } = input;
  return fail(error, values, [{ field: `body.${field}`, message: wordsOf(error, context.language, values) }]);
}

/** Throws when someone else has changed the record since it was read. */
export function requireVersion(stored: string, read: string): void {
  if (stored !== read) throw fail(administrationErrors.changedMeanwhile);
}
