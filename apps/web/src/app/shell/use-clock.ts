// The time on the watermark, to the minute, as the product shows times (specification 1).
import { useEffect, useState } from 'react';

const MINUTE = 60_000;
const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Shanghai' });

/** `2026-11-20 10:42`, moving on every five minutes: the layer is drawn anew each time. */
export function useClock(): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5 * MINUTE);
    return () => clearInterval(timer);
  }, []);
  return format.format(now);
}
