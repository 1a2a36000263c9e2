// Unified social credit codes for tests.
import { isCreditCode } from '@yijian/contract/counterparties';

/** A valid code for a number of at most seven digits. */
export function creditCode(number: number): string {
  const body = `9131000000${String(number).padStart(7, '0')}`;
  return [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map((digit) => body + digit).find(isCreditCode)!;
}
