// The table of contents of a packed file, as far as the guard needs it (APPNOTE 4.3.12, 4.3.16).
import type { FileHandle } from 'node:fs/promises';
import { SheetFault } from './sheet-fault.ts';

export interface Entry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly packedSize: number;
  readonly offset: number;
}

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const LONGEST_END = 22 + 65_535;
const ENTRY_HEAD = 46;

export async function listEntries(file: FileHandle, size: number, most: number): Promise<Entry[]> {
  const tailSize = Math.min(size, LONGEST_END);
  const { buffer: tail } = await file.read(Buffer.alloc(tailSize), 0, tailSize, size - tailSize);
  const at = tail.lastIndexOf(END);
  if (at === -1 || at + 22 > tail.length) throw new SheetFault('broken');
  const count = tail.readUInt16LE(at + 10);
  const length = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  if (count > most) throw new SheetFault('tooManyEntries', { limit: most });
  if (start + length > size) throw new SheetFault('broken');
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, start);
  return entriesOf(buffer, count, most);
}

function entriesOf(table: Buffer, count: number, most: number): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_HEAD <= table.length && table.readUInt32LE(at) === 0x02014b50;) {
    const nameLength = table.readUInt16LE(at + 28);
    entries.push({
      isEncrypted: (table.readUInt16LE(at + 8) & 1) === 1,
      method: table.readUInt16LE(at + 10),
      packedSize: table.readUInt32LE(at + 20),
      offset: table.readUInt32LE(at + 42),
      name: table.subarray(at + ENTRY_HEAD, at + ENTRY_HEAD + nameLength).toString('utf8'),
    });
    if (entries.length > most) throw new SheetFault('tooManyEntries', { limit: most });
    at += ENTRY_HEAD + nameLength + table.readUInt16LE(at + 30) + table.readUInt16LE(at + 32);
  }
  if (entries.length !== count) throw new SheetFault('broken');
  return entries;
}
