// How requests are read: pages, counts, a doctor's history, one request, the file (specification 7.5; R7.12).
import { coreErrors } from '@yijian/contract/core';
import { sheetColumnsOf, verificationFields } from '@yijian/contract/dictionaries';
import {
  riskyFields,
  verificationErrors,
  type VerificationCount,
  type VerificationExportQuery,
  type VerificationFilter,
  type VerificationQuery,
} from '@yijian/contract/verifications';
import type { z } from 'zod';
import { findDoctorInScope } from '../../doctors/index.ts';
import { exportSheet } from '../../exports/index.ts';
import { isAllowed } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { jsonText, pageText, type Context, type FileReply, type JsonText } from '../../../platform/http/index.ts';
import type { SheetColumn } from '../../../platform/sheets/index.ts';
import { actionsOn, kindWords, newDoctorWords, stateInWords } from '../states.policy.ts';
import {
  selectCounts,
  selectDetail,
  selectExport,
  selectIsSeen,
  selectPage,
  type Paging,
  type Reading,
} from './lists.sql.ts';

function reading({ user, language }: Context, filter: Reading['filter']): Reading {
  if (filter.box === 'inbox' && !isAllowed(user, 'customer:verifications:review')) throw fail(coreErrors.forbidden);
  return { viewer: user, filter, language };
}

export async function listRequests(
  context: Context,
  { page, size, sort, ...filter }: VerificationQuery,
): Promise<JsonText> {
  return pageOf(context, filter, { page, size, sort });
}

export async function countRequests(
  context: Context,
  filter: VerificationFilter,
): Promise<z.infer<typeof VerificationCount>> {
  const counts = await selectCounts(context.sql, reading(context, filter));
  return {
    totalElements: totalOfStates(counts),
    byState: Object.fromEntries(counts.map(({ state, count }) => [state, count])),
  };
}

/** Of a doctor in the caller's range those requests that are in it as well. */
export async function listOfDoctor(context: Context, { id, ...paging }: Paging & { id: string }): Promise<JsonText> {
  if ((await findDoctorInScope(context, id)) === undefined) throw fail(verificationErrors.doctorNotFound);
  return pageOf(context, { doctorId: id }, paging);
}

async function pageOf(context: Context, filter: Reading['filter'], paging: Paging): Promise<JsonText> {
  const asked = reading(context, filter);
  return pageText(await selectPage(context.sql, asked, paging), paging, async () =>
    totalOfStates(await selectCounts(context.sql, asked)),
  );
}

const totalOfStates = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

export async function findRequest(context: Context, id: string): Promise<JsonText> {
  const found = await selectDetail(context.sql, reading(context, {}), { id, risky: riskyFields });
  if (found === undefined) throw fail(verificationErrors.notFound);
  return jsonText(`${found.text.slice(0, -1)},"actions":${JSON.stringify(actionsOn(context.user, found))}}`);
}

export function seesRequest(context: Context, id: string): Promise<boolean> {
  return selectIsSeen(context.sql, context.user, id);
}

/** Throws notFound for a request outside the range as for one that does not exist. */
export async function requireVisible(context: Context, id: string): Promise<void> {
  if (!(await seesRequest(context, id))) throw fail(verificationErrors.notFound);
}

interface Row {
  readonly id: string;
  readonly doctorName: string;
  readonly doctorTitle: string;
  readonly hospitalName: string;
  readonly department: string;
  readonly city: string;
  readonly kind: string;
  readonly state: string;
  readonly changes: string;
  readonly requesterName: string;
  readonly submittedAt: Date | null;
  readonly pickedByName: string | null;
  readonly verdict: string;
  readonly field: string;
  readonly reason: string;
}

/** Number, result, field and reason are what an uploaded sheet of results is read by. */
const columns: readonly SheetColumn<Row>[] = sheetColumnsOf(verificationFields);

export function exportRequests(context: Context, asked: z.infer<typeof VerificationExportQuery>): Promise<FileReply> {
  const { language } = context;
  const name = { zh: '医生数据核验', en: 'verifications' }[language];
  const select = async (most: number, reader: Context): Promise<Row[]> =>
    (await selectExport(reader.sql, reading(reader, asked), most)).map((row) => ({
      ...row,
      kind: (row.isNewDoctor ? newDoctorWords : kindWords[row.kind as keyof typeof kindWords])[language],
      state: stateInWords(row.state, language),
      verdict: '',
      field: '',
    }));
  return exportSheet(context, { resource: 'verifications', asked, name, columns, select });
}
