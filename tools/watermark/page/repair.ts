// Repairs a Reed-Solomon block: Berlekamp-Massey finds where it is wrong, Forney by how much.
import { alpha, inverse, multiply } from '../../../packages/ui/src/page-mark/galois.ts';

/** The repaired block and how many bytes were wrong; undefined when more are wrong than `parity` can repair. */
export function repairBlock(block: Uint8Array, parity: number): { block: Uint8Array; wrong: number } | undefined {
  const syndromes = Array.from({ length: parity }, (_, root) => evaluate([...block].toReversed(), alpha(root)));
  if (syndromes.every((one) => one === 0)) return { block, wrong: 0 };
  const locator = locatorOf(syndromes);
  const count = locator.length - 1;
  if (count === 0 || count > parity / 2) return undefined;
  const places = [...block.keys()].filter(
    (place) => evaluate(locator, alpha(255 - ((block.length - 1 - place) % 255))) === 0,
  );
  if (places.length !== count) return undefined;
  const repaired = block.slice();
  const evaluator = product(syndromes, locator).slice(0, parity);
  for (const place of places) repaired[place]! ^= errorAt(block.length - 1 - place, locator, evaluator);
  const isWhole = Array.from({ length: parity }, (_, root) => evaluate([...repaired].toReversed(), alpha(root)));
  return isWhole.every((one) => one === 0) ? { block: repaired, wrong: count } : undefined;
}

/** Coefficients stand from the lowest power. */
function evaluate(polynomial: readonly number[], at: number): number {
  return polynomial.reduceRight((sum, coefficient) => multiply(sum, at) ^ coefficient, 0);
}

function product(a: readonly number[], b: readonly number[]): number[] {
  const out = Array.from({ length: a.length + b.length - 1 }, () => 0);
  a.forEach((left, i) => b.forEach((right, j) => (out[i + j]! ^= multiply(left, right))));
  return out;
}

function locatorOf(syndromes: readonly number[]): number[] {
  let [current, previous] = [[1], [1]];
  let [length, shift, lastGap] = [0, 1, 1];
  syndromes.forEach((_, step) => {
    let gap = 0;
    for (let k = 0; k <= length; k += 1) gap ^= multiply(current[k] ?? 0, syndromes[step - k] ?? 0);
    if (gap === 0) {
      shift += 1;
      return;
    }
    const kept = current;
    const factor = multiply(gap, inverse(lastGap));
    const term = [...Array.from({ length: shift }, () => 0), ...previous.map((one) => multiply(one, factor))];
    current = Array.from(
      { length: Math.max(current.length, term.length) },
      (__, k) => (current[k] ?? 0) ^ (term[k] ?? 0),
    );
    if (2 * length <= step) [length, previous, lastGap, shift] = [step + 1 - length, kept, gap, 1];
    else shift += 1;
  });
  while (current.length > 1 && current.at(-1) === 0) current.pop();
  return current;
}

/** Forney: the first root of the generator is 1, so the place itself is a factor. */
function errorAt(power: number, locator: readonly number[], evaluator: readonly number[]): number {
  const place = alpha(power % 255);
  const back = inverse(place);
  const slope = locator.map((one, k) => (k % 2 === 1 ? one : 0)).slice(1);
  const below = evaluate(slope, back);
  return below === 0 ? 0 : multiply(place, multiply(evaluate(evaluator, back), inverse(below)));
}
