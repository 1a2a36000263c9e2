// How hospitals are read: my list, all in range, one hospital, the search, the export (specification 2.3, 7.5).
import { hospitalFields, sheetColumnsOf } from '@yijian/contract/dictionaries';
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

const columns: readonly SheetColumn<ExportedHospital>[] = sheetColumnsOf(hospitalFields);

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
