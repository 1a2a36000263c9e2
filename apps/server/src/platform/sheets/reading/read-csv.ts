// Rows of a comma-separated file, whatever its delimiter, quotes and line ends.
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { SheetFault } from './sheet-fault.ts';
import type { SheetLimits } from './sheet-limits.ts';
import type { SheetRow } from './sheet-row.ts';
import { decoded, type TextEncoding } from './text-encoding.ts';

const delimiters = [',', ';', '\t', '|', '，', '；'];

export async function* readCsv(path: string, encoding: TextEncoding, limits: SheetLimits): AsyncGenerator<SheetRow> {
  const delimiter = await findDelimiter(path, encoding);
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: 4 * limits.cellCharacters * 4,
  });
  const source = Readable.from(decoded(path, encoding));
  source.on('error', (error) => parser.destroy(error));
  let line = 0;
  try {
    for await (const cells of source.pipe(parser)) {
      line += 1;
      yield { line, cells: cells as string[] };
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new SheetFault(/QUOTE|MAX_RECORD/.test(error.code) ? 'openQuote' : 'broken', { row: line + 1 });
    throw error instanceof TypeError ? new SheetFault('unknownEncoding') : error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}

/** The mark that stands most often in the head, outside of quotes. */
async function findDelimiter(path: string, encoding: TextEncoding): Promise<string> {
  const head = await firstLine(path, encoding);
  const bare = head.replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length - 1);
  const most = Math.max(...counts);
  return most === 0 ? ',' : (delimiters[counts.indexOf(most)] ?? ',');
}

async function firstLine(path: string, encoding: TextEncoding): Promise<string> {
  for await (const text of decoded(path, encoding)) {
    const line = text.split(/[\r\n]+/).find((one) => one.trim() !== '');
    return line ?? '';
  }
  return '';
}
