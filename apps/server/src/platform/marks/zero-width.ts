// Bytes as characters that show nothing: two bits each, between two joiners that begin and end them.
const SYMBOLS = ['\u200b', '\u200c', '\u2061', '\u2062'] as const;
const BEGIN = '\u2063\u2060\u2063';
const END = '\u2060\u2063\u2060';
const RUN = new RegExp(`${BEGIN}([${SYMBOLS.join('')}]+)${END}`, 'gu');

/** Text that no program draws; it is copied along with the text it stands behind. */
export function hideBytes(bytes: Uint8Array): string {
  const symbols = [...bytes].flatMap((byte) => [byte >> 6, (byte >> 4) & 3, (byte >> 2) & 3, byte & 3]);
  return `${BEGIN}${symbols.map((symbol) => SYMBOLS[symbol]!).join('')}${END}`;
}

/** Every hidden run of bytes in a text. */
export function hiddenBytes(text: string): Buffer[] {
  return [...text.matchAll(RUN)].map(([, run]) => {
    const symbols = [...run!].map((symbol) => SYMBOLS.indexOf(symbol as (typeof SYMBOLS)[number]));
    const bytes = Buffer.alloc(Math.floor(symbols.length / 4));
    bytes.forEach((_, at) => {
      bytes[at] = symbols.slice(at * 4, at * 4 + 4).reduce((sum, symbol) => (sum << 2) | symbol, 0);
    });
    return bytes;
  });
}
