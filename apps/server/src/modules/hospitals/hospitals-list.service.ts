// How hospitals are read: my list, all in range, one hospital, the search, the export (specification 2.3, 7.5).
import type { ExportAsk } from '@yijian/contract/exports';
import {
  hospitalErrors,
  type HospitalChoice,
  type HospitalFilter,
  type HospitalSearch,
} from '@yijian/contract/hospitals';
import { exportSheet } from '../exports/index.ts';
import { fail } from '../../platform/errors/index.ts';
import { jsonText, pageText, type Context, type FileReply, type JsonText } from '../../platform/http/index.ts';
import type { SheetColumn } from '../../platform/sheets/index.ts';
import {
  selectChoices,
  selectCount,
  selectExport,
  selectPage,
  type ExportedHospital,
  type Paging,
} from './hospitals-list.sql.ts';
import { selectDetail } from './hospitals.sql.ts';

type Whose = 'my' | 'all';

export async function listHospitals(
  context: Context,
  { whose, filter, paging }: { whose: Whose; filter: HospitalFilter; paging: Paging },
): Promise<JsonText> {
  const reading = { viewer: context.user, whose, filter };
  const rows = await selectPage(context.sql, reading, paging, context.language);
  return pageText(rows, paging, () => selectCount(context.sql, reading));
}

export async function countHospitals(
  context: Context,
  { whose, filter }: { whose: Whose; filter: HospitalFilter },
): Promise<{ totalElements: number }> {
  return { totalElements: await selectCount(context.sql, { viewer: context.user, whose, filter }) };
}

export async function findHospital(context: Context, id: string): Promise<JsonText> {
  const text = await selectDetail(context.sql, context.user, id, context.language);
  if (text === undefined) throw fail(hospitalErrors.notFound);
  return jsonText(text);
}

export function searchHospitals(context: Context, { keyword, size }: HospitalSearch): Promise<HospitalChoice[]> {
  return selectChoices(context.sql, context.user, keyword, size, context.language);
}

const columns: readonly SheetColumn<ExportedHospital>[] = [
  { key: 'name', zh: '医院', en: 'Hospital', width: 30 },
  { key: 'level', zh: '等级', en: 'Level', width: 8 },
  { key: 'type', zh: '类型', en: 'Type', width: 16 },
  { key: 'province', zh: '省份', en: 'Province', width: 12 },
  { key: 'city', zh: '城市', en: 'City', width: 12 },
  { key: 'address', zh: '地址', en: 'Address', width: 36 },
  { key: 'telephone', zh: '电话', en: 'Telephone', width: 18 },
  { key: 'beds', zh: '床位', en: 'Beds', width: 8 },
  { key: 'yearlyOutpatients', zh: '年门诊量', en: 'Outpatients a year', width: 16 },
  { key: 'hasSales', zh: '有销量', en: 'Has sales', width: 10 },
  { key: 'doctors', zh: '医生', en: 'Doctors', width: 8 },
  { key: 'covered', zh: '已覆盖', en: 'Covered', width: 8 },
  { key: 'lastVisitAt', zh: '最近拜访', en: 'Last visit', width: 18 },
  { key: 'owners', zh: '负责人', en: 'Looked after by', width: 20 },
  { key: 'products', zh: '已进院产品', en: 'Listed products', width: 24 },
];

export async function exportHospitals(
  context: Context,
  asked: HospitalFilter & ExportAsk & { scope: Whose },
): Promise<FileReply> {
  const { sql, language } = context;
  const select = (most: number, { user }: Context) =>
    selectExport(sql, { viewer: user, whose: asked.scope, filter: asked }, language, most);
  const name = language === 'zh' ? '医院' : 'hospitals';
  return exportSheet(context, { resource: 'hospitals', asked, name, columns, select });
}
