// Days as the product counts them: in Shanghai, where a new one begins at 16:00 UTC.

const DAY = 86_400_000;

/** The day in Shanghai, so many days from today; YYYY-MM-DD. */
export function shanghaiDay(ahead = 0): string {
  return new Date(Date.now() + 8 * 3_600_000 + ahead * DAY).toISOString().slice(0, 10);
}
