// Rows of the first sheet of a workbook, read in a stream.
import { readFile } from 'node:fs/promises';
import { SheetFault } from './sheet-fault.ts';
import type { SheetRow } from './sheet-row.ts';

export async function* readXlsx(path: string): AsyncGenerator<SheetRow> {
  const bytes = await readFile(path);
  const { streamXlsxRows } = await import('hucre/xlsx');
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) {
      yield { line: index + 1, cells: values.map(textOf) };
    }
  } catch (error) {
    // Whatever the parser stumbles over is the file's fault: the guard has seen to everything else.
    throw new SheetFault(error instanceof Error && error.name === 'EncryptedFileError' ? 'encrypted' : 'broken');
  }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    return value
      .toISOString()
      .replace(/T00:00:00\.000Z$/, '')
      .replace(/\.\d{3}Z$/, '');
  }
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
