// Browser and system of a session, read from its user agent (specification 4, sessions).

const browsers = [
  ['wxwork', 'WeCom'],
  ['MicroMessenger', 'WeChat'],
  ['Edg/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** `Chrome, Windows`; null when neither is known. */
export function deviceName(userAgent: string | null): string | null {
  const known = [browsers, systems].map((table) => table.find(([mark]) => userAgent?.includes(mark))?.[1]);
  return known.filter(Boolean).join(', ') || null;
}
