// The start-up guard: enterprise, then user, then generated routes, in this order; a failure ends at /404 (specification 2.1).
import { ApiError } from '../../lib/api/index.ts';
import { getSession, loadEnterprise, loadMenus, loadUser, signIn } from '../../lib/session/index.ts';
import { clearTokens, currentToken, readRefreshToken } from '../../lib/storage/index.ts';
import { forgetFacts, keepFacts } from './facts-store.ts';
import { signInMode } from '../../features/sessions/index.ts';

export type StartUp =
  | { readonly outcome: 'ready' }
  /** Nobody is signed in, and this page may be read all the same. */
  | { readonly outcome: 'open' }
  /** Go to this path of ours. */
  | { readonly outcome: 'go'; readonly path: string }
  /** The browser is on its way to another page. */
  | { readonly outcome: 'leaving' };

/** What failed, told on the 404 page. */
export type Failure = 'enterprise' | 'user';

/** Brings the session up for one wanted path; a public page is shown to somebody signed out as well. Never throws. */
export async function startUp(wanted: string, isPublic = false): Promise<StartUp> {
  try {
    if (!getSession().enterprise) await loadEnterprise();
  } catch {
    return failed('enterprise');
  }
  if (currentToken() === null && readRefreshToken() === null)
    return isPublic ? { outcome: 'open' } : beginSignIn(wanted);
  try {
    await loadUser();
    await loadMenus();
    keepFacts();
    return { outcome: 'ready' };
  } catch (error) {
    // On a 401 the session has ended itself: the user is logged out and the page is on its way to sign-in.
    if (error instanceof ApiError && error.status === 401) return { outcome: 'leaving' };
    return failed('user');
  }
}

function failed(failure: Failure): StartUp {
  clearTokens();
  forgetFacts();
  return { outcome: 'go', path: `/404?failed=${failure}` };
}

async function beginSignIn(wanted: string): Promise<StartUp> {
  const { enterprise } = getSession();
  if (enterprise && signInMode(enterprise) === 'enterprise-chat') {
    return { outcome: 'go', path: `/initWecom?${new URLSearchParams({ redirect: wanted }).toString()}` };
  }
  try {
    await signIn(wanted);
    return { outcome: 'leaving' };
  } catch {
    return failed('user');
  }
}
