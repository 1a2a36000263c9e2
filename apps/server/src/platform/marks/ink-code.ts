// The number of an export in the colours of the head: each letter's ink differs from black by at most 7 of 255 levels.

/** Nine bits a cell: six bytes of code and one of checksum take seven cells. */
export const INK_CELLS = 7;

/** One colour (RRGGBB) per cell of the head, repeating after seven. */
export function inksOf(code: string, cells: number): string[] {
  const bits = [...Buffer.from(code, 'hex'), checksum(code)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const padded = bits.padEnd(INK_CELLS * 9, '0');
  return Array.from({ length: cells }, (_, cell) => {
    const own = padded.slice((cell % INK_CELLS) * 9, (cell % INK_CELLS) * 9 + 9);
    return [0, 3, 6].map((at) => (0x18 + Number.parseInt(own.slice(at, at + 3), 2)).toString(16)).join('');
  });
}

/** The code in the first seven colours of a head; undefined when the checksum does not fit. */
export function codeInInks(inks: readonly string[]): string | undefined {
  if (inks.length < INK_CELLS) return undefined;
  const bits = inks.slice(0, INK_CELLS).map((ink) => {
    const channels = (ink.slice(-6).match(/../g) ?? []).map((channel) => Number.parseInt(channel, 16) - 0x18);
    return channels.map((value) => (value & 7).toString(2).padStart(3, '0')).join('');
  });
  const bytes = (bits.join('').slice(0, 56).match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const code = Buffer.from(bytes.slice(0, 6)).toString('hex');
  return bytes.length === 7 && bytes[6] === checksum(code) ? code : undefined;
}

function checksum(code: string): number {
  return Buffer.from(code, 'hex').reduce((sum, byte) => (sum * 31 + byte + 7) & 0xff, 0x59);
}
