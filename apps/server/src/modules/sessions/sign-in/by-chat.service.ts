// Opens an account for whom enterprise chat vouches, with the same locks and the same log as a password (docs/security.md, sign-in).
import { addressSubject, lockSubject, secondsLocked } from './lock.policy.ts';
import { completeSignIn, countAddress, logAttempt, logUnknown, type SignInContext } from './sign-in.service.ts';
import { selectAccountByChat, selectIsKnownAddress, selectLock, type AccountRow } from './sign-in.sql.ts';

/** Whom the code stands for; WRONG is a code that is none, SILENT a chat that does not answer. */
export type TellPerson = () => Promise<{ readonly chatUserId: string } | 'STRANGER' | 'WRONG' | 'SILENT'>;

export type ChatSignIn =
  | { readonly outcome: 'SUCCESS'; readonly account: AccountRow }
  | { readonly outcome: 'WRONG' | 'DISABLED' | 'FACTOR' | 'SILENT' }
  | { readonly outcome: 'LOCKED'; readonly seconds: number };

/** What stands in the log in place of a login where the chat vouches for nobody. */
const NOBODY = 'enterprise-chat';

/**
 * Chat is a first factor: where a second one is set up or asked for, the account stays closed and the sign-in page leads on.
 * Codes that are none count for the address; a login that is locked is locked for this way as well.
 */
export async function signInByChat(ctx: SignInContext, { tell }: { tell: TellPerson }): Promise<ChatSignIn> {
  const fromAddress = await secondsOf(ctx, addressSubject(ctx.address));
  if (fromAddress > 0) {
    await logUnknown(ctx, { login: NOBODY, outcome: 'LOCKED' });
    return { outcome: 'LOCKED', seconds: fromAddress };
  }
  const person = await tell();
  if (person === 'SILENT') return { outcome: 'SILENT' };
  const account = typeof person === 'string' ? undefined : await selectAccountByChat(ctx.pool, person.chatUserId);
  if (account === undefined) {
    await countAddress(ctx);
    await logUnknown(ctx, { login: NOBODY, outcome: person === 'WRONG' ? 'WRONG_CODE' : 'UNKNOWN_USER' });
    return { outcome: 'WRONG' };
  }
  return openFor(ctx, account);
}

async function openFor(ctx: SignInContext, account: AccountRow): Promise<ChatSignIn> {
  const isKnown = await selectIsKnownAddress(ctx.pool, account.login, ctx.address);
  const seconds = await secondsOf(ctx, lockSubject(account.login, ctx.address, isKnown));
  if (seconds > 0) {
    await logAttempt(ctx, { account, outcome: 'LOCKED' });
    return { outcome: 'LOCKED', seconds };
  }
  if (!account.mayLogIn) {
    await logAttempt(ctx, { account, outcome: 'DISABLED' });
    return { outcome: 'DISABLED' };
  }
  if ((await ctx.needsFactor?.(account.id)) === true) {
    await logAttempt(ctx, { account, outcome: 'CODE_ASKED' });
    return { outcome: 'FACTOR' };
  }
  await completeSignIn(ctx, account);
  return { outcome: 'SUCCESS', account };
}

async function secondsOf(ctx: SignInContext, subject: string): Promise<number> {
  const { lock, now } = await selectLock(ctx.pool, subject);
  return secondsLocked(lock, now);
}
