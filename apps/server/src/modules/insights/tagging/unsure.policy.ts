// Sentences that name a drug and of which the lexicon says nothing, or names an aspect without a judgement.
import { sentencesOf } from './clauses.policy.ts';
import { drugsIn, indicationOf, type DrugBook } from './drugs.policy.ts';
import { tagPost, type PostText } from './tagger.policy.ts';

export interface Unsure {
  readonly sentence: number;
  readonly quote: string;
  readonly drugId: string;
  /** As the sentence spells it. */
  readonly drug: string;
  readonly indication: string;
}

/** Longer ones are lists and quotations rather than opinions. */
const LONGEST = 300;

export function unsureOf(post: PostText, book: DrugBook): Unsure[] {
  const tags = tagPost(post, book);
  const byId = new Map([...book.byName.values()].map((drug) => [drug.id, drug]));
  return sentencesOf(post.body).flatMap(({ text }, sentence) => {
    const quote = text.trim();
    if (quote === '' || quote.length > LONGEST) return [];
    const named = new Map(drugsIn(text, book).map((found) => [found.drugId, found.text]));
    return [...named].flatMap(([drugId, drug]) => {
      const own = tags.filter((tag) => tag.sentence === sentence && tag.drugId === drugId);
      if (own.some(({ evidence }) => evidence.rule !== 'CUE_ALONE')) return [];
      const indication = indicationOf([text, post.title, post.body], byId.get(drugId)!);
      return [{ sentence, quote, drugId, drug, indication }];
    });
  });
}
