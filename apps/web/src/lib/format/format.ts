// Formatters of one language; absent values show a dash (specification 9, R9.9).
import type { Language } from '@yijian/contract/core';
import { useLanguage } from '../i18n/index.ts';
import { phraseIn } from './format.phrases.ts';
import { daysBetween, formatDay, shanghaiParts, today, type Instant } from './moment.ts';
import { maskPhone } from './phone.ts';

type Maybe<T> = T | null | undefined;
const ABSENT = '—';
const isGiven = <T>(value: Maybe<T>): value is T => value !== null && value !== undefined && value !== '';

export type Format = ReturnType<typeof build>;

const ready = new Map<Language, Format>();

/** Formatters of a language: `formatIn('en').money('1200.5')`. */
export function formatIn(which: Language): Format {
  const known = ready.get(which) ?? build(which);
  ready.set(which, known);
  return known;
}

/** Inside React: `const format = useFormat(); format.date(visit.at)`; redraws when the language changes. */
export function useFormat(): Format {
  return formatIn(useLanguage());
}

function build(which: Language) {
  const say = phraseIn(which);
  const locale = which === 'en' ? 'en-US' : 'zh-CN';
  const present = <T>(value: Maybe<T>, show: (value: T) => string | null): string =>
    isGiven(value) ? (show(value) ?? ABSENT) : ABSENT;
  const number = (value: number | string, options: Intl.NumberFormatOptions): string | null => {
    const amount = Number(value);
    return Number.isFinite(amount) ? new Intl.NumberFormat(locale, options).format(amount) : null;
  };

  return {
    /** YYYY-MM-DD in Shanghai. */
    date: (value: Maybe<Instant>) => present(value, formatDay),
    /** 11-04, Nov 4: a day of this year; of another year with that year. */
    shortDate: (value: Maybe<Instant>, now: Instant = Date.now()) =>
      present(value, (at) => shortDate(which, formatDay(at), today(now))),
    /** YYYY-MM-DD HH:mm in Shanghai. */
    dateTime: (value: Maybe<Instant>) =>
      present(value, (at) => {
        const parts = shanghaiParts(at);
        return parts && `${parts.day} ${parts.time}`;
      }),
    /** 2026-11-28 09:00 – 17:00, the end with its day where it is another one; the beginning alone without an end. */
    span: (from: Maybe<Instant>, to: Maybe<Instant>) => span(from, to) ?? ABSENT,
    /** 周一, Mon; of the day in Shanghai. */
    weekday: (value: Maybe<Instant>) =>
      present(value, (at) =>
        new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'Asia/Shanghai' }).format(new Date(at)),
      ),
    /** HH:mm in Shanghai. */
    time: (value: Maybe<Instant>) => present(value, (at) => shanghaiParts(at)?.time ?? null),
    /** Today 上午/下午 hh:mm by twelve hours, yesterday and the day before with a label, older YYYY-MM-DD (R9.9). */
    timeLabel: (value: Maybe<Instant>, now: Instant = Date.now()) => present(value, (at) => timeLabel(say, at, now)),
    /** 今天, 3 天前, 2 天后, by calendar days in Shanghai. */
    daysSince: (value: Maybe<Instant>, now: Instant = Date.now()) => present(value, (at) => daysSince(say, at, now)),
    /** 12,345 */
    count: (value: Maybe<number>) => present(value, (n) => number(n, { maximumFractionDigits: 0 })),
    /** 1.2万 or 12K, for tiles that have no room. */
    compact: (value: Maybe<number>) =>
      present(value, (n) => number(n, { notation: 'compact', maximumFractionDigits: 1 })),
    /** A number with at most `digits` decimals. */
    decimal: (value: Maybe<number | string>, digits = 2) =>
      present(value, (n) => number(n, { maximumFractionDigits: digits })),
    /** A number with exactly `digits` decimals, for figures that stand under each other. */
    fixed: (value: Maybe<number | string>, digits: number) =>
      present(value, (n) => number(n, { minimumFractionDigits: digits, maximumFractionDigits: digits })),
    /** ¥1,200.50; takes a number or the decimal text the server sends, in yuan. */
    money: (value: Maybe<number | string>, currency = 'CNY') =>
      present(value, (n) => number(n, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })),
    /** A ratio of 1 as a percentage: 0.125 -> 12.5%. */
    percent: (value: Maybe<number>, digits = 1) =>
      present(value, (n) => number(n, { style: 'percent', maximumFractionDigits: digits })),
    /** A change by a ratio of 1, with its sign: 0.125 -> +12.5%. */
    change: (value: Maybe<number>, digits = 1) =>
      present(value, (n) => number(n, { style: 'percent', maximumFractionDigits: digits, signDisplay: 'exceptZero' })),
    /** Seconds as the two largest units: 1 小时 5 分钟. */
    duration: (seconds: Maybe<number>) => present(seconds, (n) => duration(say, n)),
    /** Bytes, in units of 1,024. */
    fileSize: (bytes: Maybe<number>) => present(bytes, (n) => fileSize(n, number)),
    /** 138****1234 */
    phone: maskPhone,
  };
}

type Say = ReturnType<typeof phraseIn>;

function shortDate(which: Language, day: string | null, now: string): string | null {
  if (day === null) return null;
  const isThisYear = day.slice(0, 4) === now.slice(0, 4);
  if (which === 'zh') return isThisYear ? day.slice(5) : day;
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(day));
}

function timeLabel(say: Say, at: Instant, now: Instant): string | null {
  const parts = shanghaiParts(at);
  const age = daysBetween(at, now);
  if (parts === null || age === null) return null;
  const { time, hour } = parts;
  if (age === 0) return hour < 12 ? say('morning', { time }) : say('afternoon', { time: onTwelve(hour, time) });
  if (age === 1) return say('yesterday', { time });
  return age === 2 ? say('dayBefore', { time }) : parts.day;
}

/** Half past four in the afternoon is 04:30 there. */
const onTwelve = (hour: number, time: string): string =>
  hour > 12 ? `${String(hour - 12).padStart(2, '0')}${time.slice(2)}` : time;

function daysSince(say: Say, at: Instant, now: Instant): string | null {
  const n = daysBetween(at, now);
  if (n === null) return null;
  if (n === 0) return say('today');
  if (n > 0) return n === 1 ? say('oneDayAgo') : say('daysAgo', { n });
  return n === -1 ? say('inOneDay') : say('inDays', { n: -n });
}

function duration(say: Say, seconds: number): string | null {
  if (!Number.isFinite(seconds) || seconds < 0) return null;
  const whole = Math.round(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const shown = [h > 0 && say('hours', { n: h }), m > 0 && say('minutes', { n: m }), s > 0 && say('seconds', { n: s })];
  const first = shown.findIndex(Boolean);
  return first < 0
    ? say('seconds', { n: 0 })
    : shown
        .slice(first, first + 2)
        .filter(Boolean)
        .join(' ');
}

function fileSize(
  bytes: number,
  number: (value: number, options: Intl.NumberFormatOptions) => string | null,
): string | null {
  if (!Number.isFinite(bytes) || bytes < 0) return null;
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  // 1,023.96 KB would be written as 1,024 KB, so the next unit starts where rounding reaches it.
  let [size, unit] = [bytes, 0];
  while (size >= 1023.95 && unit < units.length - 1) [size, unit] = [size / 1024, unit + 1];
  return `${number(size, { maximumFractionDigits: unit === 0 ? 0 : 1 })} ${units[unit]}`;
}

function span(from: Maybe<Instant>, to: Maybe<Instant>): string | null {
  const begins = isGiven(from) ? shanghaiParts(from) : null;
  if (begins === null) return null;
  const start = `${begins.day} ${begins.time}`;
  const ends = isGiven(to) ? shanghaiParts(to) : null;
  if (ends === null) return start;
  return `${start} – ${ends.day === begins.day ? '' : `${ends.day} `}${ends.time}`;
}
