// What may happen to an account: not to one's own, not to the last administrator's; which temporary passwords are good enough (R5.1).
import { administrationErrors, type GivenPassword } from '@yijian/contract/administration';
import type { NamedError } from '@yijian/contract/core';
import { sessionErrors } from '@yijian/contract/sessions';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD, isCommon } from '../../sessions/index.ts';
import { ruleOf, type EditedField, type Ruled } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { StoredAccount } from './accounts.sql.ts';

export type Standing = Pick<StoredAccount, 'id' | 'isEnabled' | 'mayLogIn' | 'roleIds'>;

const sameRoles = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Nobody switches the own account off or changes the own roles. */
export function requireNotOwn(callerId: string, before: Standing, after: Standing | undefined): void {
  if (callerId !== before.id) return;
  const kept = after !== undefined && after.isEnabled && after.mayLogIn && sameRoles(before.roleIds, after.roleIds);
  if (!kept) throw fail(administrationErrors.ownAccount);
}

/** Whether the account administers: enabled, may sign in, holds a role that makes an administrator. */
export function administers(account: Standing | undefined, administratorRoles: readonly string[]): boolean {
  return (
    account !== undefined &&
    account.isEnabled &&
    account.mayLogIn &&
    account.roleIds.some((id) => administratorRoles.includes(id))
  );
}

export interface PasswordFault {
  readonly error: NamedError;
  readonly field: 'password' | 'confirmPassword';
  readonly values: Readonly<Record<string, number>>;
}

/** The first thing wrong with a password that is given out; undefined when nothing is. */
export function givenPasswordFault(login: string, given: GivenPassword): PasswordFault | undefined {
  const chosen = given.password.normalize('NFC');
  const length = [...chosen].length;
  const fault = (error: NamedError, values: Record<string, number> = {}): PasswordFault => ({
    error,
    field: 'password',
    values,
  });
  if (chosen === '') return fault(sessionErrors.passwordRequired);
  if (chosen !== given.confirmPassword.normalize('NFC'))
    return { error: sessionErrors.passwordMismatch, field: 'confirmPassword', values: {} };
  if (length < SHORTEST_PASSWORD) return fault(sessionErrors.passwordShort, { minimum: SHORTEST_PASSWORD });
  if (length > LONGEST_PASSWORD) return fault(sessionErrors.passwordLong, { maximum: LONGEST_PASSWORD });
  return isCommon(chosen, login) ? fault(sessionErrors.passwordCommon) : undefined;
}

type Narrowed = Pick<StoredAccount, 'phone' | 'email' | 'workId'>;

/** A form never holds a value its reader may not see whole: a part of it would come back as the value. */
export function withoutUnread<T extends Narrowed>(user: Ruled, account: T): T {
  const read = <K extends keyof Narrowed>(key: K): Narrowed[K] =>
    ruleOf(user, `user.${key}`) === 'READ' ? account[key] : null;
  return { ...account, phone: read('phone'), email: read('email'), workId: read('workId') };
}

/** Which governed fields of an account a change touches. */
export const editedOf = (before: Narrowed, after: Narrowed): EditedField[] =>
  (['phone', 'email', 'workId'] as const).map((name) => ({
    field: `user.${name}`,
    name: `body.${name}`,
    isChanged: (before[name] ?? '') !== (after[name] ?? ''),
  }));

/** What the writer does not read stays as it is. */
export function withUnread<T extends Narrowed>(user: Ruled, before: Narrowed, after: T): T {
  const kept = <K extends keyof Narrowed>(key: K): Narrowed[K] =>
    ruleOf(user, `user.${key}`) === 'READ' ? after[key] : before[key];
  return { ...after, phone: kept('phone'), email: kept('email'), workId: kept('workId') };
}
