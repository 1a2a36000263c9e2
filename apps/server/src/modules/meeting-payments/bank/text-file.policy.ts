// Files of text for a bank, and its return files: sheets and records of a fixed width, as their description says.
import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import type { Column, ReturnField, TextField, TextFormat } from './bank-formats.policy.ts';

export type TextRow = Readonly<Record<TextField, string>>;
export type ReturnRow = Readonly<Record<ReturnField, string>>;

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
// A sheet program would take these for a formula.
const harmless = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
const typed: ReadonlySet<TextField> = new Set<TextField>(['payee', 'bankName']);

/** Never longer than the field: a character that would be cut in half is left out. */
function padded(value: string, { width, isCents }: Column<string>, bytesOf: (text: string) => Buffer): Buffer {
  if (isCents === true) return Buffer.from(String(Math.round(Number(value) * 100)).padStart(width, '0'));
  const clean = value.replaceAll(/[\r\n\t]/g, ' ');
  const fitting: string[] = [];
  let used = 0;
  for (const character of clean) {
    const size = bytesOf(character).length;
    if (used + size > width) break;
    fitting.push(character);
    used += size;
  }
  return Buffer.concat([bytesOf(fitting.join('')), Buffer.alloc(width - used, ' ')]);
}

export function textFile(format: TextFormat, rows: readonly TextRow[]): Buffer {
  if (format.kind === 'FIXED') {
    // What GBK has not becomes a question mark, as with every bank.
    const bytesOf = (text: string): Buffer => iconv.encode(text, format.encoding === 'GBK' ? 'gbk' : 'utf8');
    const end = Buffer.from('\r\n');
    return Buffer.concat(
      rows.flatMap((row) => [...format.columns.map((column) => padded(row[column.field], column, bytesOf)), end]),
    );
  }
  const cell = (row: TextRow, field: TextField): string => (typed.has(field) ? harmless(row[field]) : row[field]);
  const lines = rows.map((row) => format.columns.map(({ field }) => quoted(cell(row, field))).join(','));
  const head = format.columns.map(({ title }) => title).join(',');
  return Buffer.from(`\uFEFF${[head, ...lines].join('\r\n')}\r\n`);
}

/** Undefined where it is no such file. */
export function returnRows(format: TextFormat, bytes: Buffer): ReturnRow[] | undefined {
  return format.kind === 'FIXED' ? fixedRows(format, bytes) : delimitedRows(format, bytes);
}

function fixedRows({ returned, outcomes }: TextFormat, bytes: Buffer): ReturnRow[] | undefined {
  const width = returned.reduce((sum, column) => sum + column.width, 0);
  const rows: ReturnRow[] = [];
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf('\n', start);
    const end = found < 0 ? bytes.length : found;
    const line = bytes.subarray(start, bytes[end - 1] === 0x0d ? end - 1 : end);
    start = end + 1;
    if (line.length === 0) continue;
    // Spaces at the end of a record are often cut off on the way.
    const fewest = returned[0]!.width + 1;
    if (line.length < fewest || line.length > width) return undefined;
    let at = 0;
    const cells = returned.map(({ field, width: size }) => {
      const value = iconv.decode(line.subarray(at, at + size), 'gbk').trim();
      at += size;
      return [field, value] as const;
    });
    rows.push(Object.fromEntries(cells) as ReturnRow);
  }
  return rows.length > 0 && rows.every(({ status }) => Object.hasOwn(outcomes, status)) ? rows : undefined;
}

function delimitedRows({ returned, outcomes }: TextFormat, bytes: Buffer): ReturnRow[] | undefined {
  let lines: string[][];
  try {
    lines = parse(bytes, { bom: true, relax_column_count: true, skip_empty_lines: true, trim: true });
  } catch {
    return undefined;
  }
  const [head, ...rest] = lines;
  const places = returned.map(({ title, field }) => [field, head?.indexOf(title) ?? -1] as const);
  if (rest.length === 0 || places.slice(0, 2).some(([, at]) => at < 0)) return undefined;
  const rows = rest.map(
    (line) => Object.fromEntries(places.map(([field, at]) => [field, line[at] ?? ''])) as ReturnRow,
  );
  return rows.every(({ status }) => Object.hasOwn(outcomes, status)) ? rows : undefined;
}
