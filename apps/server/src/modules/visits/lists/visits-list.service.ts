// How visits are read: my list, the team's, a doctor's, one visit, the count beside a list, the export (specification 7.5).
import { sheetColumnsOf, visitFields } from '@yijian/contract/dictionaries';
import type { ExportAsk } from '@yijian/contract/exports';
import { visitErrors, type TeamVisitFilter, type VisitCount } from '@yijian/contract/visits';
import type { z } from 'zod';
import { findDoctorInScope } from '../../doctors/index.ts';
import { exportSheet } from '../../exports/index.ts';
import { ruleValue } from '../../rules/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { jsonText, pageText, type Context, type FileReply, type JsonText } from '../../../platform/http/index.ts';
import type { SheetColumn } from '../../../platform/sheets/index.ts';
import { actionsOn, seesMedicalNotes } from '../visits.policy.ts';
import {
  selectCounts,
  selectDetail,
  selectExport,
  selectPage,
  type ExportedVisit,
  type Paging,
  type Reading,
} from './visits-list.sql.ts';

type Whose = Reading['whose'];

/** What the caller may read of the visits that pass the filter. */
export function readingOf(context: Context, { whose, filter }: { whose: Whose; filter: TeamVisitFilter }): Reading {
  const { user, language } = context;
  return { viewer: user, whose, filter, seesMedicalNotes: seesMedicalNotes(user), language };
}

const sumOf = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

export async function listVisits(
  context: Context,
  { paging, ...asked }: { whose: Whose; filter: TeamVisitFilter; paging: Paging },
): Promise<JsonText> {
  const reading = readingOf(context, asked);
  const rows = await selectPage(context.sql, reading, paging);
  return pageText(rows, paging, async () => sumOf(await selectCounts(context.sql, reading)));
}

export async function countVisits(
  context: Context,
  asked: { whose: Whose; filter: TeamVisitFilter },
): Promise<z.infer<typeof VisitCount>> {
  const counts = await selectCounts(context.sql, readingOf(context, asked));
  return {
    totalElements: sumOf(counts),
    byState: Object.fromEntries(counts.map(({ state, count }) => [state, count])),
  };
}

/** The visits to a doctor that the caller may see; the doctor itself must be in the caller's range. */
export async function listVisitsOfDoctor(
  context: Context,
  { doctorId, paging }: { doctorId: string; paging: Paging },
): Promise<JsonText> {
  if ((await findDoctorInScope(context, doctorId)) === undefined) throw fail(visitErrors.doctorNotFound);
  return listVisits(context, { whose: 'range', filter: { doctorId }, paging });
}

export async function findVisit(context: Context, id: string): Promise<JsonText> {
  const farMetres = await ruleValue(context, 'visits.checkInMetres');
  const reading = readingOf(context, { whose: 'range', filter: {} });
  const today = dayInShanghai(context.clock.now());
  const visit = await selectDetail(context.sql, { ...reading, farMetres, today }, id);
  if (visit === undefined) throw fail(visitErrors.notFound);
  const actions = actionsOn(context.user, visit);
  return jsonText(`${visit.text.slice(0, -1)},"actions":${JSON.stringify(actions)}}`);
}

const columns: readonly SheetColumn<ExportedVisit>[] = sheetColumnsOf(visitFields);

export async function exportVisits(
  context: Context,
  asked: TeamVisitFilter & ExportAsk & { scope: 'my' | 'team' },
): Promise<FileReply> {
  const whose = asked.scope === 'team' && context.user.permissions.has('customer:visits:team') ? 'range' : 'own';
  const name = context.language === 'zh' ? '拜访记录' : 'visits';
  const select = (most: number, reader: Context) =>
    selectExport(reader.sql, readingOf(reader, { whose, filter: asked }), most);
  return exportSheet(context, { resource: 'visits', asked, name, columns, select });
}
