// Lists, ranges and résumé of a doctor's academic data (specification 2.5, 3, 7.5).
import type { Paged } from '@yijian/contract/core';
import {
  listKinds,
  resumeKinds,
  type AcademicKind,
  type AcademicQuery,
  type DoctorWorks,
  type ListKind,
} from '@yijian/contract/academic-records';
import { doctorErrors } from '@yijian/contract/doctors';
import type { AcademicRange } from '@yijian/contract/publications';
import { findDoctorInScope } from '../doctors/index.ts';
import { isWithheld, rangeOf } from '../publications/index.ts';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import {
  linesOf,
  toActivity,
  toFund,
  toGuide,
  toLive,
  toMeeting,
  toPatent,
  toResearch,
  toResume,
} from './academic-records.policy.ts';
import {
  selectCounts,
  selectRange,
  selectRecords,
  selectResume,
  selectSites,
  type RecordRow,
} from './academic-records.sql.ts';

interface Listed<T> extends Paged<T> {
  confirmed: number;
  suggested: number;
  withheld: boolean;
}

/** One page of the kinds; the reader from whom the detail is kept learns the counts alone (R6.4). */
async function listed<T>(
  context: Context,
  query: AcademicQuery,
  { kinds, show }: { kinds: readonly AcademicKind[]; show: (row: RecordRow) => T },
): Promise<Listed<T>> {
  const { sql, user, language } = context;
  await requireDoctor(context, query.doctorId);
  const withheld = isWithheld(user);
  const reading = { ...query, kinds, viewer: user, language };
  const [rows, counts] = await Promise.all([withheld ? [] : selectRecords(sql, reading), selectCounts(sql, reading)]);
  const { total, confirmed, suggested } = counts;
  return { content: rows.map(show), totalElements: total, totalIsExact: true, confirmed, suggested, withheld };
}

export function listGuides(context: Context, query: AcademicQuery) {
  return listed(context, query, { kinds: ['GUIDE'], show: toGuide });
}

export function listMeetings(context: Context, query: AcademicQuery) {
  return listed(context, query, { kinds: ['MEETING'], show: toMeeting });
}

export function listLives(context: Context, query: AcademicQuery) {
  return listed(context, query, { kinds: ['LIVE'], show: toLive });
}

export function listResearches(context: Context, query: AcademicQuery) {
  return listed(context, query, { kinds: ['RESEARCH'], show: toResearch });
}

export function listFunds(context: Context, query: AcademicQuery) {
  return listed(context, query, { kinds: ['FUND'], show: toFund });
}

export function listPatents(context: Context, query: AcademicQuery) {
  return listed(context, query, { kinds: ['PATENT'], show: toPatent });
}

/** Everything with a day, one below the other: the activity timeline. */
export function listActivities(context: Context, asked: AcademicQuery & { kind?: ListKind[] | undefined }) {
  const { kind, ...query } = asked;
  return listed(context, query, { kinds: kind?.length ? kind : listKinds, show: toActivity });
}

export async function findActivityRange(
  context: Context,
  { doctorId, years }: { doctorId: string; years: number },
): Promise<AcademicRange> {
  const firstYear = years === 0 ? 0 : context.clock.now().getUTCFullYear() - years + 1;
  return findRange(context, doctorId, { kinds: listKinds, firstYear });
}

export async function findProjectRange(context: Context, doctorId: string): Promise<AcademicRange> {
  return findRange(context, doctorId, { kinds: ['RESEARCH', 'FUND'], firstYear: 0 });
}

async function findRange(
  context: Context,
  doctorId: string,
  asked: { kinds: readonly AcademicKind[]; firstYear: number },
): Promise<AcademicRange> {
  await requireDoctor(context, doctorId);
  const rows = await selectRange(context.sql, { doctorId, ...asked });
  return rangeOf(rows);
}

/** Where else the doctor practises, where they learned and worked, and the posts they hold. */
export async function findWorks(context: Context, doctorId: string): Promise<DoctorWorks> {
  await requireDoctor(context, doctorId);
  return worksOf(context, doctorId);
}

/** For whoever knows already that the caller may see the doctor. */
export async function worksOf(context: Context, doctorId: string): Promise<DoctorWorks> {
  const { sql, user, language } = context;
  const withheld = isWithheld(user);
  const reading = { doctorId, kinds: resumeKinds, viewer: user, language };
  const [sites, rows] = await Promise.all([
    selectSites(sql, { doctorId, language }),
    withheld ? [] : selectResume(sql, reading),
  ]);
  const records = rows.map(toResume);
  const others = rows
    .filter((row) => row.kind === 'SITE')
    .map(({ title, details }) => ({
      hospital: title,
      department: details.department ?? '',
      hospitalLevel: details.hospitalLevel ?? '',
    }));
  return {
    doctorId,
    servingHospital: [...sites, ...others],
    administrativePosition: linesOf(records, 'POSITION'),
    mainAcademicTitle: linesOf(records, 'TITLE'),
    association: linesOf(records, 'SOCIETY'),
    academicJournal: linesOf(records, 'JOURNAL'),
    records,
    withheld,
  };
}

/** Throws unless the caller may see the doctor. */
async function requireDoctor(context: Context, id: string): Promise<void> {
  if ((await findDoctorInScope(context, id)) === undefined) throw fail(doctorErrors.notFound);
}
