// What a page may load: nothing inline, nothing foreign but what its enterprise lists (docs/security.md).
import type { Settings } from '../platform/config/index.ts';
import type { Tenant } from '../platform/http/index.ts';

export const strictPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  frameSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/**
 * The header of the page of an enterprise: its listed hosts for frames and icons, its gateways and identity server.
 * Sockets are opened to the origin of the page and of its interface alone; older browsers do not count them to 'self'.
 */
export function pagePolicy(settings: Settings, tenant: Tenant | undefined, origin: string): string {
  const gateways = [tenant?.interfaceAddress, settings.FALLBACK_GATEWAY, ...gatewayAddresses(settings.GATEWAYS)];
  const chats = tenant?.settings['languageModelAddress'];
  const calls = [tenant?.authAddress, ...gateways, typeof chats === 'string' ? chats : undefined];
  const connect = [...calls.flatMap(originOf), ...[origin, ...gateways].flatMap(socketOf)];
  const policy: Record<string, string[]> = {
    ...strictPolicy,
    imgSrc: [...strictPolicy.imgSrc, ...hostsOf(tenant, 'iconHosts', 'https://')],
    // Without a scheme a host means that of the page or a safer one: an http frame only on an http page.
    frameSrc: [...strictPolicy.frameSrc, ...new Set([...hostsOf(tenant, 'frameHosts', ''), ...analyticsHost(tenant)])],
    connectSrc: [...strictPolicy.connectSrc, ...new Set(connect)],
  };
  return policyText(policy);
}

/** The policy as the header spells it. */
export function policyText(policy: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${sources.join(' ')}`)
    .join(';');
}

function hostsOf(tenant: Tenant | undefined, name: 'iconHosts' | 'frameHosts', scheme: string): string[] {
  const hosts = tenant?.settings[name];
  return Array.isArray(hosts) ? hosts.filter(isHost).map((host) => `${scheme}${host}`) : [];
}

/** The site whose dashboards reports and menu entries show. */
function analyticsHost(tenant: Tenant | undefined): string[] {
  const address = tenant?.settings['analyticsAddress'];
  return typeof address === 'string' ? [URL.parse(address)?.host].filter(isHost) : [];
}

/** A host stands in a header: anything that is no host name would let a setting write the policy. */
const isHost = (host: unknown): host is string => typeof host === 'string' && /^[a-z0-9.-]+(:\d+)?$/i.test(host);

const gatewayAddresses = (setting: string): string[] => setting.split(',').map((pair) => pair.split('=')[1] ?? '');

const socketOf = (address: string | undefined): string[] =>
  originOf(address).map((origin) => origin.replace(/^http/, 'ws'));

function originOf(address: string | undefined): string[] {
  const url = address === undefined ? null : URL.parse(address);
  return url === null || !/^https?:$/.test(url.protocol) ? [] : [url.origin];
}
