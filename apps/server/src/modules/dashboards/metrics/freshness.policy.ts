// Whether the source of a metric is older than its contract allows.
const DAY = 86_400_000;
const SHANGHAI = 8 * 3_600_000;

export const isStale = (newest: Date, limitDays: number, now: Date): boolean =>
  now.getTime() - newest.getTime() > limitDays * DAY;

/** A period that ended before the newest figure was stored is not touched by what is missing since. */
export function staleSince(
  newest: Date | null,
  { limitDays, to, now }: { readonly limitDays: number; readonly to: string; readonly now: Date },
): string | null {
  if (newest === null || !isStale(newest, limitDays, now)) return null;
  const day = new Date(newest.getTime() + SHANGHAI).toISOString().slice(0, 10);
  return to > day ? newest.toISOString() : null;
}
