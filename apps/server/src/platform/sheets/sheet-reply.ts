// Writes rows as an XLSX or CSV file with a head in the caller's language (specification 7.5, blob calls).
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { dayInShanghai } from '../clock/index.ts';
import { FileReply, type Context } from '../http/index.ts';
import { neutralText } from './neutral-cell.ts';

export interface SheetColumn<Row> {
  readonly key: keyof Row & string;
  readonly zh: string;
  readonly en: string;
  /** Width in characters. */
  readonly width: number;
}

export interface Sheet<Row> {
  readonly context: Pick<Context, 'language' | 'clock'>;
  /** Name of the file before the date and the ending. */
  readonly name: string;
  readonly format: 'xlsx' | 'csv';
  readonly columns: readonly SheetColumn<Row>[];
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const CSV_TYPE = 'text/csv';

/** A file that streams: memory does not grow with the rows. */
export function sheetReply<Row>(sheet: Sheet<Row>): FileReply {
  const name = `${sheet.name}-${dayInShanghai(sheet.context.clock.now())}.${sheet.format}`;
  if (sheet.format === 'xlsx') return new FileReply(name, XLSX_TYPE, xlsx(sheet));
  return new FileReply(name, `${CSV_TYPE}; charset=utf-8`, csv(sheet));
}

async function* cells<Row>({ columns, rows }: Sheet<Row>): AsyncGenerator<(string | number | boolean | null)[]> {
  for await (const row of rows) yield columns.map((column) => cellOf(row[column.key]));
}

/** A value as a cell: times in Asia/Shanghai, texts that no spreadsheet takes for a formula. */
export function cellOf(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return momentInShanghai(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return neutralText(typeof value === 'string' ? value : JSON.stringify(value));
}

/** YYYY-MM-DD HH:mm in Asia/Shanghai. */
export function momentInShanghai(moment: Date): string {
  return new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}

function xlsx<Row>(sheet: Sheet<Row>): Readable {
  const columns = sheet.columns.map((column) => ({ header: column[sheet.context.language], width: column.width }));
  const options = { name: sheet.name.slice(0, 31), columns, freezePane: { rows: 1 } };
  return Readable.from(
    (async function* () {
      const { writeXlsxStream } = await import('hucre/xlsx');
      yield* Readable.fromWeb(writeXlsxStream(cells(sheet), options) as never) as AsyncIterable<Uint8Array>;
    })(),
    { objectMode: false },
  );
}

function csv<Row>(sheet: Sheet<Row>): Readable {
  const header = sheet.columns.map((column) => column[sheet.context.language]);
  return Readable.from(cells(sheet)).pipe(
    stringify({ header: true, columns: header, bom: true, record_delimiter: 'windows' }),
  );
}
