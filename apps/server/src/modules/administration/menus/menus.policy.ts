// Which addresses a menu entry may name: nothing that runs, nothing outside the enterprise's listed hosts (specification 3).

/** Hosts an enterprise lists in its settings; anything that is no host name counts for nothing. */
export function listedHosts(settings: Readonly<Record<string, unknown>>, name: 'frameHosts' | 'iconHosts'): string[] {
  const hosts = settings[name];
  if (!Array.isArray(hosts)) return [];
  return hosts.filter((host): host is string => typeof host === 'string' && /^[a-z0-9.-]+(:\d+)?$/i.test(host));
}

/** A path inside the product: one leading slash, no backslash, no white space, no control character. */
const isInside = (address: string): boolean => /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(address);

/** Written as https, no user info, exactly one of the hosts. */
function isAtHost(address: string, hosts: readonly string[]): boolean {
  if (!/^https:\/\/[^\\\s\p{Cc}]+$/u.test(address) || !URL.canParse(address)) return false;
  const { host, username, password } = new URL(address);
  return username === '' && password === '' && hosts.some((listed) => listed.toLowerCase() === host);
}

export function isApiAllowed(api: string, hosts: readonly string[]): boolean {
  return isInside(api) || isAtHost(api, hosts);
}

/** The name of a line icon such as `badge-check`, or a picture at a listed host. */
export function isIconAllowed(icon: string, hosts: readonly string[]): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(icon) || isAtHost(icon, hosts);
}
