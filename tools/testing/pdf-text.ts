// The text of a PDF whose fonts name their characters (ToUnicode), page by page, for tests of what stands on a page.
import { inflateSync } from 'node:zlib';

export interface PdfText {
  readonly pages: number;
  readonly text: string;
}

/** Reads what the printing library of the product writes: compressed streams, glyphs of two bytes. */
export function readPdfText(bytes: Buffer): PdfText {
  const objects = objectsOf(bytes);
  const maps = glyphsByFont(objects);
  const text = [...objects.values()]
    .filter((one) => /\bT[jJ]\b/.test(one.stream))
    .map((one) => decode(one.stream, maps))
    .join('\n');
  return { pages: bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0, text };
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

function objectsOf(bytes: Buffer): Map<string, PdfObject> {
  const raw = bytes.toString('latin1');
  const found = new Map<string, PdfObject>();
  for (const match of raw.matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)) {
    const [, id = '', body = ''] = match;
    const [head = '', rest] = body.split(/stream\r?\n/, 2);
    found.set(id, { head, stream: rest === undefined ? '' : inflated(Buffer.from(rest, 'latin1')) });
  }
  return found;
}

/** Empty for a stream that is not compressed: it holds no text here. */
function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}

/** Each font numbers its glyphs anew: `/F1 7 0 R` names the font, its ToUnicode the characters. */
function glyphsByFont(objects: ReadonlyMap<string, PdfObject>): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, font = '', id = ''] of head.matchAll(/\/([\w-]+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1];
      if (map !== undefined) found.set(font, new Map(glyphsOf(objects.get(map)?.stream ?? '')));
    }
  }
  return found;
}

/** `<0000> <0003> [<0041> <0042> …]`: the characters of the glyphs from the first to the second; `<0001> <0041>` on a line: of one glyph. */
function glyphsOf(map: string): [string, string][] {
  const found: [string, string][] = [];
  for (const [, from = '', list = ''] of map.matchAll(/<([\da-f]{4})>\s*<[\da-f]{4}>\s*\[([^\]]*)\]/gi)) {
    for (const [at, [, code = '']] of [...list.matchAll(/<([\da-f ]*)>/gi)].entries()) {
      const glyph = (Number.parseInt(from, 16) + at).toString(16).padStart(4, '0');
      found.push([glyph, Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')]);
    }
  }
  for (const [, glyph = '', code = ''] of map.matchAll(/^<([\da-f]{4})> <([\da-f]+)>$/gim))
    found.push([glyph.toLowerCase(), Buffer.from(code, 'hex').swap16().toString('utf16le')]);
  return found;
}

function decode(content: string, maps: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const lines: string[] = [];
  for (const [block] of content.matchAll(/BT[\s\S]*?ET/g)) {
    const glyphs = maps.get(/\/([\w-]+) [\d.]+ Tf/.exec(block)?.[1] ?? '');
    const hex = [...block.matchAll(/<([\da-f]+)>/gi)].map(([, code = '']) => code.toLowerCase()).join('');
    lines.push((hex.match(/.{4}/g) ?? []).map((glyph) => glyphs?.get(glyph) ?? '').join(''));
  }
  return lines.join('\n');
}
