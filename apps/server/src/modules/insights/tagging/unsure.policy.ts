// Sentences that name a drug and of which the tagger says nothing, an aspect without a judgement, or something that it is not sure of.
import { SURE_ENOUGH } from '@yijian/contract/insights';
import { sentencesOf } from './clauses.policy.ts';
import { drugsIn, indicationOf, type DrugBook } from './drugs.policy.ts';
import { LONGEST_SENTENCE, tagPost, type PostText } from './tagger.policy.ts';

export interface Unsure {
  readonly sentence: number;
  readonly quote: string;
  readonly drugId: string;
  /** As the sentence spells it. */
  readonly drug: string;
  readonly indication: string;
}

export function unsureOf(post: PostText, book: DrugBook): Unsure[] {
  const tags = tagPost(post, book);
  const byId = new Map([...book.byName.values()].map((drug) => [drug.id, drug]));
  return sentencesOf(post.body).flatMap(({ text }, sentence) => {
    const quote = text.trim();
    if (quote === '' || quote.length > LONGEST_SENTENCE) return [];
    const named = new Map(drugsIn(text, book).map((found) => [found.drugId, found.text]));
    return [...named].flatMap(([drugId, drug]) => {
      const own = tags.filter((tag) => tag.sentence === sentence && tag.drugId === drugId);
      if (own.some(({ evidence: { rule, sureness = 1 } }) => rule !== 'CUE_ALONE' && sureness >= SURE_ENOUGH))
        return [];
      const indication = indicationOf([text, post.title, post.body], byId.get(drugId)!);
      return [{ sentence, quote, drugId, drug, indication }];
    });
  });
}
