// An exported file that says whose it is: in words at its end and on every printed page, and in marks that are not seen (reliability 24).
import { stringify } from 'csv-stringify/sync';
import { dayInShanghai } from '../clock/index.ts';
import { hideBytes, inksOf, markText } from '../marks/index.ts';
import { cellOf, CSV_TYPE, momentInShanghai, XLSX_TYPE, type Sheet } from './sheet-reply.ts';

type Cell = string | number | boolean | null;

export interface MarkedSheet<Row> extends Omit<Sheet<Row>, 'rows'> {
  readonly rows: readonly Row[];
  /** The signed mark. */
  readonly mark: Buffer;
  /** Number in the export log, twelve hexadecimal digits. */
  readonly code: string;
  readonly at: Date;
  /** Who has it: name and login, and the enterprise. */
  readonly owner: string;
  readonly enterprise: string;
}

export type NotedFile = Pick<MarkedSheet<never>, 'context' | 'enterprise' | 'owner' | 'at' | 'code'>;

export interface MarkedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** A text of every so many rows carries the mark, so that a copied part of the rows still does. */
export const MARKED_EVERY = 10;

const words = {
  zh: { title: '导出', code: '编号', note: '仅限内部使用，请勿外传' },
  en: { title: 'Exported', code: 'No.', note: 'For internal use only; do not pass on' },
} as const;

/** The whole file in memory: it is logged with its hash before it leaves. */
export async function markedFile<Row>(sheet: MarkedSheet<Row>): Promise<MarkedFile> {
  const name = `${sheet.name}-${dayInShanghai(sheet.at)}.${sheet.format}`;
  const rows = markedRows(sheet);
  if (sheet.format === 'csv') {
    const bytes = Buffer.from(stringify(rows, { bom: true, record_delimiter: 'windows' }));
    return { name, type: `${CSV_TYPE}; charset=utf-8`, bytes };
  }
  return { name, type: XLSX_TYPE, bytes: await workbook(sheet, rows) };
}

/** Head, rows, an empty one and the note; the first cell of the head stays plain, whoever reads columns by name needs it. */
function markedRows<Row>(sheet: MarkedSheet<Row>): Cell[][] {
  const { columns, context, mark } = sheet;
  const hidden = hideBytes(mark);
  const head = columns.map((column) => column[context.language]);
  const rows = sheet.rows.map((row, index) => {
    const cells = columns.map((column) => cellOf(row[column.key]));
    return index % MARKED_EVERY === 0 ? withHidden(cells, hidden) : cells;
  });
  const note = columns.map((_, index) => (index === 0 ? `${noteOf(sheet)}${hidden}` : null));
  return [head, ...rows, columns.map(() => null), note];
}

export function withHidden(cells: Cell[], hidden: string): Cell[] {
  const at = cells.findIndex((cell) => typeof cell === 'string' && cell !== '' && !/^[\d\s:.+-]+$/.test(cell));
  return cells.map((cell, index) => (index === at ? `${String(cell)}${hidden}` : cell));
}

/** Whose file it is, in words. */
export function noteOf({ context, enterprise, owner, at, code }: NotedFile): string {
  const { title, code: number, note } = words[context.language];
  return `${title}: ${enterprise} · ${owner} · ${momentInShanghai(at)} · ${number} ${code} · ${note}`;
}

async function workbook<Row>(sheet: MarkedSheet<Row>, rows: Cell[][]): Promise<Buffer> {
  const { columns, code } = sheet;
  const inks = inksOf(code, columns.length);
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheet.name.slice(0, 31),
        columns: columns.map(({ width }) => ({ width })),
        rows,
        cells: new Map(inks.map((rgb, column) => [`0,${column}`, { style: { font: { bold: true, color: { rgb } } } }])),
        freezePane: { rows: 1 },
        headerFooter: printedNote(sheet),
      },
    ],
    ...markedProperties(sheet),
  });
  return Buffer.from(bytes);
}

/** Whose file it is, on every printed page. */
export function printedNote(file: NotedFile): { oddHeader: string; oddFooter: string } {
  // `&` begins a code in a printed head.
  const printed = noteOf(file).replaceAll('&', '&&');
  return { oddHeader: `&C&8${printed}`, oddFooter: `&L&8${printed}&R&8&P/&N` };
}

/** The mark where a workbook keeps what is known of it. */
export function markedProperties(file: NotedFile & { readonly mark: Buffer }) {
  const { owner, enterprise, at, mark } = file;
  return {
    properties: {
      creator: owner,
      company: enterprise,
      created: at,
      description: noteOf(file),
      custom: { DocumentReference: markText(mark) },
    },
    namedRanges: [{ name: '_DocumentReference', range: `"${markText(mark)}"` }],
  };
}
