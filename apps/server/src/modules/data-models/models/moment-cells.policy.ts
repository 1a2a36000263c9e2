// Days and times as people and spreadsheets write them.
import { z } from 'zod';

const DAY = /^((?:19|20)\d{2})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?/;

/** A day of the calendar and what stands behind it; null for 30 February. */
function dayOf(text: string): { day: string; rest: string } | null {
  const found = DAY.exec(text);
  if (found === null) return null;
  const day = `${found[1]}-${found[2]!.padStart(2, '0')}-${found[3]!.padStart(2, '0')}`;
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(day)) return null;
  return { day, rest: text.slice(found[0].length) };
}

/** 2026-05-04, 2026/5/4 or 2026年5月4日, with the midnight that spreadsheets add. */
export const DayCell = z.string().transform((text) => {
  const told = dayOf(text);
  return told !== null && /^(?:[ T]00:00(?::00)?.*)?$/.test(told.rest) ? told.day : null;
});

/** A day and a time of the day in Asia/Shanghai, 2026-05-04 19:30 or 2026/5/4 19:30:05; becomes ISO 8601 with the zone. */
export const MomentCell = z.string().transform((text) => {
  const told = dayOf(text);
  const time =
    told === null ? null : /^[ T]?\s*([01]?\d|2[0-3])[:：]([0-5]\d)(?:[:：]([0-5]\d)(?:\.\d+)?)?$/.exec(told.rest);
  if (told === null || time === null) return null;
  return `${told.day}T${time[1]!.padStart(2, '0')}:${time[2]}:${time[3] ?? '00'}+08:00`;
});
