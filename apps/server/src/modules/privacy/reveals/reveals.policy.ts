// Who may see which personal value whole, and which numbers can be true (specification 6).
import type { PersonalField, PersonalTable } from '@yijian/contract/privacy';
import { isAllowed, ruleOf, type SessionUser } from '../../../platform/auth/index.ts';

/** Beyond the permission of the call: what a speaker is paid by is sensitive and has one of its own. */
const PAYMENT_NUMBERS = 'customer:doctors:payment-numbers';

export function mayReveal(user: SessionUser, table: PersonalTable, field: PersonalField): boolean {
  if (table === 'users') return field === 'PHONE' && !isNarrowed(user, table) && isAllowed(user, 'admin:users:reveal');
  if (field === 'LICENCE_NUMBER') return isAllowed(user, 'customer:doctors:reveal');
  if (field === 'PHONE') return !isNarrowed(user, table) && isAllowed(user, 'customer:doctors:reveal');
  return isAllowed(user, 'customer:doctors:reveal') && isAllowed(user, PAYMENT_NUMBERS);
}

/** Whether the roles of the user narrow the phones of these records; then no whole one is shown either. */
export function isNarrowed(user: SessionUser, table: PersonalTable): boolean {
  return ruleOf(user, table === 'users' ? 'user.phone' : 'doctor.phone') !== 'READ';
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Whether a number without spaces can be one: the check character of GB 11643; the length of an account. */
export function isPossible(field: 'ID_NUMBER' | 'BANK_ACCOUNT', value: string): boolean {
  if (field === 'BANK_ACCOUNT') return /^\d{12,30}$/.test(value);
  if (!/^\d{17}[\dX]$/.test(value)) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(value[at]), 0);
  return '10X98765432'[sum % 11] === value[17];
}
