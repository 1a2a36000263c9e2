// One item of each list as a line: day, title, link, what is said below it (specification 3).
import type { AcademicItem, ResumeRecord } from '@yijian/contract/academic-records';
import type { Format } from '../../../../lib/format/index.ts';

export interface AcademicLine {
  readonly day: string | null;
  readonly title: string;
  readonly url: string;
  readonly notes: readonly string[];
  /** Long text that is folded to three lines (R9.7). */
  readonly digest?: string;
}

interface Words {
  readonly cited: (count: string) => string;
  readonly patentNumber: (number: string) => string;
  readonly format: Pick<Format, 'count'>;
}

export function lineOf(item: AcademicItem, words: Words): AcademicLine {
  if ('guideTitle' in item) {
    const cited = item.quotedTimes === null ? '' : words.cited(words.format.count(item.quotedTimes));
    return line(item.date, item.guideTitle, item.url, [item.guideFormulateInstitutions, item.role, cited]);
  }
  if ('recentAcademicMeeting' in item)
    return line(item.meetingData, item.recentAcademicMeeting, item.meetingUrl, [item.meetingAddress, item.role]);
  if ('liveTitle' in item) return line(item.liveTime, item.liveTitle, item.url, [item.role, item.keywords.join(' · ')]);
  if ('researchTitle' in item)
    return line(item.researchDate, item.researchTitle, item.url, [
      item.subjectRole,
      item.adaptationDisease,
      item.researchScope,
    ]);
  if ('projectName' in item)
    return line(item.applicationTime, item.projectName, item.naturefundUrl, [
      item.projectCategory,
      [item.subjectCode, item.fundingNumber].filter(Boolean).join(' '),
      item.companyName,
      item.role,
    ]);
  if ('patentName' in item) {
    const number = item.patentId === '' ? '' : words.patentNumber(item.patentId);
    return { ...line(item.date, item.patentName, item.url, [number]), digest: item.digest };
  }
  return line(item.activityTime, item.activityTitle, item.url, [item.role]);
}

const line = (day: string | null, title: string, url: string, notes: readonly string[]): AcademicLine => ({
  day,
  title,
  url,
  notes: notes.filter((note) => note !== ''),
});

/** The two columns of a post: `name#position`; only the last sign divides, and nothing is lost where none is (R2.22). */
export function splitPost(text: string): readonly [name: string, position: string] {
  const at = text.lastIndexOf('#');
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** The first day of a range of years up to today, by the calendar of Shanghai. */
export function rangeStart(years: 3 | 5, today: string): string {
  return `${String(Number(today.slice(0, 4)) - years)}${today.slice(4) === '-02-29' ? '-02-28' : today.slice(4)}`;
}

type Period = Pick<ResumeRecord, 'startsOn' | 'endsOn'>;

/** 2021 – 2024, or 2021 to the present for what goes on; years alone for posts. */
export function periodOf({ startsOn, endsOn }: Period, present: string, years = false): string {
  if (startsOn === null) return '—';
  const show = (day: string): string => day.slice(0, years ? 4 : 7);
  return `${show(startsOn)} – ${endsOn === null ? present : show(endsOn)}`;
}
