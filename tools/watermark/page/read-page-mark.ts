// Finds the invisible mark in a screenshot: which scale, where the tile begins, what the chips say, whether the checksum fits.
import { BLOCK_BITS, CHIP, layoutOf, PARITY_BYTES, TILE } from '../../../packages/ui/src/page-mark/pattern.ts';
import { PAYLOAD_BYTES, unpackMark, type PageMark } from '../../../packages/ui/src/page-mark/payload.ts';
import { atScale, fold } from './flat-parts.ts';
import { correlate } from './fourier.ts';
import type { Picture } from './png.ts';
import { repairBlock } from './repair.ts';

export interface FoundMark extends PageMark {
  /** Device pixels per CSS pixel of the screenshot. */
  readonly scale: number;
  /** How far the tile stands out, in standard deviations; chance reaches about 5. */
  readonly peak: number;
  /** Bytes of 24 that were read wrong. The code repairs 6; more, where some of the least certain bits were the wrong ones. */
  readonly repaired: number;
  /** 0 to 1: how clearly the bits were read, less what had to be repaired. */
  readonly confidence: number;
}

const SCALES = [1, 2, 1.5, 1.25, 1.75, 3, 2.5] as const;
const EDGE = TILE * CHIP;
/** Below this, no place of the tile stands out from chance. */
const LEAST_PEAK = 6.5;
const PLACES = 3;
/** So many of the least certain bits are tried the other way round as well. */
const DOUBTS = 8;

const layout = layoutOf();
const sync = Float64Array.from({ length: EDGE * EDGE }, (_, pixel) => {
  const chip = chipAt(pixel % EDGE, Math.floor(pixel / EDGE));
  return layout.bits[chip]! < 0 ? layout.signs[chip]! : 0;
});

/** Undefined when the picture carries no mark that can be read. */
export function readPageMark(picture: Picture): FoundMark | undefined {
  for (const scale of SCALES) {
    const { sums } = fold(atScale(picture, scale), EDGE);
    const match = correlate(sums, sync, EDGE);
    const spread = Math.sqrt(match.reduce((sum, value) => sum + value * value, 0) / match.length);
    for (const place of highest(match)) {
      const peak = match[place]! / (spread || 1);
      if (peak < LEAST_PEAK) break;
      const read = readBlock(sums, place % EDGE, Math.floor(place / EDGE));
      if (read) return { ...read.mark, scale, peak, repaired: read.repaired, confidence: read.confidence };
    }
  }
  return undefined;
}

/** The best places, best first. */
function highest(match: Float64Array): number[] {
  const best: number[] = [];
  match.forEach((value, place) => {
    if (best.length === PLACES && value <= match[best.at(-1)!]!) return;
    best.push(place);
    best.sort((a, b) => match[b]! - match[a]!);
    best.length = Math.min(best.length, PLACES);
  });
  return best;
}

function readBlock(sums: Float64Array, x: number, y: number) {
  const votes = new Float64Array(BLOCK_BITS);
  const weights = new Float64Array(BLOCK_BITS);
  sums.forEach((_, pixel) => {
    const chip = chipAt(pixel % EDGE, Math.floor(pixel / EDGE));
    const bit = layout.bits[chip]!;
    if (bit < 0) return;
    const value = sums[((Math.floor(pixel / EDGE) + y) % EDGE) * EDGE + (((pixel % EDGE) + x) % EDGE)]!;
    votes[bit]! += value * layout.signs[chip]!;
    weights[bit]! += Math.abs(value);
  });
  const block = new Uint8Array(BLOCK_BITS / 8);
  votes.forEach((vote, bit) => {
    if (vote > 0) block[bit >> 3]! |= 0x80 >> (bit & 7);
  });
  const repaired = repairDoubtful(block, votes);
  if (!repaired) return undefined;
  const clear = votes.reduce((sum, vote, bit) => sum + Math.abs(vote) / (weights[bit]! || 1), 0) / BLOCK_BITS;
  return { ...repaired, confidence: clear * Math.max(0, 1 - repaired.repaired / PARITY_BYTES) };
}

/** As it was read, then with each choice of the least certain bits turned round: a quarter of a page kept as JPEG needs it at times. */
function repairDoubtful(block: Uint8Array, votes: Float64Array) {
  const doubtful = [...votes.keys()].sort((a, b) => Math.abs(votes[a]!) - Math.abs(votes[b]!)).slice(0, DOUBTS);
  for (let turned = 0; turned < 1 << DOUBTS; turned += 1) {
    const tried = block.slice();
    doubtful.forEach((bit, at) => {
      if ((turned >> at) & 1) tried[bit >> 3]! ^= 0x80 >> (bit & 7);
    });
    const whole = repairBlock(tried, PARITY_BYTES)?.block;
    const mark = whole && unpackMark(whole.slice(0, PAYLOAD_BYTES));
    if (mark) return { mark, repaired: whole.filter((byte, at) => byte !== block[at]).length };
  }
  return undefined;
}

function chipAt(x: number, y: number): number {
  return Math.floor(y / CHIP) * TILE + Math.floor(x / CHIP);
}
