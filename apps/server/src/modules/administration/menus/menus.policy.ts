// Which addresses a menu entry may name: nothing that runs; icons only from the enterprise's listed hosts (specification 2.3, 3).

/** Hosts an enterprise lists in its settings; anything that is no host name counts for nothing. */
export function listedHosts(settings: Readonly<Record<string, unknown>>, name: 'iconHosts'): string[] {
  const hosts = settings[name];
  if (!Array.isArray(hosts)) return [];
  return hosts.filter((host): host is string => typeof host === 'string' && /^[a-z0-9.-]+(:\d+)?$/i.test(host));
}

/** Written as https, no user info, exactly one of the hosts. */
function isAtHost(address: string, hosts: readonly string[]): boolean {
  if (!/^https:\/\/[^\\\s\p{Cc}]+$/u.test(address) || !URL.canParse(address)) return false;
  const { host, username, password } = new URL(address);
  return username === '' && password === '' && hosts.some((listed) => listed.toLowerCase() === host);
}

/** The host of an http address without user info, as the page frames it; undefined for anything else. */
export function hostOfApi(api: string): string | undefined {
  if (!/^https?:\/\/[^\\\s\p{Cc}]+$/iu.test(api) || !URL.canParse(api)) return undefined;
  const { host, username, password } = new URL(api);
  const isNamed = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/.test(host);
  return isNamed && username === '' && password === '' ? host : undefined;
}

/** The name of a line icon such as `badge-check`, or a picture at a listed host. */
export function isIconAllowed(icon: string, hosts: readonly string[]): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(icon) || isAtHost(icon, hosts);
}
