// A ZIP archive of a few files, whole in memory (APPNOTE 6.3).
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** With folders, parted by slashes. */
  readonly name: string;
  readonly content: Buffer;
}

const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
const VERSION = 20;

export function writeZip(entries: readonly ZipEntry[], { at, comment = '' }: { at: Date; comment?: string }): Buffer {
  const parts: Buffer[] = [];
  const index: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const packed = deflateRawSync(content);
    const title = Buffer.from(name);
    const facts = factsOf(content, { at, packed: packed.length, title: title.length });
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, title]);
    parts.push(head, packed);
    index.push(indexEntry(facts, title, offset));
    offset += head.length + packed.length;
  }
  const listed = Buffer.concat(index);
  return Buffer.concat([...parts, listed, endOf({ entries: entries.length, size: listed.length, offset, comment })]);
}

/** What head and index say alike. */
function factsOf(content: Buffer, { at, packed, title }: { at: Date; packed: number; title: number }): Buffer {
  const facts = Buffer.alloc(26);
  // The format knows local time alone; Shanghai is eight hours ahead.
  const local = new Date(at.getTime() + 8 * 3_600_000);
  const [hours, minutes, seconds] = [local.getUTCHours(), local.getUTCMinutes(), local.getUTCSeconds()];
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(UTF8_NAMES, 2);
  facts.writeUInt16LE(DEFLATED, 4);
  facts.writeUInt16LE((hours << 11) | (minutes << 5) | (seconds >> 1), 6);
  facts.writeUInt16LE(
    ((local.getUTCFullYear() - 1980) << 9) | ((local.getUTCMonth() + 1) << 5) | local.getUTCDate(),
    8,
  );
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(packed, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(title, 22);
  return facts;
}

function indexEntry(facts: Buffer, title: Buffer, offset: number): Buffer {
  const more = Buffer.alloc(14);
  more.writeUInt32LE(offset, 10);
  const maker = Buffer.alloc(2);
  maker.writeUInt16LE(VERSION, 0);
  return Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), maker, facts, more, title]);
}

interface End {
  readonly entries: number;
  readonly size: number;
  readonly offset: number;
  readonly comment: string;
}

function endOf({ entries, size, offset, comment }: End): Buffer {
  const words = Buffer.from(comment);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries, 4);
  end.writeUInt16LE(entries, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  end.writeUInt16LE(words.length, 16);
  return Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), end, words]);
}
