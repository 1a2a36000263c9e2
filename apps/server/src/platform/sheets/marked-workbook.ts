// A workbook of several tables that says whose it is, each under what is to be known of it (reliability 24).
import { dayInShanghai } from '../clock/index.ts';
import { hideBytes, inksOf } from '../marks/index.ts';
import {
  MARKED_EVERY,
  markedProperties,
  noteOf,
  printedNote,
  withHidden,
  type MarkedFile,
  type NotedFile,
} from './marked-file.ts';
import { cellOf, XLSX_TYPE } from './sheet-reply.ts';

export interface BookSheet {
  /** At most 31 characters reach the file; different within it. */
  readonly name: string;
  /** What is to be known of the table, above it. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

export interface MarkedBook extends NotedFile {
  /** Name of the file before the date and the ending. */
  readonly name: string;
  readonly mark: Buffer;
  readonly sheets: readonly BookSheet[];
}

const WIDTH = 18;

/** The whole file in memory: it is logged with its hash before it leaves. */
export async function markedWorkbook(book: MarkedBook): Promise<MarkedFile> {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: book.sheets.map((sheet) => sheetOf(book, sheet)),
    ...markedProperties(book),
  });
  return { name: `${book.name}-${dayInShanghai(book.at)}.xlsx`, type: XLSX_TYPE, bytes: Buffer.from(bytes) };
}

function sheetOf(book: MarkedBook, { name, facts, head, rows }: BookSheet) {
  const hidden = hideBytes(book.mark);
  const above = facts.length + 1;
  const columns = Math.max(2, head.length);
  const inks = inksOf(book.code, columns);
  const heads = head.map((_, column) => [
    `${above},${column}`,
    { style: { font: { bold: true, color: { rgb: inks[column]! } } } },
  ]);
  return {
    // These characters cannot stand in the name of a sheet.
    name: name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    columns: Array.from({ length: columns }, () => ({ width: WIDTH })),
    rows: [
      ...facts.map(([label, value]) => [label, cellOf(value)]),
      [],
      [...head],
      ...rows.map((row, at) => (at % MARKED_EVERY === 0 ? withHidden(row.map(cellOf), hidden) : row.map(cellOf))),
      [],
      [`${noteOf(book)}${hidden}`],
    ],
    cells: new Map(heads as [string, { style: { font: { bold: boolean; color: { rgb: string } } } }][]),
    headerFooter: printedNote(book),
  };
}
