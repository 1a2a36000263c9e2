// Who a token is about.
import { selectRoleCodes } from '../rights/session-users.sql.ts';
import { selectAccount } from '../sign-in/sign-in.sql.ts';
import type { RealmContext, TokenHolder } from '../identity/realm.policy.ts';

/** The holder of a token of this user and session; undefined when the user may not sign in any more. */
export async function findHolder(
  ctx: Pick<RealmContext, 'pool'>,
  input: { userId: string; sessionKey: string },
): Promise<TokenHolder | undefined> {
  if (!/^\d{1,19}$/.test(input.userId)) return undefined;
  const account = await selectAccount(ctx.pool, input.userId);
  if (account === undefined || !account.mayLogIn) return undefined;
  const roles = await selectRoleCodes(ctx.pool, account.id);
  return { login: account.login, name: account.firstName, email: account.email, roles, sessionKey: input.sessionKey };
}
