// The log of sign-ins and its locks, for the console (specification 3; reliability, sign-in).
import {
  sessionErrors,
  type SignIn,
  type SignInFilter,
  type SignInLock,
  type SignInQuery,
  type Unlock,
} from '@yijian/contract/sessions';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import {
  countSignInRows,
  selectLocks,
  selectSignIns,
  setReason,
  updateUnlocked,
  type SignInRow,
} from './sign-in-log.sql.ts';

const MOST_COUNTED = 100_000;

export async function listSignIns(
  context: Context,
  { before, size, ...filter }: SignInQuery,
): Promise<{ content: SignIn[]; next: string | null }> {
  const rows = await selectSignIns(context.sql, filter, { before, size, language: context.language });
  const content = rows.slice(0, size).map(shown);
  return { content, next: rows.length > size ? content.at(-1)!.id : null };
}

const shown = ({ at, ...row }: SignInRow): SignIn => ({ ...row, at: at.toISOString() });

export async function countSignIns(
  context: Context,
  filter: SignInFilter,
): Promise<{ total: number; isExact: boolean }> {
  const total = await countSignInRows(context.sql, filter, MOST_COUNTED);
  return { total: Math.min(total, MOST_COUNTED), isExact: total <= MOST_COUNTED };
}

export async function listLocks(context: Context): Promise<SignInLock[]> {
  const rows = await selectLocks(context.sql);
  return rows.map(({ lockedUntil, ...row }) => ({ ...row, lockedUntil: lockedUntil?.toISOString() ?? null }));
}

/** Forgets the failures; the trail keeps who did it and why. */
export async function unlockSignIn(context: Context, { subject, reason }: Unlock): Promise<{ done: true }> {
  await setReason(context.sql, reason);
  if (!(await updateUnlocked(context.sql, subject))) throw fail(sessionErrors.lockNotFound);
  return { done: true };
}
