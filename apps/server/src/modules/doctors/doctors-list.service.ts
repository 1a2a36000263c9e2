// How doctors are read: the customer lists, their counts and departments, one doctor, the search, the export (specification 2.3, 7.5).
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
import { listOfMarks, readsScores, requireListMarks } from './doctors.policy.ts';

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

const columns: readonly SheetColumn<ExportedDoctor>[] = [
  { key: 'doctorName', zh: '姓名', en: 'Name', width: 10 },
  { key: 'doctorTitle', zh: '职称', en: 'Title', width: 14 },
  { key: 'hospital', zh: '医院', en: 'Hospital', width: 30 },
  { key: 'hospitalLevel', zh: '医院级别', en: 'Level', width: 10 },
  { key: 'department', zh: '科室', en: 'Department', width: 14 },
  { key: 'province', zh: '省份', en: 'Province', width: 12 },
  { key: 'city', zh: '城市', en: 'City', width: 12 },
  { key: 'tier', zh: '分级', en: 'Tier', width: 8 },
  { key: 'clueGrade', zh: '线索等级', en: 'Clue band', width: 10 },
  { key: 'clueScore', zh: '线索评分', en: 'Clue score', width: 10 },
  { key: 'tags', zh: '标签', en: 'Tags', width: 24 },
  { key: 'coverageStatus', zh: '覆盖状态', en: 'Coverage', width: 12 },
  { key: 'isVerified', zh: '已核验', en: 'Verified', width: 10 },
  { key: 'owners', zh: '负责人', en: 'Looked after by', width: 20 },
  { key: 'lastVisitAt', zh: '最近拜访', en: 'Last visit', width: 18 },
  { key: 'nextTask', zh: '下一任务', en: 'Next task', width: 26 },
];

const scoreKeys: readonly string[] = ['clueGrade', 'clueScore'];

export async function exportDoctors(context: Context, asked: DoctorExportQuery): Promise<FileReply> {
  const { sql, language } = context;
  const select = (most: number, { user }: Context) =>
    selectExport(sql, { viewer: user, type: asked.type, filter: asked }, language, most);
  return exportSheet(context, {
    resource: 'doctors',
    asked,
    name: language === 'zh' ? '医生' : 'doctors',
    columns: readsScores(context.user) ? columns : columns.filter(({ key }) => !scoreKeys.includes(key)),
    select,
  });
}
