// Signing in by single sign-on, and taking tokens from other ways in (specification 2.1, 4).
import { acceptTokens, connection, type TokenAnswer } from '../../api/index.ts';
import { basePath, pageUrl } from '../../env/index.ts';
import { language, setLanguage } from '../../i18n/index.ts';
import { isInternalPath } from '../../router/index.ts';
import { hasLanguage, setProviderToken, takeHandedLanguage } from '../../storage/index.ts';
import { loadEnterprise } from '../enterprise.ts';
import { provider, rememberIdToken } from './provider.ts';
import { getSession } from '../store.ts';

const NOTE = 'yijian:note';

/** Goes to the provider's page; `returnTo` is the path below /pc that opens afterwards. Login is required (R2.5). */
export async function signIn(returnTo = '/dashboard'): Promise<void> {
  const client = await provider();
  const request = await client.createSigninRequest({
    state: { returnTo, realm: connection().realm },
    response_type: 'code',
    // Until somebody chose, the provider speaks as the browser does.
    ...(hasLanguage() ? { ui_locales: language() === 'en' ? 'en' : 'zh-CN' } : {}),
  });
  window.location.assign(request.url);
}

/**
 * Call once at start, before the first drawing. When the provider sent the browser back here it keeps the tokens, puts
 * the path to open into the address in place of code and state, and answers true; without them it does nothing.
 */
export async function completeSignIn(): Promise<boolean> {
  const here = new URL(window.location.href);
  // Enterprise chat comes back with code and state as well, to a page of its own.
  if (here.pathname !== basePath) return false;
  if (!here.searchParams.has('state') || !(here.searchParams.has('code') || here.searchParams.has('error')))
    return false;
  const path = await exchange(here).catch((cause: unknown) => {
    console.error('signing in failed', cause);
    return '/404?failed=user';
  });
  window.history.replaceState(null, '', pageUrl(path));
  return true;
}

/** Exchanges the code for tokens; answers the path that was wanted before signing in. */
async function exchange(here: URL): Promise<string> {
  if (!getSession().enterprise) await loadEnterprise();
  const client = await provider();
  const answer = await client.processSigninResponse(here.href);
  // The provider's other fields, such as refresh_expires_in, travel on the same object.
  const tokens = answer as unknown as TokenAnswer;
  acceptSignIn(tokens);
  const handed = takeHandedLanguage();
  if (handed !== undefined) setLanguage(handed);
  rememberIdToken(answer.id_token);
  const endsAt = Date.now() + tokens.expires_in * 1000;
  setProviderToken(() => (Date.now() < endsAt ? tokens.access_token : null));
  const wanted = (answer.userState as { returnTo?: unknown } | undefined)?.returnTo;
  return typeof wanted === 'string' && isInternalPath(wanted) ? wanted : '/dashboard';
}

/** Keeps tokens from any way in: single sign-on, enterprise chat, doctor login. */
export function acceptSignIn(tokens: TokenAnswer): void {
  acceptTokens(tokens);
}

/** Leaves words for the page that comes after the reload. */
export function leaveSignInNote(message: string): void {
  try {
    window.sessionStorage.setItem(NOTE, message);
  } catch {
    // Without session storage the words are gone with the page.
  }
}

/** Why the last session ended; read before signing in again. */
export function signInNote(): string | null {
  try {
    return window.sessionStorage.getItem(NOTE);
  } catch {
    return null;
  }
}

/** Once the sign-in page stands: a page that is only being drawn may be thrown away and drawn anew. */
export function forgetSignInNote(): void {
  try {
    window.sessionStorage.removeItem(NOTE);
  } catch {
    // Without session storage there are no words either.
  }
}
