// Files of text for a bank, and its return files: sheets and records of a fixed width, as the layout of their format says.
import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import type { ReturnLine, ReturnedColumn, SentColumn, TextLayout } from '@yijian/contract/meeting-payments';

export type TextRow = Readonly<Record<Exclude<SentColumn['field'], 'text'>, string>>;
export type ReturnRow = Readonly<Record<Exclude<ReturnedColumn['field'], 'skipped'>, string>>;

/** What the first and the last line may say. */
export interface BatchFacts {
  readonly batch: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly account: string;
  readonly holder: string;
}

type Encoding = TextLayout['encoding'];
type Row = Readonly<Record<string, string>>;
/** A column of a file, whichever way it goes. */
interface Column {
  readonly field: string;
  readonly title: string;
  readonly width: number;
  readonly isCents: boolean;
  readonly value: string;
}
type Written = Omit<TextLayout, 'columns'> & { readonly columns: readonly Column[] };

// What an encoding has not becomes a question mark, as with every bank.
const encoded = (text: string, encoding: Encoding): Buffer =>
  iconv.encode(text, encoding === 'UTF-8-BOM' ? 'UTF-8' : encoding);
export const bytesIn = (text: string, encoding: Encoding): number => encoded(text, encoding).length;
export const textOf = ({ encoding }: Pick<TextLayout, 'encoding'>, text: string): Buffer => encoded(text, encoding);
export const decoded = ({ encoding }: Pick<TextLayout, 'encoding'>, bytes: Buffer): string =>
  iconv.decode(bytes, encoding === 'UTF-8-BOM' ? 'UTF-8' : encoding).replace(/^\uFEFF/, '');

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
// A sheet program would take these for a formula.
const harmless = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
const typed: ReadonlySet<string> = new Set(['payee', 'bankName']);
const cents = (amount: string): number => Math.round(Number(amount) * 100);
const markOf = ({ separator }: Pick<TextLayout, 'separator'>): string => (separator === 'TAB' ? '\t' : separator);

const valueOf = (row: Row, { field, isCents, value }: Column): string => {
  if (field === 'text') return value;
  return isCents ? String(cents(row[field]!)) : (row[field] ?? '');
};

/** Never longer than the column: a character that would be cut in half is left out. Amounts stand at the right, with zeros before them. */
function padded(row: Row, column: Column, encoding: Encoding): Buffer {
  const { field, width } = column;
  const value = valueOf(row, column).replaceAll(/[\r\n\t]/g, ' ');
  if (field === 'net') return encoded(value.padStart(width, '0'), encoding);
  const fitting: string[] = [];
  let used = 0;
  for (const character of value) {
    const size = bytesIn(character, encoding);
    if (used + size > width) break;
    fitting.push(character);
    used += size;
  }
  return Buffer.concat([encoded(fitting.join(''), encoding), Buffer.alloc(width - used, ' ')]);
}

interface Content {
  readonly rows: readonly Row[];
  readonly facts: BatchFacts;
}

export function textFile(layout: Written, { rows, facts }: Content): Buffer {
  const { kind, encoding, columns, hasTitles, header, footer } = layout;
  const mark = markOf(layout);
  const line = (template: string): string[] => (template === '' ? [] : [filled(template, { rows, facts, encoding })]);
  const cell = (row: Row, column: Column): string => {
    const value = valueOf(row, column);
    return quoted(typed.has(column.field) ? harmless(value) : value);
  };
  const titles = kind === 'CSV' && hasTitles ? [columns.map(({ title }) => titleCell(title, mark)).join(mark)] : [];
  const records = rows.map((row) =>
    kind === 'FIXED'
      ? Buffer.concat(columns.map((column) => padded(row, column, encoding)))
      : encoded(columns.map((column) => cell(row, column)).join(mark), encoding),
  );
  const lines = [
    ...[...line(header), ...titles].map((text) => encoded(text, encoding)),
    ...records,
    ...line(footer).map((text) => encoded(text, encoding)),
  ];
  const start = encoding === 'UTF-8-BOM' ? [Buffer.from('\uFEFF')] : [];
  return Buffer.concat([...start, ...lines.flatMap((bytes) => [bytes, Buffer.from('\r\n')])]);
}

const titleCell = (title: string, mark: string): string =>
  title.includes(mark) || title.includes('"') ? quoted(title) : title;

function filled(template: string, { rows, facts, encoding }: Content & { readonly encoding: Encoding }): string {
  // Sums are made in cents: binary fractions do not add up.
  const sum = rows.reduce((whole, { net }) => whole + cents(net ?? '0'), 0);
  const numbers: Readonly<Record<string, string>> = {
    count: String(rows.length),
    cents: String(sum),
    total: (sum / 100).toFixed(2),
  };
  const words: Readonly<Record<string, string>> = { ...facts, date: facts.date.replaceAll('-', '') };
  return template.replaceAll(/\{(\w+)(?::(\d+))?\}/g, (whole, mark: string, size: string | undefined) => {
    const width = Number(size ?? 0);
    if (numbers[mark] !== undefined) return numbers[mark].padStart(width, '0');
    const word = words[mark];
    return word === undefined ? whole : word + ' '.repeat(Math.max(0, width - bytesIn(word, encoding)));
  });
}

/** Numbers of the payments that a record of a fixed width would cut where nothing may be cut. */
export function oversized({ kind, encoding, columns }: TextLayout, rows: readonly TextRow[]): string[] {
  if (kind !== 'FIXED') return [];
  const whole = columns.filter(({ field }) => ['number', 'account', 'net', 'currency'].includes(field));
  return rows
    .filter((row) => whole.some((column) => bytesIn(valueOf(row, column), encoding) > column.width))
    .map(({ number }) => number);
}

/** What each code of the return file means. */
export const outcomesOf = ({
  paidCodes,
  failedCodes,
  openCodes,
}: TextLayout): ReadonlyMap<string, Exclude<ReturnLine['outcome'], 'IGNORED'>> =>
  new Map([
    ...openCodes.map((code) => [code, 'OPEN'] as const),
    ...failedCodes.map((code) => [code, 'FAILED'] as const),
    ...paidCodes.map((code) => [code, 'PAID'] as const),
  ]);

/** Undefined where it is no such file. */
export function returnRows(layout: TextLayout, bytes: Buffer): ReturnRow[] | undefined {
  const rows = layout.kind === 'FIXED' ? fixedRows(layout, bytes) : delimitedRows(layout, bytes);
  const outcomes = outcomesOf(layout);
  return rows !== undefined && rows.length > 0 && rows.every(({ status }) => outcomes.has(status)) ? rows : undefined;
}

function fixedRows({ returned, returnSkip, encoding }: TextLayout, bytes: Buffer): ReturnRow[] | undefined {
  const width = returned.reduce((sum, column) => sum + column.width, 0);
  // Spaces at the end of a record are often cut off on the way; its number and its result are there.
  const needed = Math.max(
    returned.findIndex(({ field }) => field === 'number'),
    returned.findIndex(({ field }) => field === 'status'),
  );
  const fewest = returned.slice(0, needed).reduce((sum, column) => sum + column.width, 1);
  const rows: ReturnRow[] = [];
  for (const line of linesOf(bytes).slice(returnSkip)) {
    if (line.length === 0) continue;
    if (line.length < fewest || line.length > width) return undefined;
    let at = 0;
    const cells = returned.map(({ field, width: size }) => {
      const value = decoded({ encoding }, line.subarray(at, at + size)).trim();
      at += size;
      return [field, value] as const;
    });
    rows.push({ ...none, ...(Object.fromEntries(cells) as ReturnRow) });
  }
  return rows;
}

const none = { reference: '', reason: '' };

function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf('\n', start);
    const end = found < 0 ? bytes.length : found;
    lines.push(bytes.subarray(start, bytes[end - 1] === 0x0d ? end - 1 : end));
    start = end + 1;
  }
  return lines;
}

function delimitedRows(layout: TextLayout, bytes: Buffer): ReturnRow[] | undefined {
  let lines: string[][];
  try {
    lines = parse(decoded(layout, bytes), {
      delimiter: markOf(layout),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch {
    return undefined;
  }
  const [head, ...rest] = lines.slice(layout.returnSkip);
  const places = layout.returned.map(({ title, field }) => [field, head?.indexOf(title) ?? -1] as const);
  const isFound = places.every(([field, at]) => at >= 0 || (field !== 'number' && field !== 'status'));
  if (rest.length === 0 || !isFound) return undefined;
  return rest.map((line) => ({
    ...none,
    ...(Object.fromEntries(places.map(([field, at]) => [field, line[at] ?? ''])) as ReturnRow),
  }));
}
