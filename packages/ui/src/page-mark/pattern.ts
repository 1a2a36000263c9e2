// The pattern of the invisible mark: a tile of chips, half of them the same everywhere (to find it by), half carrying bits.
import { encodeBlock } from './galois.ts';
import { PAYLOAD_BYTES, packMark, type PageMark } from './payload.ts';

/** Chips along one edge of the tile, and CSS pixels along one edge of a chip. */
export const TILE = 64;
export const CHIP = 4;
export const PARITY_BYTES = 12;
export const BLOCK_BITS = (PAYLOAD_BYTES + PARITY_BYTES) * 8;

const CHIPS = TILE * TILE;
const SYNC_CHIPS = CHIPS / 2;

export interface Layout {
  /** Sign of each chip: of a synchronisation chip as it is drawn, of a data chip as it is drawn for a bit of 1. */
  readonly signs: Int8Array;
  /** Bit of the block each chip carries; -1 for synchronisation. */
  readonly bits: Int16Array;
}

/** Where everything stands in the tile; the same for everybody. */
export function layoutOf(): Layout {
  const next = randomOf(0x594a_3236);
  const order = Uint16Array.from({ length: CHIPS }, (_, index) => index);
  for (let index = CHIPS - 1; index > 0; index -= 1) {
    const other = next() % (index + 1);
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
  const signs = Int8Array.from({ length: CHIPS }, () => (next() & 0x10000 ? 1 : -1));
  const bits = new Int16Array(CHIPS).fill(-1);
  for (let index = SYNC_CHIPS; index < CHIPS; index += 1) bits[order[index]!] = (index - SYNC_CHIPS) % BLOCK_BITS;
  return { signs, bits };
}

/** One sign per chip, row by row: what is drawn. */
export function patternOf(mark: PageMark): Int8Array {
  const block = encodeBlock(packMark(mark), PARITY_BYTES);
  const { signs, bits } = layoutOf();
  return signs.map((sign, chip) => {
    const bit = bits[chip]!;
    return bit < 0 || ((block[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1 ? sign : -sign;
  });
}

/** Mulberry32: small, and the same in every engine. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
