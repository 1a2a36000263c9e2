// What several doctors share by a record: the society, the class of a school, the trial, the meeting (docs/academic-data.md).
import type { NewAcademicRecord } from '@yijian/contract/academic-records';

type Told = Pick<NewAcademicRecord, 'kind' | 'title' | 'startsOn' | 'endsOn'>;

/** The same for all who have the same; undefined where the record does not say enough. */
export function subjectKeyOf({ kind, title: spelled, startsOn, endsOn }: Told): string | undefined {
  const title = spelled.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  if (kind === 'SOCIETY') return `society:${title}`;
  if (kind === 'JOURNAL') return `journal:${title}`;
  if (kind === 'RESEARCH') return `trial:${title}`;
  // Who left a school in one year was there together; a meeting of the name is held every year.
  if (kind === 'EDUCATION' && endsOn !== undefined) return `school:${title}:${endsOn.slice(0, 4)}`;
  return kind === 'MEETING' && startsOn !== undefined ? `meeting:${title}:${startsOn}` : undefined;
}
