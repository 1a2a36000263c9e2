// What a file really is, told by its bytes; its name and its stated type are not asked.
import { open, readFile } from 'node:fs/promises';
import { SheetFault } from './sheet-fault.ts';

const HEAD = 65_536;
const PACKED = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const EMPTY_PACKED = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

const others: readonly (readonly [magic: Buffer, name: string])[] = [
  [Buffer.from('%PDF'), 'PDF'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'PNG'],
  [Buffer.from([0xff, 0xd8, 0xff]), 'JPEG'],
  [Buffer.from('GIF8'), 'GIF'],
  [Buffer.from('Rar!'), 'RAR'],
  [Buffer.from([0x1f, 0x8b]), 'GZIP'],
  [Buffer.from([0x37, 0x7a, 0xbc, 0xaf]), '7z'],
  [Buffer.from('{\\rtf'), 'RTF'],
];

/** `packed` may be a workbook, `text` may be comma-separated; anything else throws. */
export async function sniff(path: string): Promise<'packed' | 'text'> {
  const head = await headOf(path);
  if (startsWith(head, PACKED) || startsWith(head, EMPTY_PACKED)) return 'packed';
  if (startsWith(head, COMPOUND)) {
    const isEncrypted = (await readFile(path)).includes(ENCRYPTED);
    throw new SheetFault(isEncrypted ? 'encrypted' : 'oldFormat');
  }
  const other = others.find(([magic]) => startsWith(head, magic));
  if (other !== undefined) throw new SheetFault('notASheet', { found: other[1] });
  const start = head.subarray(0, 1_000).toString('latin1').replace(/^ï»¿/, '').trimStart();
  if (/^<(?:!doctype|html|head|body|table|\?xml|svg|!--|meta|script|style)/i.test(start)) {
    throw new SheetFault('notASheet', { found: /^<\?xml|^<svg/i.test(start) ? 'XML' : 'HTML' });
  }
  if (!hasWideMark(head) && head.includes(0)) throw new SheetFault('notASheet', { found: 'binary' });
  return 'text';
}

const startsWith = (bytes: Buffer, start: Buffer): boolean => bytes.subarray(0, start.length).equals(start);

/** UTF-16 begins with a byte order mark; only there zero bytes are text. */
export function hasWideMark(head: Buffer): boolean {
  return head.length >= 2 && ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff));
}

export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
