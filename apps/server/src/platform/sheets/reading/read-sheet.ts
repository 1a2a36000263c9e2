// Reads an uploaded sheet, CSV or XLSX, row by row; memory does not grow with the rows (reliability: uploads, huge upload).
import { takeSlot } from './parse-slots.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { SheetFault } from './sheet-fault.ts';
import { sheetLimits, type SheetLimits } from './sheet-limits.ts';
import type { SheetRow } from './sheet-row.ts';
import { sniff } from './sniff.ts';
import { findEncoding } from './text-encoding.ts';
import { guardWorkbook } from './zip-guard.ts';

export interface ReadSheet extends AsyncIterable<SheetRow> {
  /** `XLSX`, or the encoding of the text. */
  readonly encoding: string;
  /** About how many rows there are, the head included; for showing progress. */
  readonly expectedRows: number;
}

export interface ReadOptions {
  readonly limits?: Partial<SheetLimits>;
}

/**
 * Looks at the file and answers its rows, empty ones left out. Throws SheetFault at once for a file that is no sheet, and
 * while rows are taken for one that turns out to be broken or too large. Two files are read at a time, others wait.
 */
export async function readSheet(path: string, options: ReadOptions = {}): Promise<ReadSheet> {
  const limits = { ...sheetLimits, ...options.limits };
  const release = await takeSlot();
  try {
    const isPacked = (await sniff(path)) === 'packed';
    if (isPacked) {
      const rows = await guardWorkbook(path, limits);
      return sheetOf('XLSX', rows, () => readXlsx(path), limits);
    }
    const { encoding, lines } = await findEncoding(path);
    return sheetOf(encoding, lines + 1, () => readCsv(path, encoding, limits), limits);
  } finally {
    release();
  }
}

function sheetOf(
  encoding: string,
  expectedRows: number,
  rows: () => AsyncGenerator<SheetRow>,
  limits: SheetLimits,
): ReadSheet {
  return {
    encoding,
    expectedRows,
    async *[Symbol.asyncIterator]() {
      const release = await takeSlot();
      try {
        yield* checked(rows(), limits);
      } finally {
        release();
      }
    },
  };
}

async function* checked(rows: AsyncGenerator<SheetRow>, limits: SheetLimits): AsyncGenerator<SheetRow> {
  let count = 0;
  for await (const { line, cells } of rows) {
    if (cells.length > limits.columns && cells.slice(limits.columns).some((cell) => cell !== '')) {
      throw new SheetFault('tooManyColumns', { row: line, limit: limits.columns });
    }
    if (cells.some((cell) => cell.length > limits.cellCharacters)) {
      throw new SheetFault('cellTooLong', { row: line, limit: limits.cellCharacters });
    }
    if (cells.every((cell) => cell.trim() === '')) continue;
    count += 1;
    // The head is not one of the rows.
    if (count > limits.rows + 1) throw new SheetFault('tooManyRows', { limit: limits.rows });
    yield { line, cells: cells.slice(0, limits.columns) };
  }
}
