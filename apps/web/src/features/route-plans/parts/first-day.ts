// The day that is planned unless another is named.

const SHANGHAI_HOURS = 8;
/** Doctors receive until about then; later there is nothing left of the day. */
const LAST_HOUR = 16;

/** Today while there is something left of it, otherwise the next day; weekends are passed over. */
export function firstDay(now: Date): string {
  const day = new Date(now.getTime() + SHANGHAI_HOURS * 3_600_000);
  if (day.getUTCHours() >= LAST_HOUR) day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
