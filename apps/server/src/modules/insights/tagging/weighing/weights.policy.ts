// The learned weights, kept as data beside this file: `npm run tagger` writes them from the sentences of tools/tagger.
import { aspects, attitudes, viewpoints } from '@yijian/contract/insights';
import type { Feature } from './features.policy.ts';
import data from './weights.json' with { type: 'json' };

/** Said of no drug: the sentence has no opinion. */
export const NONE = 'NONE';

/** Each head answers one question; the labels of all of them stand one after another. */
export const heads = {
  aspect: [...aspects, NONE],
  attitude: [...attitudes, NONE],
  both: [...aspects.flatMap((aspect) => attitudes.map((attitude) => `${aspect} ${attitude}`)), NONE],
  viewpoint: [...viewpoints, NONE],
} as const satisfies Record<string, readonly string[]>;
export type Head = keyof typeof heads;

/** Weights are kept as hundredths. */
export const HUNDREDTHS = 100;

type Row = readonly { readonly place: number; readonly weight: number }[];

const firstOf = new Map<Head, number>();
let count = 0;
for (const head of Object.keys(heads) as Head[]) {
  firstOf.set(head, count);
  count += heads[head].length;
}

/** 「c价格 3:41 12:-7」: the feature, then place and weight of each label that it speaks for or against. */
const rowOf = (line: string): [string, Row] => {
  const [name, ...pairs] = line.split('\t');
  return [
    name!,
    pairs.map((pair) => {
      const [place, weight] = pair.split(':');
      return { place: Number(place), weight: Number(weight) / HUNDREDTHS };
    }),
  ];
};

/** Read when the first sentence is weighed: most processes tag nothing. */
let opened: ReadonlyMap<string, Row> | undefined;
const rows = (): ReadonlyMap<string, Row> => (opened ??= new Map(data.features.map(rowOf)));

export const placeOf = (head: Head, label: string): number =>
  firstOf.get(head)! + (heads[head] as readonly string[]).indexOf(label);

export const weightsOf = ({ name }: Feature): Row => rows().get(name) ?? [];

/** The longer a sentence, the less each of its features counts. */
export function shareOf(features: readonly Feature[]): number {
  const known = features.filter(({ name }) => rows().has(name));
  return (
    1 /
    Math.sqrt(
      Math.max(
        1,
        known.reduce((sum, { value }) => sum + value * value, 0),
      ),
    )
  );
}

/** Logarithms of the probabilities of the labels of a head. */
export type Answer = (head: Head, label: string) => number;

export function answerOf(features: readonly Feature[]): Answer {
  const share = shareOf(features);
  const scores = new Float64Array(count);
  for (const feature of features)
    for (const { place, weight } of weightsOf(feature)) scores[place]! += weight * feature.value * share;
  const levels = new Map((Object.keys(heads) as Head[]).map((head) => [head, levelOf(scores, head)]));
  return (head, label) => scores[placeOf(head, label)]! - levels.get(head)!;
}

function levelOf(scores: Float64Array, head: Head): number {
  const own = scores.subarray(firstOf.get(head), firstOf.get(head)! + heads[head].length);
  const highest = Math.max(...own);
  return highest + Math.log(own.reduce((sum, score) => sum + Math.exp(score - highest), 0));
}
