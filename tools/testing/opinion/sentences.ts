// More than a thousand labelled sentences: each phrase in eight settings, with the aspect and attitude its writer meant.
import { aspects, attitudes, type Aspect, type Attitude } from '@yijian/contract/insights';
import { access } from './held-out/access.ts';
import { dosing } from './held-out/dosing.ts';
import { efficacy } from './held-out/efficacy.ts';
import { evidence } from './held-out/evidence.ts';
import { overall } from './held-out/overall.ts';
import { price } from './held-out/price.ts';
import { safety } from './held-out/safety.ts';
import { phrases } from './phrases.ts';

export interface LabelledSentence {
  readonly text: string;
  readonly aspect: Aspect;
  readonly attitude: Attitude;
  readonly isHeldOut: boolean;
}

/** Sentences of their own, each once: irony, comparison, words of the ward. None of them is looked at when words are added. */
const natural: Readonly<Record<Aspect, Readonly<Record<Attitude, readonly string[]>>>> = {
  EFFICACY: efficacy,
  SAFETY: safety,
  DOSING: dosing,
  PRICE: price,
  ACCESS: access,
  EVIDENCE: evidence,
  OVERALL: overall,
};

/** A sentence may name a second drug; the label is that of `drug`. */
export const naturalSentences = (drug: string): LabelledSentence[] =>
  aspects.flatMap((aspect) =>
    attitudes.flatMap((attitude) =>
      natural[aspect][attitude].map((phrase) => ({
        text: `${phrase.replaceAll('{drug}', drug)}。`,
        aspect,
        attitude,
        isHeldOut: true,
      })),
    ),
  );

/** Settings add words that mean neither aspect nor attitude. */
const settings: readonly ((phrase: string) => string)[] = [
  (phrase) => `${phrase}。`,
  (phrase) => `昨天门诊遇到一位老患者，${phrase}。`,
  (phrase) => `个人体会，${phrase}，供参考。`,
  (phrase) => `${phrase}，这是我们科近期的情况。`,
  (phrase) => `参加完会议想说一句：${phrase}。`,
  (phrase) => `跟随访护士核对过，${phrase}。`,
  (phrase) => `刚下夜班，随手记一下，${phrase}。`,
  (phrase) => `就本地区而言，${phrase}。`,
];

export function labelledSentences(drug: string): LabelledSentence[] {
  return aspects.flatMap((aspect) =>
    attitudes.flatMap((attitude) =>
      phrases[aspect][attitude].flatMap((phrase, place) =>
        settings.map((setting) => ({
          text: setting(phrase.replace('{drug}', drug)),
          aspect,
          attitude,
          isHeldOut: place % 2 === 1,
        })),
      ),
    ),
  );
}

export interface Score {
  readonly label: string;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly support: number;
}

/** Scores of each label, from pairs of what was meant and what was found. */
export function scoresOf(
  labels: readonly string[],
  pairs: readonly { readonly meant: readonly string[]; readonly found: readonly string[] }[],
): Score[] {
  return labels.map((label) => {
    const meant = pairs.filter((pair) => pair.meant.includes(label));
    const found = pairs.filter((pair) => pair.found.includes(label));
    const both = meant.filter((pair) => pair.found.includes(label)).length;
    const precision = found.length === 0 ? 0 : both / found.length;
    const recall = meant.length === 0 ? 0 : both / meant.length;
    const f1 = both === 0 ? 0 : (2 * precision * recall) / (precision + recall);
    return { label, precision, recall, f1, support: meant.length };
  });
}

export const macroF1 = (scores: readonly Score[]): number =>
  scores.reduce((sum, { f1 }) => sum + f1, 0) / scores.length;
