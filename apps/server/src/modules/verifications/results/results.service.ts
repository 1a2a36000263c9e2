// Results of many requests from one sheet: every fault by row and column, or all of them entered, never a part (product 3.6).
import {
  MOST_RESULT_ROWS,
  verificationErrors,
  type ResultAnswer,
  type ResultFault,
} from '@yijian/contract/verifications';
import { joined, type UploadedFile } from '@yijian/contract/core';
import type { z } from 'zod';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { SheetFault, readSheet } from '../../../platform/sheets/index.ts';
import { stateInWords } from '../states.policy.ts';
import {
  faultOf,
  findColumns,
  heads,
  nothingWordsOf,
  readRow,
  sheetWordsOf,
  type ResultRow,
} from './results.policy.ts';
import { lockNamed, selectNamed, updatePicked, updateVerdicts, type Named, type Verdict } from './results.sql.ts';

const SHOWN_FAULTS = 1_000;

export interface ReadResults {
  readonly rows: readonly ResultRow[];
  readonly faults: readonly ResultFault[];
  readonly rowCount: number;
  /** The first row of the sheet, and the cells of each row that says something, by its number. */
  readonly heads: readonly string[];
  readonly lines: ReadonlyMap<number, readonly string[]>;
}

/** Decisions are entered and the requests taken by the caller, who completes them; nothing reaches a doctor yet. */
export async function uploadResults(context: Context, file: UploadedFile): Promise<z.infer<typeof ResultAnswer>> {
  const read = await readResults(context, file.path ?? '');
  return context.transaction(async (inner) => {
    const { requests, faults } = await faultsIn(inner, { ...read, locked: true });
    const counts = { rowCount: read.rowCount, requestCount: requests.size, faultCount: faults.length };
    if (faults.length > 0 || read.rows.length === 0)
      return { isApplied: false, ...counts, faults: faults.slice(0, SHOWN_FAULTS) };
    const done = { userId: inner.user.id, at: inner.clock.now() };
    await updatePicked(inner.sql, { ids: [...requests.keys()], ...done });
    await updateVerdicts(inner.sql, { verdicts: verdictsOf(read.rows, requests), ...done });
    return { isApplied: true, ...counts, faults: [] };
  });
}

/** All that is wrong, by row; `locked` holds the requests for whoever enters the results now. */
export async function faultsIn(
  context: Context,
  { rows, faults, locked }: Pick<ReadResults, 'rows' | 'faults'> & { locked: boolean },
): Promise<{ requests: ReadonlyMap<string, Named>; faults: ResultFault[] }> {
  const ids = [...new Set(rows.map(({ id }) => id))];
  if (locked) await lockNamed(context.sql, ids);
  const requests = new Map((await selectNamed(context.sql, ids)).map((one) => [one.id, one]));
  const all = [...faults, ...repeats(context, rows), ...illegal(context, rows, requests)];
  return { requests, faults: all.toSorted((a, b) => a.row - b.row) };
}

export async function readResults(context: Context, path: string): Promise<ReadResults> {
  const { language } = context;
  try {
    const sheet = await readSheet(path, { limits: { rows: MOST_RESULT_ROWS } });
    let columns: ReturnType<typeof findColumns> | undefined;
    const rows: ResultRow[] = [];
    const faults: ResultFault[] = [];
    let heads: readonly string[] = [];
    const lines = new Map<number, readonly string[]>();
    for await (const row of sheet) {
      if (columns === undefined) {
        heads = row.cells;
        columns = findColumns(row.cells);
        if (columns.missing.length > 0) throw missing(columns.missing, language);
        continue;
      }
      const { result, isBlank, ...found } = readRow(row, columns.at, language);
      if (isBlank) continue;
      lines.set(row.line, row.cells);
      faults.push(...found.faults);
      if (result !== undefined) rows.push(result);
    }
    if (lines.size === 0) throw nothing(columns === undefined ? 'empty' : 'onlyHeads', language);
    return { rows, faults, rowCount: lines.size, heads, lines };
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    throw fail(verificationErrors.badSheet, { why: sheetWordsOf(error.kind, language) });
  }
}

const nothing = (kind: Parameters<typeof nothingWordsOf>[0], language: 'zh' | 'en') =>
  fail(verificationErrors.badSheet, { why: nothingWordsOf(kind, language) });

function missing(columns: readonly (keyof typeof heads)[], language: 'zh' | 'en') {
  const names = columns.map((column) => heads[column][language]);
  return fail(
    verificationErrors.missingColumns,
    { columns: joined(names, language) },
    columns.map((column) => ({ field: `file.${column}`, message: heads[column][language] })),
  );
}

/** A field decided twice; a row for all fields counts for each of them. */
function repeats({ language }: Context, rows: readonly ResultRow[]): ResultFault[] {
  const first = new Map<string, number>();
  const faults: ResultFault[] = [];
  for (const { row, id, field } of rows) {
    const earlier = first.get(`${id} ${field ?? ''}`) ?? (field === null ? undefined : first.get(`${id} `));
    if (earlier !== undefined)
      faults.push(faultOf(language, { row, column: 'id', what: 'repeated', values: { row: String(earlier) } }));
    else first.set(`${id} ${field ?? ''}`, row);
  }
  return faults;
}

function illegal(context: Context, rows: readonly ResultRow[], requests: ReadonlyMap<string, Named>): ResultFault[] {
  return rows.flatMap((row) => {
    const fault = faultIn(context, row, requests.get(row.id));
    return fault === undefined ? [] : [fault];
  });
}

function faultIn(
  { language, user }: Context,
  { row, field }: ResultRow,
  request: Named | undefined,
): ResultFault | undefined {
  if (request === undefined) return faultOf(language, { row, column: 'id', what: 'unknown' });
  if (request.requesterId === user.id) return faultOf(language, { row, column: 'id', what: 'own' });
  if (request.state === 'IN_REVIEW' && request.pickedBy !== user.id)
    return faultOf(language, { row, column: 'id', what: 'picked', values: { name: request.pickedByName ?? '' } });
  if (request.state !== 'SUBMITTED' && request.state !== 'IN_REVIEW') {
    const values = { state: stateInWords(request.state, language) };
    return faultOf(language, { row, column: 'id', what: 'state', values });
  }
  if (field !== null && !request.fields.includes(field))
    return faultOf(language, { row, column: 'field', what: 'absent' });
  return undefined;
}

function verdictsOf(rows: readonly ResultRow[], requests: ReadonlyMap<string, Named>): Verdict[] {
  return rows.flatMap(({ id, field, verdict, reason }) =>
    (field === null ? requests.get(id)!.fields : [field]).map((one) => ({
      requestId: id,
      field: one,
      decision: verdict,
      comment: reason,
    })),
  );
}
