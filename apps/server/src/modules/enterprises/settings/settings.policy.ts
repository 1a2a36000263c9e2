// Which domains and addresses an enterprise may name, and what of a change can lock everyone out (specification 3, 7.1).
import {
  SharedDashboards,
  embedParameters,
  type ChangedSettings,
  type EnterpriseSettings,
} from '@yijian/contract/enterprises';
import type { SettingsRow } from './settings.sql.ts';

/** A host name as browsers send it, in lower case, with a port only where it is given. */
export function isDomain(domain: string): boolean {
  return /^[a-z0-9.:[\]-]+$/.test(domain) && URL.parse(`http://${domain}`)?.host === domain;
}

export const hostOfDomain = (domain: string): string => domain.replace(/:\d+$/, '');

/** The domain of the list by which a host is served. */
export const domainOf = (domains: readonly string[], host: string): string | undefined =>
  domains.find((domain) => domain === host) ?? domains.find((domain) => domain === hostOfDomain(host));

/** A path of this site, or an https address without a query. `http` passes where development allows it. */
export function isAddress(address: string, allowPrivate: boolean): boolean {
  if (/^\/(?![/\\])[\w\-./]*$/.test(address)) return true;
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || (allowPrivate && url.protocol === 'http:');
}

/** An address at one of the enterprise's own domains: tokens of users go there. */
export function isOwnAddress(address: string, domains: readonly string[], allowPrivate: boolean): boolean {
  const host = URL.parse(address)?.hostname;
  return host !== undefined && isAddress(address, allowPrivate) && domains.some((one) => hostOfDomain(one) === host);
}

/** Fields whose change signs everyone out, and locks everyone out when it is wrong. */
export const reachFields = ['authAddress', 'realm', 'clientId', 'interfaceAddress'] as const;

export const changesReach = (before: SettingsRow, input: ChangedSettings): boolean =>
  reachFields.some((field) => before[field] !== input[field]);

export const changesSignIn = (before: SettingsRow, input: ChangedSettings): boolean =>
  reachFields.some((field) => field !== 'interfaceAddress' && before[field] !== input[field]);

export interface Branding {
  readonly name?: { readonly zh?: string; readonly en?: string };
  readonly logo?: string | null;
}

export const brandingOf = (row: Pick<SettingsRow, 'settings'>): Branding =>
  (row.settings['branding'] as Branding | undefined) ?? {};

export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

export const sharedOf = ({ settings }: Pick<SettingsRow, 'settings'>): SharedDashboards =>
  SharedDashboards.safeParse(settings['sharedDashboards'] ?? {}).data ?? SharedDashboards.parse({});

export const parametersOf = ({ settings }: Pick<SettingsRow, 'settings'>): EnterpriseSettings['embedParameters'] =>
  embedParameters.filter((one) => textsOf(settings['embedParameters']).includes(one));

export const isShared = (shared: SharedDashboards): boolean =>
  Object.values(shared).some(({ test, production }) => test !== '' || production !== '');
