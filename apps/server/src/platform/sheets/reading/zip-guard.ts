// Looks through a packed workbook before it is parsed: every entry is unpacked once, counted and thrown away (zip bombs, XXE).
import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { SheetFault } from './sheet-fault.ts';
import type { SheetLimits } from './sheet-limits.ts';
import { listEntries, type Entry } from './zip-entries.ts';

/** Below this size a high ratio is no threat. */
const HARMLESS = 1024 * 1024;
const ROW = Buffer.from('<row');
/** What follows the name of a row: a blank, the end of an empty row or of the name. */
const AFTER_ROW = Buffer.from(' \t\r\n/>');
/** No spreadsheet has more; a file that does would keep the reader busy with empty rows. */
const MOST_ROWS = 1_048_576;
/** One character less than the longest text that is looked for, so that nothing hides on the edge of two pieces. */
const CARRY = '<!DOCTYPE'.length - 1;

/** Throws when the workbook must not be parsed; answers about how many rows its sheets hold. */
export async function guardWorkbook(path: string, limits: SheetLimits): Promise<number> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const entries = await listEntries(file, size, limits.entries);
    requireWorkbook(entries);
    const counted = { bytes: 0, packed: size, rows: 0 };
    for (const entry of entries) await countEntry(file, path, entry, limits, counted);
    return counted.rows;
  } finally {
    await file.close();
  }
}

function requireWorkbook(entries: readonly Entry[]): void {
  if (entries.some((entry) => entry.isEncrypted)) throw new SheetFault('encrypted');
  const names = new Set(entries.map((entry) => entry.name));
  if (!names.has('[Content_Types].xml') || !names.has('xl/workbook.xml'))
    throw new SheetFault('notASheet', { found: 'ZIP' });
}

interface Counted {
  bytes: number;
  readonly packed: number;
  rows: number;
}

async function countEntry(
  file: FileHandle,
  path: string,
  entry: Entry,
  limits: SheetLimits,
  counted: Counted,
): Promise<void> {
  if (entry.packedSize === 0) return;
  const { buffer } = await file.read(Buffer.alloc(30), 0, 30, entry.offset);
  if (buffer.readUInt32LE(0) !== 0x04034b50) throw new SheetFault('broken');
  const start = entry.offset + 30 + buffer.readUInt16LE(26) + buffer.readUInt16LE(28);
  const packed = createReadStream(path, { start, end: start + entry.packedSize - 1 });
  const watch = watchXml(entry);
  try {
    for await (const chunk of unpacked(packed, entry)) {
      counted.bytes += (chunk as Buffer).length;
      const isSwollen = counted.bytes > HARMLESS && counted.bytes > limits.ratio * counted.packed;
      if (counted.bytes > limits.unpackedBytes || isSwollen) {
        throw new SheetFault('tooLarge', { limit: `${Math.round(limits.unpackedBytes / 1024 / 1024)} MB` });
      }
      counted.rows += watch(chunk as Buffer);
      if (counted.rows > MOST_ROWS) throw new SheetFault('tooManyRows', { limit: limits.rows });
    }
  } catch (error) {
    throw error instanceof SheetFault ? error : new SheetFault('broken');
  } finally {
    packed.destroy();
  }
}

function unpacked(packed: Readable, entry: Entry): Readable {
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw new SheetFault('broken');
  const inflate = createInflateRaw();
  packed.on('error', (error) => inflate.destroy(error));
  return packed.pipe(inflate);
}

/** Refuses document types and entities in a part of XML, and counts the rows of a sheet. */
function watchXml(entry: Entry): (chunk: Buffer) => number {
  if (!/\.(?:xml|rels|vml)$/i.test(entry.name)) return () => 0;
  const isSheet = entry.name.startsWith('xl/worksheets/');
  let carry: Buffer = Buffer.alloc(0);
  return (chunk) => {
    const text = Buffer.concat([carry, chunk]);
    if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY') || text.includes('<!doctype'))
      throw new SheetFault('unsafe');
    let rows = 0;
    // A row that stands wholly in the carry, with what follows its name, was counted before.
    const from = Math.max(0, carry.length - ROW.length);
    if (isSheet)
      for (let at = text.indexOf(ROW, from); at !== -1; at = text.indexOf(ROW, at + 1))
        if (AFTER_ROW.includes(text[at + ROW.length] ?? 0)) rows += 1;
    carry = Buffer.from(text.subarray(Math.max(0, text.length - CARRY)));
    return rows;
  };
}
