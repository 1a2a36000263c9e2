// How doctors are read: the customer lists, their counts and departments, one doctor, the search, the export (specification 2.3, 7.5).
import { doctorFields, sheetColumnsOf } from '@yijian/contract/dictionaries';
import {
  doctorErrors,
  type DepartmentQuery,
  type DoctorChoice,
  type DoctorCountQuery,
  type DoctorExportQuery,
  type DoctorBasics,
  type DoctorListQuery,
  type DoctorRecord,
  type DoctorSearch,
} from '@yijian/contract/doctors';
import { exportSheet } from '../exports/index.ts';
import { fail } from '../../platform/errors/index.ts';
import { pageText, type Context, type FileReply, type JsonText } from '../../platform/http/index.ts';
import type { SheetColumn } from '../../platform/sheets/index.ts';
import { selectBasics, selectExport, type ExportedDoctor } from './shown/doctors-detail.sql.ts';
import { selectCount, selectDepartments, selectPage, type DepartmentCount } from './doctors-list.sql.ts';
import { selectChoices } from './lists/doctors-search.sql.ts';
import { listOfMarks, readsContent, readsScores, requireListMarks } from './doctors.policy.ts';

export async function listDoctors(
  context: Context,
  { page, size, sort, type: asked, allClient, isFocus, count: _count, ...filter }: DoctorListQuery,
): Promise<JsonText> {
  const type = asked ?? listOfMarks({ allClient, isFocus });
  requireListMarks(type, { allClient, isFocus });
  const reading = { viewer: context.user, type, filter };
  const rows = await selectPage(context.sql, reading, { page, size, sort }, context.language);
  return pageText(rows, { page, size }, () => selectCount(context.sql, reading));
}

export async function countDoctors(
  context: Context,
  { type, ...filter }: DoctorCountQuery,
): Promise<{ totalElements: number }> {
  return { totalElements: await selectCount(context.sql, { viewer: context.user, type, filter }) };
}

export function searchDoctors(context: Context, { keyword, size }: DoctorSearch): Promise<DoctorChoice[]> {
  return selectChoices(context.sql, context.user, keyword, size, context.language);
}

/** Without a hospital the departments of the caller's own customers; of a hospital those of all its doctors in range. */
export function listDepartments(context: Context, { hospitalId }: DepartmentQuery): Promise<DepartmentCount[]> {
  const { sql, user, language } = context;
  if (hospitalId === undefined)
    return selectDepartments(sql, { viewer: user, type: 'MY_CUSTOMER', filter: {} }, language);
  return selectDepartments(sql, { viewer: user, type: 'ALL_CUSTOMER', filter: { hospitalId: [hospitalId] } }, language);
}

/** What later rooms know of a doctor: posts, titles, societies, journals, other places. */
export type HeldByDoctor = Pick<
  DoctorRecord,
  'administrativePosition' | 'servingHospital' | 'mainAcademicTitle' | 'association' | 'academicJournal'
>;
export type FindHeld = (context: Context, doctorId: string) => Promise<HeldByDoctor>;

export async function findDoctor(
  context: Context,
  { id, findHeld }: { id: string; findHeld: FindHeld },
): Promise<DoctorRecord> {
  const text = await selectBasics(context.sql, context.user, id, context.language);
  if (text === undefined) throw fail(doctorErrors.notFound);
  const basics = JSON.parse(text) as DoctorBasics;
  const held = await findHeld(context, basics.id);
  const { servingHospital, mainAcademicTitle, association, academicJournal, administrativePosition } = held;
  const places = servingHospital.map(({ hospital, department }) => `${hospital} ${department}`.trim());
  return {
    ...basics,
    servingHospital,
    mainAcademicTitle,
    association,
    academicJournal,
    administrativePosition: [...new Set([...basics.administrativePosition, ...administrativePosition])],
    practiceChannel: [...new Set([...basics.practiceChannel, ...places])],
  };
}

const columns: readonly SheetColumn<ExportedDoctor>[] = sheetColumnsOf(doctorFields);

const scoreKeys: readonly string[] = ['clueGrade', 'clueScore'];
const contentKeys: readonly string[] = ['contentSent', 'contentOpened', 'contentRead', 'contentSentAt'];

export async function exportDoctors(context: Context, asked: DoctorExportQuery): Promise<FileReply> {
  const { sql, language, user: reader } = context;
  const hidden = [...(readsScores(reader) ? [] : scoreKeys), ...(readsContent(reader) ? [] : contentKeys)];
  const select = (most: number, { user }: Context) =>
    selectExport(sql, { viewer: user, type: asked.type, filter: asked }, language, most);
  return exportSheet(context, {
    resource: 'doctors',
    asked,
    name: language === 'zh' ? '医生' : 'doctors',
    columns: columns.filter(({ key }) => !hidden.includes(key)),
    select,
  });
}
