// Logging out: the server is told first, then this browser forgets, then the provider ends its session (specification 7.1).
import { sessionEndpoints } from '@yijian/contract/sessions';
import { call, connect } from '../../api/index.ts';
import { pageUrl } from '../../env/index.ts';
import {
  cacheStore,
  clearTokens,
  currentToken,
  forgetSeen,
  forgetSimulation,
  setProviderToken,
} from '../../storage/index.ts';
import { provider, takeIdToken } from './provider.ts';
import { setSession } from '../store.ts';

const listeners = new Set<() => void>();

/** Told when this browser forgets the user: clear query caches, close sockets, drop tabs. Answers how to stop listening. */
export function onSignOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Logs out and leaves the page: to the provider's end of session, or to the start page. */
export async function logout(): Promise<void> {
  forgetSimulation();
  if (currentToken() !== null) await tellServer();
  const next = await endAddress();
  await forget();
  window.location.assign(next);
}

// Both calls go out with the token still here; a server that is away must not keep anyone signed in (R7.5).
async function tellServer(): Promise<void> {
  const quietly = { errorMessage: false, renew: false } as const;
  for (const row of [sessionEndpoints.logout, sessionEndpoints.logoutUser])
    await call(row, {}, quietly).catch(() => undefined);
}

async function endAddress(): Promise<string> {
  const idToken = takeIdToken();
  if (idToken === null) return pageUrl('');
  try {
    const client = await provider();
    const request = await client.createSignoutRequest({ id_token_hint: idToken });
    return request.url;
  } catch {
    return pageUrl('');
  }
}

async function forget(): Promise<void> {
  clearTokens();
  setProviderToken(() => null);
  cacheStore.clear();
  connect({ userId: '' });
  setSession({ user: null, menus: [], buttons: [] });
  for (const listener of listeners) listener();
  // The page is left whatever the browser answers.
  const late = new Promise((resolve) => setTimeout(resolve, 1000));
  await Promise.race([forgetSeen().catch(() => undefined), late]);
}
