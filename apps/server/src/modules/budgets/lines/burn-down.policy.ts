// How much will be spent by the end of the year at the pace of the year so far.
const DAY = 86_400_000;
const SOONEST = 30;

/**
 * Spent so far / days gone * days of the year.
 * @param asOf YYYY-MM-DD, counted as gone
 * @returns CNY; null while fewer than 30 days are gone
 */
export function forecastOf(spent: number, asOf: string): number | null {
  const year = Number(asOf.slice(0, 4));
  const first = Date.UTC(year, 0, 1);
  const gone = (Date.parse(`${asOf}T00:00:00Z`) - first) / DAY + 1;
  if (gone < SOONEST) return null;
  return Math.round((spent / gone) * ((Date.UTC(year + 1, 0, 1) - first) / DAY));
}
