// How long files of articles wait, and which part of a file a reader asks for.

/** Milliseconds a file waits for an article that shows it. */
const KEPT_UNUSED = 7 * 86_400_000;

/** What was uploaded before and is shown by no article is cleared away. */
export const unusedSince = (now: Date): Date => new Date(now.getTime() - KEPT_UNUSED);

/** First and last byte, both counted. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/**
 * The one range that a header asks for, within a file of `size` bytes (RFC 9110, 14.1.2). Undefined where the whole file is meant: without
 * a header, for several ranges and for one that is not understood. Null for a range that lies outside.
 */
export function spanOf(header: string | undefined, size: number): Span | undefined | null {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (asked === null) return undefined;
  const [, from = '', to = ''] = asked;
  if (from === '' && to === '') return undefined;
  if (from === '') return Number(to) === 0 ? null : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? null : { first, last };
}
