// A PDF is not written anew; it is looked through, and kept when it holds pages and nothing that acts (reliability 22).
import { inflateSync } from 'node:zlib';
import { FileFault } from './file-fault.ts';

export const MOST_PAGES = 20;
/** Bytes that streams of objects may hold when they are unpacked, in all. */
const MOST_UNPACKED = 32 * 1024 * 1024;
const TAIL = 2_048;

/** Names that run, send, embed or fetch something. */
const active = new Set([
  'JavaScript',
  'JS',
  'EmbeddedFile',
  'EmbeddedFiles',
  'Launch',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Sound',
  'Movie',
  'Rendition',
]);

/** How many pages it has. Throws FileFault when it is broken, encrypted, too long or holds what acts. */
export function checkPdf(bytes: Buffer, most = MOST_PAGES): { readonly pages: number } {
  const file = bytes.toString('latin1');
  if (!file.slice(-TAIL).includes('%%EOF') || !/\bstartxref\b/.test(file.slice(-TAIL)))
    throw new FileFault('brokenPdf');
  let pages = 0;
  for (const part of structureOf(file, bytes)) {
    for (const name of namesIn(part)) {
      if (name === 'Encrypt') throw new FileFault('encryptedPdf');
      if (active.has(name)) throw new FileFault('activePdf');
    }
    pages += pagesIn(part);
  }
  if (pages === 0) throw new FileFault('brokenPdf');
  if (pages > most) throw new FileFault('tooManyPages', most);
  return { pages };
}

/** The text around streams, and what streams of objects hold; the content of pages and pictures cannot act. */
function* structureOf(file: string, bytes: Buffer): Generator<string> {
  const starts = /\bstream\r?\n/g;
  let from = 0;
  let left = MOST_UNPACKED;
  for (let found = starts.exec(file); found !== null; found = starts.exec(file)) {
    const begin = found.index + found[0].length;
    const end = file.indexOf('endstream', begin);
    if (end === -1) throw new FileFault('brokenPdf');
    const head = file.slice(from, found.index);
    yield head;
    if (/\/ObjStm\b/.test(plain(head.slice(head.lastIndexOf(' obj'))))) {
      const unpacked = unpack(bytes.subarray(begin, end), left);
      left -= unpacked.length;
      yield unpacked.toString('latin1');
    }
    from = end + 'endstream'.length;
    starts.lastIndex = from;
  }
  yield file.slice(from);
}

/** Objects packed in another way than this are refused: what cannot be read cannot be judged. */
function unpack(packed: Buffer, most: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most), finishFlush: 2 });
  } catch {
    throw new FileFault('brokenPdf');
  }
}

/** Names may be written with hexadecimal letters: /J#53 is /JS. */
const plain = (text: string): string =>
  text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

function* namesIn(part: string): Generator<string> {
  for (const [, name] of plain(part).matchAll(/\/([A-Za-z]{1,32})(?![A-Za-z])/g)) yield name!;
}

const pagesIn = (part: string): number => [...plain(part).matchAll(/\/Type\s*\/Page(?![A-Za-z])/g)].length;
