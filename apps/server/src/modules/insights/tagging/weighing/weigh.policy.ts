// Judges a sentence as a whole by learned weights, where no rule judges it (docs/opinion-tagging.md).
import {
  aspectOf,
  aspects,
  attitudes,
  viewpoints,
  type Aspect,
  type Attitude,
  type Viewpoint,
} from '@yijian/contract/insights';
import type { Found } from '../drugs.policy.ts';
import { featuresOf, MEANT, OTHER, type Feature } from './features.policy.ts';
import { answerOf, NONE, placeOf, shareOf, weightsOf, type Answer } from './weights.policy.ts';

export interface Weighed {
  readonly aspect: Aspect;
  readonly attitude: Attitude;
  readonly viewpoint: Viewpoint;
  /** 0 to 1: the share of what was weighed that speaks for this aspect and attitude. */
  readonly sureness: number;
  readonly words: readonly {
    readonly text: string;
    readonly start: number;
    readonly end: number;
    readonly role: string;
  }[];
}

/** The head that answers both at once sees less of each than the heads that answer one. */
const BOTH = 0.5;
/** So many words are shown, of those that speak for the answer. */
const SHOWN = 4;

/** Names of drugs and ends of sentences weigh, but are no words to show. */
const UNSPOKEN = new RegExp(`[${MEANT}${OTHER}。！？!?；;，,、\\s]`);

interface Sentence {
  readonly text: string;
  readonly found: readonly Found[];
}

/** `aspect`: where a rule named it already. Undefined: the sentence says nothing of the drug. */
export function weighed(sentence: Sentence, drugId: string, aspect?: Aspect): Weighed | undefined {
  const { text, placeAt } = marked(sentence, drugId);
  const features = featuresOf(text);
  const answer = answerOf(features);
  const choices = (aspect === undefined ? aspects : [aspect]).flatMap((one) =>
    attitudes.map((attitude) => ({ aspect: one, attitude, weight: weightOf(answer, one, attitude) })),
  );
  const none = aspect === undefined ? weightOf(answer, NONE, NONE) : -Infinity;
  const best = choices.reduce((one, other) => (other.weight > one.weight ? other : one));
  if (none >= best.weight) return undefined;
  const all = choices.reduce((sum, { weight }) => sum + Math.exp(weight - best.weight), Math.exp(none - best.weight));
  return {
    aspect: best.aspect,
    attitude: best.attitude,
    viewpoint: viewpointOf(answer, best.aspect),
    sureness: Math.round(100 / all) / 100,
    words: shownWords(
      features.filter(({ start, end }) => !UNSPOKEN.test(text.slice(start, end))),
      best,
    ).map(({ start, end }) => {
      const [from, to] = [placeAt[start]!, placeAt[end]!];
      return { text: sentence.text.slice(from, to), start: from, end: to, role: 'WEIGHT' };
    }),
  };
}

const bothLabel = (aspect: string, attitude: string): string => (aspect === NONE ? NONE : `${aspect} ${attitude}`);

const weightOf = (answer: Answer, aspect: string, attitude: string): number =>
  answer('aspect', aspect) + answer('attitude', attitude) + BOTH * answer('both', bothLabel(aspect, attitude));

const viewpointOf = (answer: Answer, aspect: Aspect): Viewpoint =>
  viewpoints
    .filter((viewpoint) => aspectOf[viewpoint] === aspect)
    .reduce((one, other) => (answer('viewpoint', other) > answer('viewpoint', one) ? other : one));

/** The sentence with marks for the names of drugs, and where each of its characters stood. */
function marked({ text, found }: Sentence, drugId: string): { text: string; placeAt: number[] } {
  const placeAt: number[] = [0];
  let marks = '。';
  let at = 0;
  const take = (end: number): void => {
    for (; at < end; at += 1) {
      placeAt.push(at);
      marks += text[at]!;
    }
  };
  for (const drug of found) {
    take(drug.start);
    placeAt.push(at);
    marks += drug.drugId === drugId ? MEANT : OTHER;
    at = drug.end;
  }
  take(text.length);
  placeAt.push(text.length, text.length);
  return { text: /[。！？!?；;]$/.test(marks) ? marks : `${marks}。`, placeAt };
}

/** The words that carried the answer: the heaviest that do not overlap and are no name of a drug. */
function shownWords(
  features: readonly Feature[],
  { aspect, attitude }: Pick<Weighed, 'aspect' | 'attitude'>,
): Feature[] {
  const share = shareOf(features);
  const counted = new Map<number, number>([
    [placeOf('aspect', aspect), 1],
    [placeOf('attitude', attitude), 1],
    [placeOf('both', bothLabel(aspect, attitude)), BOTH],
  ]);
  const heavy = features
    .map((feature) => {
      const own = weightsOf(feature).reduce((sum, { place, weight }) => sum + weight * (counted.get(place) ?? 0), 0);
      return { feature, carried: own * feature.value * share };
    })
    .filter(({ carried }) => carried > 0)
    .toSorted((one, other) => other.carried - one.carried);
  const shown: Feature[] = [];
  for (const { feature } of heavy) {
    if (shown.length === SHOWN) break;
    if (shown.every(({ start, end }) => feature.end <= start || feature.start >= end)) shown.push(feature);
  }
  return shown.toSorted((one, other) => one.start - other.start);
}
