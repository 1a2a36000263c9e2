// Which fields each kind of academic record has by hand, what they must hold, and the record they make (specification 2.5, 3).
import { listKinds, resumeKinds, type AcademicKind, type NewAcademicRecord } from '@yijian/contract/academic-records';

export type ManualKind = Exclude<AcademicKind, 'MENTOR'>;
export const manualKinds: readonly ManualKind[] = [...resumeKinds, ...listKinds].filter((kind) => kind !== 'MENTOR');

const details = [
  'department',
  'hospitalLevel',
  'address',
  'keywords',
  'disease',
  'scope',
  'category',
  'subjectCode',
  'fundingNumber',
  'patentId',
  'digest',
] as const;
type Detail = (typeof details)[number];
export type RecordField = 'title' | 'role' | 'institution' | 'startsOn' | 'endsOn' | 'citedCount' | 'url' | Detail;
export type RecordValues = Partial<Record<RecordField, string>>;
/** What is wrong with a field: nothing in it, no address, an end before its start. */
export type RecordFault = 'required' | 'noUrl' | 'endsBefore';

/** In the order they are asked. */
export const fieldsOf: Readonly<Record<ManualKind, readonly RecordField[]>> = {
  SITE: ['title', 'department', 'hospitalLevel'],
  EDUCATION: ['title', 'role', 'institution', 'startsOn', 'endsOn'],
  WORK: ['title', 'role', 'institution', 'startsOn', 'endsOn'],
  POSITION: ['title', 'institution'],
  TITLE: ['title', 'institution'],
  SOCIETY: ['title', 'role', 'startsOn', 'endsOn', 'url'],
  JOURNAL: ['title', 'role', 'startsOn', 'endsOn', 'url'],
  GUIDE: ['title', 'institution', 'role', 'startsOn', 'citedCount', 'url'],
  MEETING: ['title', 'role', 'startsOn', 'address', 'url'],
  LIVE: ['title', 'role', 'startsOn', 'keywords', 'url'],
  RESEARCH: ['title', 'role', 'disease', 'scope', 'startsOn', 'url'],
  FUND: ['title', 'role', 'category', 'fundingNumber', 'subjectCode', 'institution', 'startsOn', 'url'],
  PATENT: ['title', 'patentId', 'startsOn', 'digest', 'url'],
  ACTIVITY: ['title', 'role', 'startsOn', 'url'],
};

/** Posts tell nothing without the position, and what is listed by day needs its day. */
export function isRequired(kind: ManualKind, field: RecordField): boolean {
  if (field === 'title') return true;
  if (field === 'role') return kind === 'SOCIETY' || kind === 'JOURNAL';
  return field === 'startsOn' && (listKinds as readonly string[]).includes(kind);
}

const kept = (kind: ManualKind, values: RecordValues): RecordValues =>
  Object.fromEntries(fieldsOf[kind].map((field) => [field, values[field]?.trim() ?? '']));

export function faultsOf(kind: ManualKind, values: RecordValues): Partial<Record<RecordField, RecordFault>> {
  const given = kept(kind, values);
  const faults: Partial<Record<RecordField, RecordFault>> = {};
  for (const field of fieldsOf[kind]) if (isRequired(kind, field) && given[field] === '') faults[field] = 'required';
  if (given.url && !/^https?:\/\/[^\s/]+\.[^\s/]/.test(given.url)) faults.url = 'noUrl';
  if (given.startsOn && given.endsOn && given.endsOn < given.startsOn) faults.endsOn = 'endsBefore';
  return faults;
}

/** The record as it is sent: only the fields of its kind, and of these only those with something in them. */
export function recordOf(doctorId: string, kind: ManualKind, values: RecordValues): NewAcademicRecord {
  const given = kept(kind, values);
  const said = details.filter((field) => given[field]);
  return {
    doctorId,
    kind,
    title: given.title ?? '',
    role: given.role ?? '',
    institution: given.institution ?? '',
    url: given.url ?? '',
    ...(given.startsOn ? { startsOn: given.startsOn } : {}),
    ...(given.endsOn ? { endsOn: given.endsOn } : {}),
    ...(given.citedCount ? { citedCount: Number(given.citedCount) } : {}),
    details: Object.fromEntries(
      said.map((field) => [field, field === 'keywords' ? wordsOf(given[field]!) : given[field]]),
    ),
  };
}

const wordsOf = (text: string): string[] =>
  [...new Set(text.split(/[、,，;；\n]+/).map((word) => word.trim()))].filter(Boolean);
