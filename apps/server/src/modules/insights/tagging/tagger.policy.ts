// Reads a post: which drug each sentence speaks of, from which aspect, how it is judged, and by which words (docs/opinion-tagging.md).
import { SURE_ENOUGH, type Aspect, type Viewpoint } from '@yijian/contract/insights';
import { clausesOf, sentencesOf, type Span } from './clauses.policy.ts';
import { drugsIn, indicationOf, type DrugBook, type Found, type NamedDrug } from './drugs.policy.ts';
import { judgementsOf, type Evidence, type Judgement } from './judge.policy.ts';
import { weighed } from './weighing/weigh.policy.ts';

export interface Tag {
  readonly sentence: number;
  readonly quote: string;
  readonly drugId: string;
  readonly indication: string;
  readonly aspect: Aspect;
  readonly attitude: -1 | 0 | 1;
  readonly viewpoint: Viewpoint;
  readonly evidence: Evidence;
}

export interface PostText {
  readonly title: string;
  readonly body: string;
}

export function tagPost({ title, body }: PostText, book: DrugBook): Tag[] {
  const byId = new Map([...book.byName.values()].map((drug) => [drug.id, drug]));
  // A sentence without a drug speaks of the one before it, first of the title.
  let carried = lastOf(drugsIn(title, book));
  return sentencesOf(body).flatMap((sentence, place) => {
    const found = drugsIn(sentence.text, book);
    const tags = tagSentence({ sentence, found, carried }).map((one) => ({
      ...one,
      sentence: place,
      quote: sentence.text.trim(),
      indication: indicationOf([sentence.text, title, body], byId.get(one.drugId) as NamedDrug),
    }));
    carried = lastOf(found) ?? carried;
    return tags;
  });
}

const lastOf = (found: readonly Found[]): Found | undefined =>
  new Set(found.map(({ drugId }) => drugId)).size === 1 ? found.at(-1) : undefined;

interface Reading {
  readonly sentence: Span;
  readonly found: readonly Found[];
  readonly carried: Found | undefined;
}

type SentenceTag = Omit<Tag, 'sentence' | 'quote' | 'indication'>;
/** Judges something, and no word says what. */
type RuleTag = SentenceTag & { readonly isAdrift: boolean };

function tagSentence({ sentence, found, carried }: Reading): SentenceTag[] {
  // What a sentence names first is meant until it names another one.
  let current: Found | undefined = found[0] ?? carried;
  const tags: RuleTag[] = [];
  for (const clause of clausesOf(sentence.text)) {
    const inside = found.filter(({ start, end }) => start >= clause.start && end <= clause.end);
    if (inside.length > 0) current = inside[0];
    if (current === undefined) continue;
    const isCarried = found.length === 0;
    for (const judgement of judgementsOf(clause, inside, current.drugId))
      tags.push(tagOf(judgement, { isCarried, before: tags.at(-1) }));
    if (inside.length > 1 && !isComparison(tags)) current = inside.at(-1);
  }
  return filled({ sentence, found, carried }, merged(tags));
}

const isComparison = (tags: readonly RuleTag[]): boolean => tags.at(-1)?.evidence.rule === 'COMPARED';

function tagOf(
  { isLoose, evidence, ...judgement }: Judgement,
  { isCarried, before }: { isCarried: boolean; before: SentenceTag | undefined },
): RuleTag {
  const isAnchored = isLoose && before?.drugId === judgement.drugId;
  const meant = isAnchored ? { aspect: before.aspect, viewpoint: before.viewpoint } : {};
  return {
    ...judgement,
    ...meant,
    isAdrift: isLoose && !isAnchored,
    evidence: isCarried ? { ...evidence, isCarried } : evidence,
  };
}

/** One tag for each drug and aspect of a sentence: the attitudes added up, shown by the strongest. */
function merged(tags: readonly RuleTag[]): RuleTag[] {
  const groups = Map.groupBy(tags, ({ drugId, aspect }) => `${drugId} ${aspect}`);
  return [...groups.values()].map((group) => {
    const sum = group.reduce((all, { attitude }) => all + attitude, 0);
    const attitude = Math.sign(sum) as -1 | 0 | 1;
    const shown = group.find((one) => one.attitude === attitude) ?? group[0]!;
    const words = group.flatMap(({ evidence }) => evidence.words);
    const unique = [...new Map(words.map((word) => [word.start, word])).values()];
    return { ...shown, attitude, evidence: { ...shown.evidence, words: unique } };
  });
}

/** Longer sentences are lists and quotations rather than opinions. */
export const LONGEST_SENTENCE = 300;
/** A weighed answer that is less sure than this is none. */
const LEAST_SURE = 0.4;

/** What no rule judges is weighed, for every drug of the sentence: an aspect without a judgement, a judgement of nothing named, or nothing at all. */
function filled({ sentence, found, carried }: Reading, tags: readonly RuleTag[]): SentenceTag[] {
  const meant = found.length > 0 ? found : carried === undefined ? [] : [carried];
  const drugIds = new Set([...meant.map(({ drugId }) => drugId), ...tags.map(({ drugId }) => drugId)]);
  return [...drugIds].flatMap((drugId) => {
    const own = tags.filter((tag) => tag.drugId === drugId);
    return filledOf({ sentence, found, drugId }, own).map(plain);
  });
}

function plain(tag: RuleTag): SentenceTag {
  const { isAdrift: _, ...kept } = tag;
  return kept;
}

interface Weighing extends Omit<Reading, 'carried'> {
  readonly drugId: string;
}

function filledOf({ sentence, found, drugId }: Weighing, own: readonly RuleTag[]): RuleTag[] {
  const [only] = own;
  const isOpen = only === undefined || only.isAdrift || only.evidence.rule === 'CUE_ALONE';
  if (own.length > 1 || !isOpen || sentence.text.length > LONGEST_SENTENCE) return [...own];
  const aspect = only?.evidence.rule === 'CUE_ALONE' ? only.aspect : undefined;
  const answer = weighed({ text: sentence.text, found }, drugId, aspect);
  const isCarried = found.length === 0;
  const least = isCarried && only === undefined ? SURE_ENOUGH : LEAST_SURE;
  // An aspect that is weighed as neither good nor bad stays an aspect without a judgement.
  const saysNothing = answer === undefined || (aspect !== undefined && answer.attitude === 'NEUTRAL');
  if (saysNothing || answer.sureness < least) return [...own];
  const before = only?.evidence.words ?? [];
  const added = answer.words.filter(({ start, end }) => before.every((word) => word.end <= start || word.start >= end));
  return [
    {
      drugId,
      aspect: answer.aspect,
      viewpoint: aspect === undefined ? answer.viewpoint : only!.viewpoint,
      attitude: steps[answer.attitude],
      isAdrift: false,
      evidence: {
        rule: 'WEIGHED',
        words: [...before, ...added],
        sureness: answer.sureness,
        ...(isCarried ? { isCarried } : {}),
      },
    },
  ];
}

const steps = { POSITIVE: 1, NEUTRAL: 0, NEGATIVE: -1 } as const;
