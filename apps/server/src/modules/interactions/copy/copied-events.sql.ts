// The events of the copy in columns, as statements of analyses read them (decision 0027).

const DAY = 86_400_000;
const AHEAD = 8 * 3_600_000;
const millisecondsAt = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

/** Microseconds; whole numbers until the year 2255. */
export const startMoment = (day: string): number => millisecondsAt(day) * 1000;
/** The moment after the last of the day. */
export const endMoment = (day: string): number => (millisecondsAt(day) + DAY) * 1000;

/** YYYYMM in Shanghai. */
function monthAt(moment: number): number {
  const day = new Date(Math.floor(moment / 1000) + AHEAD);
  return day.getUTCFullYear() * 100 + day.getUTCMonth() + 1;
}

/**
 * Table `events` with the condition of the enterprise, of doctors who are enabled and of the moments before `until`; more conditions may follow
 * with `and`. Nothing over there knows of enterprises: no statement reads events otherwise.
 */
export function copiedEvents({
  enterpriseId,
  from,
  until,
}: {
  readonly enterpriseId: string;
  readonly from: number;
  readonly until: number;
}): string {
  const enterprise = BigInt(enterpriseId);
  return `events where enterprise_id = ${enterprise} and month between ${monthAt(from)} and ${monthAt(until - 1)}
    and moment >= ${from} and moment < ${until}
    and doctor_id not in (select id from disabled_doctors where enterprise_id = ${enterprise})`;
}
