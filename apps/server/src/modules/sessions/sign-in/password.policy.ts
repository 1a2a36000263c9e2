// Which passwords are good enough: length and a list of common ones, no composition rules (specification 5, R5.1).
import { sessionErrors } from '@yijian/contract/sessions';
import type { NamedError } from '@yijian/contract/core';
import { readFileSync } from 'node:fs';

export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;

const LIST = new URL('../../../../assets/sign-in/common-passwords.txt', import.meta.url);
let common: ReadonlySet<string> | undefined;

function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    readFileSync(LIST, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  return common;
}

/** The same text for the same keys, however the keyboard composed it. */
export const normalised = (password: string): string => password.normalize('NFC');

/**
 * Whether a password is one of the common ones, also with digits or marks around it or repeated to make it long,
 * or nothing but the login.
 */
export function isCommon(password: string, login: string): boolean {
  const lower = normalised(password).toLowerCase();
  const bare = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const unit = repeatedUnit(lower);
  const candidates = [lower, bare, unit, unit.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')];
  const listed = commonPasswords();
  return (
    new Set(lower).size < 4 ||
    unit.length <= 4 ||
    candidates.some((candidate) => listed.has(candidate) || candidate === login) ||
    isRun(lower)
  );
}

/** The shortest text that repeated gives the password: `abcabcabc` is `abc`. */
function repeatedUnit(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const unit = text.slice(0, length);
    if (text.length % length === 0 && unit.repeat(text.length / length) === text) return unit;
  }
  return text;
}

/** Neighbours all the way, such as abcdefghijkl or 210987654321. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((character, index) => character.codePointAt(0)! - text.codePointAt(index)!);
  const rising = steps.filter((step) => step === 1 || step === -9).length;
  const falling = steps.filter((step) => step === -1 || step === 9).length;
  return Math.max(rising, falling) === steps.length;
}

export interface NewPassword {
  readonly login: string;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** The first thing that is wrong with a change of password, before the old one is checked; undefined when nothing is. */
export function passwordFault(change: NewPassword): { error: NamedError; values: Record<string, number> } | undefined {
  const chosen = normalised(change.newPassword);
  const length = [...chosen].length;
  const fault = (error: NamedError, values: Record<string, number> = {}) => ({ error, values });
  if (change.oldPassword === '' || chosen === '') return fault(sessionErrors.passwordRequired);
  if (chosen !== normalised(change.confirmPassword)) return fault(sessionErrors.passwordMismatch);
  if (chosen === normalised(change.oldPassword)) return fault(sessionErrors.passwordSame);
  if (length < SHORTEST_PASSWORD) return fault(sessionErrors.passwordShort, { minimum: SHORTEST_PASSWORD });
  if (length > LONGEST_PASSWORD) return fault(sessionErrors.passwordLong, { maximum: LONGEST_PASSWORD });
  if (isCommon(chosen, change.login)) return fault(sessionErrors.passwordCommon);
  return undefined;
}

/** `password_changed_at` of a password an administrator gave out: it must be changed at the next sign-in. */
export const RESET_PASSWORD_AT = new Date(0);

/** Whether the password must be changed before the user goes on. Expiry in days is an enterprise setting; without it none expires. */
export function mustChangePassword(
  changedAt: Date | null,
  settings: Readonly<Record<string, unknown>>,
  now: Date,
): boolean {
  if (changedAt === null) return false;
  if (changedAt.getTime() === RESET_PASSWORD_AT.getTime()) return true;
  const days = settings['passwordDays'];
  return typeof days === 'number' && days > 0 && now.getTime() - changedAt.getTime() > days * 86_400_000;
}
