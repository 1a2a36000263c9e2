// The parts of a workbook: a zip file, read by its directory.
import { inflateRawSync } from 'node:zlib';

const DIRECTORY_END = 0x0605_4b50;
const ENTRY = 0x0201_4b50;
/** A part that unpacks to more than this is no sheet of ours. */
const LARGEST = 200 * 1024 * 1024;

/** Name and text of every XML part. Throws in plain words when it is no zip file. */
export function textParts(file: Buffer): Map<string, string> {
  let end = file.length - 22;
  while (end >= 0 && file.readUInt32LE(end) !== DIRECTORY_END) end -= 1;
  if (end < 0) throw new Error('This is no workbook.');
  const parts = new Map<string, string>();
  for (let at = file.readUInt32LE(end + 16); at + 46 <= end && file.readUInt32LE(at) === ENTRY;) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    if (/\.(xml|rels)$/i.test(name)) parts.set(name, unpacked(file, at));
    at += 46 + nameLength + extraLength + noteLength;
  }
  return parts;
}

function unpacked(file: Buffer, entry: number): string {
  const local = file.readUInt32LE(entry + 42);
  const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  const packed = file.subarray(start, start + file.readUInt32LE(entry + 20));
  const isStored = file.readUInt16LE(entry + 10) === 0;
  return (isStored ? packed : inflateRawSync(packed, { maxOutputLength: LARGEST })).toString('utf8');
}
