// Reads an archive that the product wrote.
import { inflateRawSync } from 'node:zlib';

/** Names and contents by the index at the end of the archive. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [size, length] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const offset = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + length);
    const from = offset + 30 + zip.readUInt16LE(offset + 26);
    files.set(name, inflateRawSync(zip.subarray(from, from + size)));
    at += 46 + length;
  }
  return files;
}
