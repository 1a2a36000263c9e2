// Words from a sheet, all or none; a row without words goes back to the built-in ones (specification 3, language entry).
import {
  languageErrors as errors,
  type ImportedWords,
  type Replacement,
  type WordFile,
} from '@yijian/contract/languages';
import type { FieldFault } from '@yijian/contract/core';
import { fail, wordsOf } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { SheetFault, readSheet, type SheetRow } from '../../platform/sheets/index.ts';
import { faultOf } from './languages.policy.ts';
import type { Asked } from './languages.service.ts';
import { deleteReplacements, upsertReplacements } from './languages.sql.ts';
import { wordColumns } from './word-sheet.policy.ts';

const MOST_ROWS = 20_000;
const TOLD = 50;
const read = ['type', 'key', 'zh', 'en'] as const;

export async function importWords(context: Context, { builtIn, file }: Asked<WordFile>): Promise<ImportedWords> {
  const [head, ...rows] = await rowsOf(file.path ?? '');
  const places = placesOf(head);
  const known = new Map((await builtIn()).map((word) => [`${word.type} ${word.key}`, word]));
  const faults: FieldFault[] = [];
  const kept = new Map<string, Replacement>();
  for (const { line, cells } of rows) {
    const [type = '', key = '', zh = '', en = ''] = places.map((place) => unquoted(cells[place] ?? ''));
    const word = known.get(`${type} ${key}`);
    const own = { type, key, zh: zh.trim() === '' ? null : zh, en: en.trim() === '' ? null : en };
    const fault =
      word === undefined ? { error: errors.unknownKey, values: { key: `${type} / ${key}` } } : faultIn(word, own);
    if (fault === undefined) kept.set(`${type} ${key}`, own);
    else faults.push({ field: `row.${line}`, message: wordsOf(fault.error, context.language, fault.values) });
  }
  if (faults.length > 0) throw fail(errors.badRows, { count: faults.length }, faults.slice(0, TOLD));
  const words = [...kept.values()];
  const isEmpty = (own: Replacement): boolean => own.zh === null && own.en === null;
  const full = words.filter((own) => !isEmpty(own));
  await upsertReplacements(context.sql, full);
  return { kept: full.length, reset: await deleteReplacements(context.sql, words.filter(isEmpty)) };
}

function faultIn(word: Parameters<typeof faultOf>[0], own: Replacement): ReturnType<typeof faultOf> {
  return own.zh === null && own.en === null ? undefined : faultOf(word, own);
}

async function rowsOf(path: string): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  try {
    for await (const row of await readSheet(path, { limits: { rows: MOST_ROWS } })) rows.push(row);
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    throw error.kind === 'tooManyRows' ? fail(errors.tooManyRows, { limit: MOST_ROWS }) : fail(errors.notASheet);
  }
  return rows;
}

/** Where each column stands; heads may be in either language. */
function placesOf(head: SheetRow | undefined): number[] {
  const cells = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const wanted = wordColumns.filter((column) => (read as readonly string[]).includes(column.key));
  const places = wanted.map((column) =>
    cells.findIndex((cell) => [column.zh, column.en.toLowerCase(), column.key].includes(cell)),
  );
  const missing = wanted.filter((_, at) => places[at] === -1).map((column) => `${column.zh} / ${column.en}`);
  if (missing.length > 0) throw fail(errors.missingColumns, { columns: missing.join(', ') });
  return places;
}

/** The apostrophe that an export puts before what a spreadsheet could take for a formula. */
const unquoted = (cell: string): string =>
  /^'[\s\u00a0\u3000]*[=+\-@\t\r＝＋－＠]/u.test(cell) ? cell.slice(1) : cell;
