// Learns the weights: logistic regression of each head, by gradient steps in a fixed order, so that the same sentences give the same weights.
import { featuresOf, type Feature } from '../../apps/server/src/modules/insights/tagging/weighing/features.policy.ts';
import {
  heads,
  HUNDREDTHS,
  type Head,
} from '../../apps/server/src/modules/insights/tagging/weighing/weights.policy.ts';
import type { Lesson } from './sentences.ts';

/** A feature of one sentence alone says nothing of others. */
const SEEN = 2;
const ROUNDS = 10;
const STEP = 0.5;
/** Draws weights to zero. */
const SHRINK = 1e-5;
/** Smaller weights are left out of the file. */
const SMALLEST = 50;

type Numbered = readonly { readonly id: number; readonly value: number }[];

const labelOf: Record<Head, (lesson: Lesson) => string> = {
  aspect: ({ aspect }) => aspect,
  attitude: ({ attitude }) => attitude,
  both: ({ aspect, attitude }) => (aspect === 'NONE' ? 'NONE' : `${aspect} ${attitude}`),
  viewpoint: ({ viewpoint }) => viewpoint,
};

/** Lines of weights.json. */
export function learned(lessons: readonly Lesson[]): string[] {
  const read = lessons.map(({ text }) => featuresOf(text));
  const ids = idsOf(read);
  const rows = read.map((features) => numbered(features, ids));
  const columns = (Object.keys(heads) as Head[]).flatMap((head) => {
    const labels: readonly string[] = heads[head];
    return regression(
      rows,
      lessons.map((lesson) => labels.indexOf(labelOf[head](lesson))),
      { labels: labels.length, features: ids.size },
    );
  });
  return [...ids].flatMap(([name, id]) => {
    const kept = columns
      .map((column, place) => ({ place, weight: Math.round(column[id]! * HUNDREDTHS) }))
      .filter(({ weight }) => Math.abs(weight) >= SMALLEST);
    return kept.length === 0 ? [] : [[name, ...kept.map(({ place, weight }) => `${place}:${weight}`)].join('\t')];
  });
}

function idsOf(read: readonly (readonly Feature[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const features of read) for (const { name } of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= SEEN).map(([name]) => name);
  return new Map(names.toSorted().map((name, id) => [name, id]));
}

function numbered(features: readonly Feature[], ids: ReadonlyMap<string, number>): Numbered {
  const known = features.filter(({ name }) => ids.has(name));
  const share =
    1 /
    Math.sqrt(
      Math.max(
        1,
        known.reduce((sum, { value }) => sum + value * value, 0),
      ),
    );
  return known.map(({ name, value }) => ({ id: ids.get(name)!, value: value * share }));
}

/** Steps grow smaller for features that were met often (AdaGrad). */
function regression(
  rows: readonly Numbered[],
  meant: readonly number[],
  size: { labels: number; features: number },
): Float64Array[] {
  const weights = Array.from({ length: size.labels }, () => new Float64Array(size.features));
  const met = Array.from({ length: size.labels }, () => new Float64Array(size.features).fill(1e-8));
  const order = rows.map((_, place) => place);
  const next = drawn();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = Math.floor(next() * (last + 1));
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    for (const place of order) {
      const row = rows[place]!;
      const chances = chancesOf(weights, row);
      for (const [label, chance] of chances.entries()) {
        const wrong = chance - (label === meant[place] ? 1 : 0);
        for (const { id, value } of row) {
          const slope = wrong * value + SHRINK * weights[label]![id]!;
          met[label]![id]! += slope * slope;
          weights[label]![id]! -= (STEP * slope) / Math.sqrt(met[label]![id]!);
        }
      }
    }
  }
  return centred(weights);
}

/** Only differences between labels count: what a feature says of all of them alike is taken off. */
function centred(weights: readonly Float64Array[]): Float64Array[] {
  return weights.map((column) =>
    column.map((weight, id) => weight - weights.reduce((sum, other) => sum + other[id]!, 0) / weights.length),
  );
}

function chancesOf(weights: readonly Float64Array[], row: Numbered): number[] {
  const scores = weights.map((column) => row.reduce((sum, { id, value }) => sum + column[id]! * value, 0));
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

/** The same order every time: a plain linear generator. */
function drawn(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}
