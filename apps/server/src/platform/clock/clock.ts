// Time as a dependency, so that tests can stand at any hour.

export interface Clock {
  /** The present moment. */
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved; for tests and demo data. */
export function fixedClock(start: Date): Clock & { move(milliseconds: number): void } {
  let moment = start.getTime();
  return {
    now: () => new Date(moment),
    move: (milliseconds) => {
      moment += milliseconds;
    },
  };
}

/** The calendar day of a moment in Asia/Shanghai, YYYY-MM-DD. China keeps UTC+8 all year. */
export function dayInShanghai(moment: Date): string {
  return new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
}

/** A moment as people in Shanghai read it, to the minute. */
export function momentInWords(moment: Date, language: 'zh' | 'en'): string {
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Shanghai',
  }).format(moment);
}
