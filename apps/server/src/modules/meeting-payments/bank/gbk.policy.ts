// GBK, as hosts of banks read and write it: the platform decodes it, and what it decodes says how to encode.
import { isAscii } from 'node:buffer';

const decoder = new TextDecoder('gb18030');
const QUESTION_MARK = 0x3f;

/** Two bytes of each character beyond ASCII. */
let pairs: ReadonlyMap<string, readonly [number, number]> | undefined;

function pairsOf(): ReadonlyMap<string, readonly [number, number]> {
  if (pairs !== undefined) return pairs;
  const made = new Map<string, readonly [number, number]>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      if (trail === 0x7f) continue;
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (character.length === 1 && character !== '\uFFFD' && !made.has(character)) made.set(character, [lead, trail]);
    }
  pairs = made;
  return made;
}

/** A character that GBK has not becomes a question mark, as with every bank. */
export function toGbk(text: string): Buffer {
  const plain = Buffer.from(text);
  if (isAscii(plain)) return plain;
  const known = pairsOf();
  const bytes: number[] = [];
  for (const character of text) {
    if (character.charCodeAt(0) < 0x80) bytes.push(character.charCodeAt(0));
    else bytes.push(...(known.get(character) ?? [QUESTION_MARK]));
  }
  return Buffer.from(bytes);
}

export const fromGbk = (bytes: Uint8Array): string => decoder.decode(bytes);
