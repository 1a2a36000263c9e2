// The identity provider as a public client: authorization code with PKCE, loaded only when someone signs in or out (specification 2.1).
import type { OidcClient } from 'oidc-client-ts';
import { connection } from '../../api/index.ts';
import { pageUrl } from '../../env/index.ts';
import { readText, removeText, writeText } from '../../storage/index.ts';

// Named at sign-out, so that the provider ends the right session without asking again.
const ID_TOKEN = 'yijian:id-token';

/** A client for the enterprise's realm; our own provider and Keycloak speak the same paths. */
export async function provider(): Promise<OidcClient> {
  const { OidcClient, WebStorageStateStore } = await import('oidc-client-ts');
  const { authAddress, realm, clientId } = connection();
  return new OidcClient({
    authority: `${authAddress}/realms/${realm}`,
    client_id: clientId,
    redirect_uri: pageUrl(''),
    post_logout_redirect_uri: pageUrl(''),
    scope: 'openid profile',
    // The verifier lives as long as this browser tab: another tab's sign-in does not meet it.
    stateStore: new WebStorageStateStore({ store: window.sessionStorage, prefix: 'yijian:oidc:' }),
  });
}

export function rememberIdToken(token: string | undefined): void {
  if (token) writeText(ID_TOKEN, token);
}

export function takeIdToken(): string | null {
  const token = readText(ID_TOKEN);
  removeText(ID_TOKEN);
  return token;
}
