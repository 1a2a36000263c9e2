// Treatment records are listed, counted and exported; managers read patients by hospital (specification 7.2, diagnosis).
import { joined } from '@yijian/contract/core';
import { sheetColumnsOf, treatmentFields } from '@yijian/contract/dictionaries';
import type { ExportAsk } from '@yijian/contract/exports';
import {
  doseIn,
  drugIn,
  type HospitalTreatmentFilter,
  type HospitalTreatmentPaging,
  type TreatmentFilter,
  type TreatmentPaging,
  type TreatmentRecord,
} from '@yijian/contract/treatment-records';
import { exportSheet } from '../exports/index.ts';
import { pageText, type Context, type FileReply, type JsonText } from '../../platform/http/index.ts';
import type { SheetColumn } from '../../platform/sheets/index.ts';
import {
  adverseWords,
  consentWords,
  isMasked,
  payerWords,
  qualityWords,
  requirePlainFilter,
  severityWords,
} from './treatment-records.policy.ts';
import {
  selectCount,
  selectExport,
  selectHospitalCount,
  selectHospitals,
  selectPage,
  selectWords,
  type Reading,
} from './treatment-records.sql.ts';

const readingOf = ({ user, language }: Context): Reading => ({ viewer: user, isMasked: isMasked(user), language });

export async function listTreatments(
  context: Context,
  { filter, paging }: { filter: TreatmentFilter; paging: TreatmentPaging },
): Promise<JsonText> {
  requirePlainFilter(context.user, filter);
  const page = await selectPage(context.sql, { filter, paging }, readingOf(context));
  return pageText(page, paging, () => selectCount(context.sql, filter, readingOf(context)));
}

export async function countTreatments(context: Context, filter: TreatmentFilter): Promise<{ totalElements: number }> {
  requirePlainFilter(context.user, filter);
  return { totalElements: await selectCount(context.sql, filter, readingOf(context)) };
}

export async function listTreatmentHospitals(context: Context, paging: HospitalTreatmentPaging): Promise<JsonText> {
  const page = await selectHospitals(context.sql, paging, readingOf(context));
  return pageText(page, paging, () => selectHospitalCount(context.sql, paging, readingOf(context)));
}

export async function countTreatmentHospitals(
  context: Context,
  filter: HospitalTreatmentFilter,
): Promise<{ totalElements: number }> {
  return { totalElements: await selectHospitalCount(context.sql, filter, readingOf(context)) };
}

type ExportedTreatment = Omit<
  TreatmentRecord,
  'comorbidities' | 'isMasked' | 'adverseEvent' | 'consentBasis' | 'severity' | 'payer' | 'quality'
> & {
  readonly comorbidities: string;
  readonly adverseEvent: string;
  readonly consentBasis: string;
  readonly severity: string;
  readonly payer: string;
  readonly quality: string;
};

const columns: readonly SheetColumn<ExportedTreatment>[] = sheetColumnsOf(treatmentFields);

/** Rule E2 of the enterprise may let them leave with an approval alone. */
export async function exportTreatments(context: Context, asked: TreatmentFilter & ExportAsk): Promise<FileReply> {
  requirePlainFilter(context.user, asked);
  const { sql, language } = context;
  const words = new Map((await selectWords(sql, language)).map(({ key, value, name }) => [`${key} ${value}`, name]));
  const word = (key: string, value: string): string => words.get(`${key} ${value}`) ?? value;
  const select = async (most: number, reader: Context): Promise<ExportedTreatment[]> => {
    const rows = await selectExport(sql, { filter: asked, most }, readingOf(reader));
    return rows.map((row) => ({
      ...row,
      sex: word('sex', row.sex) as 'MALE',
      indication: word('indication', row.indication),
      comorbidities: joined(
        row.comorbidities.map((one) => word('comorbidity', one)),
        language,
      ),
      stopReason: row.stopReason === null ? null : word('stopReason', row.stopReason),
      outcome: word('treatmentOutcome', row.outcome),
      source: word('recordSource', row.source),
      drug: drugIn(row.drug, language),
      dose: doseIn(row.dose, language),
      adverseEvent: adverseWords[row.adverseEvent][language],
      consentBasis: consentWords[row.consentBasis][language],
      severity: severityWords[row.severity][language],
      payer: payerWords[row.payer][language],
      quality: joined(
        row.quality.map((flag) => qualityWords[flag][language]),
        language,
      ),
    }));
  };
  const name = language === 'zh' ? '诊疗记录' : 'treatment-records';
  return exportSheet(context, { resource: 'treatment-records', asked, name, columns, select });
}
