// An address that a setting may name: https, and nothing in it but host and path.
export function isPlainAddress(address: string, allowPrivate: boolean): boolean {
  const url = URL.parse(address);
  const isSafe = url?.protocol === 'https:' || (allowPrivate && url?.protocol === 'http:');
  return isSafe && url.username === '' && url.password === '' && url.search === '' && url.hash === '';
}

/** A key goes to the host it was given for, never to another. */
export const isElsewhere = (before: string | undefined, now: string): boolean =>
  before !== undefined && URL.parse(before)?.host !== URL.parse(now)?.host;
