// Finds the marks of an exported file, whichever of its carriers are left.
import {
  codeInInks,
  hiddenBytes,
  marksInText,
  readFileMark,
  type FileMark,
} from '../../../apps/server/src/platform/marks/index.ts';
import type { Vault } from '../../../apps/server/src/platform/secrets/index.ts';
import { textParts } from './unzip.ts';

export interface FoundFileMark {
  readonly mark: FileMark;
  /** Signed with our key; a mark that is not was made up or altered. */
  readonly isGenuine: boolean;
  /** Where it was found and how often. */
  readonly carriers: Readonly<Record<string, number>>;
}

export interface FileFinding {
  readonly marks: readonly FoundFileMark[];
  /** The number in the export log that the ink of the head tells; it carries no signature. */
  readonly inkCode: string | undefined;
}

/** Reads an XLSX or CSV file; the one that most carriers tell stands first. */
export function readFileMarks(file: Buffer, vault: Vault): FileFinding {
  const isZip = file.subarray(0, 2).toString('latin1') === 'PK';
  const parts = isZip ? textParts(file) : new Map([['text', file.toString('utf8')]]);
  const found = new Map<string, { mark: FileMark; isGenuine: boolean; carriers: Record<string, number> }>();
  for (const [name, text] of parts) {
    const [hidden, plain] = [hiddenBytes(unescaped(text)), marksInText(text)];
    for (const [bytes, carrier] of [
      ...hidden.map((one) => [one, 'hidden characters'] as const),
      ...plain.map((one) => [one, carrierOf(name)] as const),
    ]) {
      const read = readFileMark(vault, bytes);
      if (read === undefined) continue;
      const key = bytes.toString('hex');
      const entry = found.get(key) ?? { ...read, carriers: {} };
      entry.carriers[carrier] = (entry.carriers[carrier] ?? 0) + 1;
      found.set(key, entry);
    }
  }
  const weight = (one: { carriers: Record<string, number> }) => Object.values(one.carriers).reduce((a, b) => a + b, 0);
  const marks = [...found.values()].toSorted(
    (a, b) => Number(b.isGenuine) - Number(a.isGenuine) || weight(b) - weight(a),
  );
  return { marks, inkCode: isZip ? inkCodeIn(parts) : undefined };
}

function carrierOf(part: string): string {
  if (part.includes('docProps')) return 'document property';
  return part.endsWith('workbook.xml') ? 'defined name' : part;
}

/** Writers may spell characters that show nothing as numbers. */
function unescaped(text: string): string {
  return text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/_x(20[0-9a-f]{2})_/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

/** The inks of the first row, by the style of each cell. */
function inkCodeIn(parts: ReadonlyMap<string, string>): string | undefined {
  const styles = parts.get('xl/styles.xml') ?? '';
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  const fonts = elementsIn(styles, 'fonts', 'font').map(
    (font) => /<color\b[^>]*rgb="([0-9A-Fa-f]{6,8})"/.exec(font)?.[1],
  );
  const formats = elementsIn(styles, 'cellXfs', 'xf').map((format) => Number(/fontId="(\d+)"/.exec(format)?.[1] ?? 0));
  const head = /<row\b[^>]*\br="1"[^>]*>(.*?)<\/row>/s.exec(sheet)?.[1] ?? '';
  const inks = [...head.matchAll(/<c\b[^>]*\bs="(\d+)"/g)].map(([, format]) => fonts[formats[Number(format)] ?? -1]);
  return inks.every((ink) => ink !== undefined) ? codeInInks(inks) : undefined;
}

function elementsIn(xml: string, list: string, element: string): string[] {
  const inner = new RegExp(`<${list}\\b[^>]*>(.*?)</${list}>`, 's').exec(xml)?.[1] ?? '';
  return [...inner.matchAll(new RegExp(`<${element}\\b(?:[^>]*/>|.*?</${element}>)`, 'gs'))].map(([whole]) => whole);
}
