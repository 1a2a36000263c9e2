// The enterprise is resolved from the domain of the page (specification 1, 7.1).
import { enterpriseEndpoints } from '@yijian/contract/enterprises';
import { ApiError, call, connect } from '../api/index.ts';
import { gatewayFor, loadSettings } from '../env/index.ts';
import { setSession, type SessionEnterprise } from './store.ts';

/** Asks the page's gateway and connects calls to the first enterprise it names; throws when there is none (R8.3). */
export async function loadEnterprise(): Promise<SessionEnterprise> {
  const { origin } = window.location;
  const gateway = gatewayFor(origin, await loadSettings());
  const found = await call(enterpriseEndpoints.find, { query: { domain: origin } }, { base: gateway, token: false });
  const first = Array.isArray(found) ? found[0] : undefined;
  if (!first) throw new ApiError({ status: 404, url: `${gateway}${enterpriseEndpoints.find.path}` });
  const enterprise: SessionEnterprise = { ...first, baseUrl: absolute(first.interfaceAddress, origin) };
  const chats = first.settings['languageModelAddress'];
  connect({
    interfaceAddress: enterprise.baseUrl,
    languageModelAddress: typeof chats === 'string' && chats !== '' ? absolute(chats, origin) : '',
    authAddress: absolute(first.authAddress, origin),
    realm: first.realm,
    clientId: first.clientId,
    enterpriseId: first.id,
  });
  setSession({ enterprise });
  void import('./overlay.ts').then(({ loadOverlay }) => loadOverlay());
  return enterprise;
}

function absolute(address: string, origin: string): string {
  return new URL(address, origin).href.replace(/\/+$/, '');
}
