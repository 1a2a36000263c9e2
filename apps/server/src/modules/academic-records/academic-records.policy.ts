// A stored record as the list of its kind shows it, with the field names of specification 3; and the lines of the résumé.
import type { AcademicKind, Evidence, ResumeKind, ResumeRecord } from '@yijian/contract/academic-records';
import type { RecordRow } from './academic-records.sql.ts';

function evidenceOf(row: RecordRow): Evidence {
  const { id, kind, state, confidence, source, sourceUrl, version, decidedBy, reason } = row;
  const times = { updatedAt: row.updatedAt.toISOString(), decidedAt: row.decidedAt?.toISOString() ?? null };
  return { id, kind, state, confidence, source, sourceUrl, version, decidedBy, reason, ...times };
}

export const toGuide = (row: RecordRow) => ({
  ...evidenceOf(row),
  guideTitle: row.title,
  url: row.url,
  guideFormulateInstitutions: row.institution,
  quotedTimes: row.citedCount,
  role: row.role,
  date: row.startsOn,
});

export const toMeeting = (row: RecordRow) => ({
  ...evidenceOf(row),
  recentAcademicMeeting: row.title,
  meetingUrl: row.url,
  meetingData: row.startsOn,
  meetingAddress: row.details.address ?? '',
  role: row.role,
});

export const toLive = (row: RecordRow) => ({
  ...evidenceOf(row),
  liveTitle: row.title,
  url: row.url,
  keywords: row.details.keywords ?? [],
  liveTime: row.startsOn,
  role: row.role,
});

export const toResearch = (row: RecordRow) => ({
  ...evidenceOf(row),
  researchTitle: row.title,
  url: row.url,
  adaptationDisease: row.details.disease ?? '',
  researchDate: row.startsOn,
  subjectRole: row.role,
  researchScope: row.details.scope ?? '',
});

export const toFund = (row: RecordRow) => ({
  ...evidenceOf(row),
  subjectCode: row.details.subjectCode ?? '',
  projectName: row.title,
  naturefundUrl: row.url,
  projectCategory: row.details.category ?? '',
  fundingNumber: row.details.fundingNumber ?? '',
  applicationTime: row.startsOn,
  companyName: row.institution,
  role: row.role,
});

export const toPatent = (row: RecordRow) => ({
  ...evidenceOf(row),
  patentId: row.details.patentId ?? '',
  patentName: row.title,
  date: row.startsOn,
  digest: row.details.digest ?? '',
  url: row.url,
});

export const toActivity = (row: RecordRow) => ({
  ...evidenceOf(row),
  activityTime: row.startsOn,
  activityTitle: row.title,
  url: row.url,
  role: row.role,
});

/** `name#position`, as specification 3 writes posts; nothing after the sign where there is no position. */
export const postOf = (name: string, position: string): string => `${name}#${position}`;

export function toResume(row: RecordRow): ResumeRecord {
  const kind = row.kind as ResumeKind;
  return {
    ...evidenceOf(row),
    kind,
    text: kind === 'SOCIETY' || kind === 'JOURNAL' ? postOf(row.title, row.role) : row.title,
    title: row.title,
    role: row.role,
    institution: row.institution,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    otherDoctorId: row.otherDoctorId,
  };
}

/** The lines of one kind, in the order they stand. */
export function linesOf(records: readonly ResumeRecord[], kind: AcademicKind): string[] {
  return records.filter((record) => record.kind === kind).map((record) => record.text);
}
