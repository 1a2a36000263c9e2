// Judges one clause: cues of aspects, words of opinion, what turns them round, and what compares two drugs.
import type { Aspect, TagRule, Viewpoint } from '@yijian/contract/insights';
import type { Span } from './clauses.policy.ts';
import type { Found } from './drugs.policy.ts';
import { aspectOfViewpoint, comparing, lexicon, refusing, type Entry } from './lexicon.policy.ts';
import { tokensOf, type Token } from './segment.policy.ts';

export type Rule = TagRule;

export interface Evidence {
  readonly rule: Rule;
  /** Places are characters of the sentence. */
  readonly words: readonly {
    readonly text: string;
    readonly start: number;
    readonly end: number;
    readonly role: string;
  }[];
  /** The drug was named before the sentence. */
  readonly isCarried?: boolean;
  /** 0 to 1, of what was weighed. */
  readonly sureness?: number;
}

export interface Judgement {
  readonly drugId: string;
  readonly aspect: Aspect;
  readonly viewpoint: Viewpoint;
  readonly attitude: -1 | 0 | 1;
  readonly evidence: Evidence;
  /** Judges without saying what: it speaks of the aspect before it in the sentence, where there is one. */
  readonly isLoose: boolean;
}

type Word = Token & { readonly entry: Entry; readonly negator: Token | undefined };
type Cue = Word & { readonly entry: Extract<Entry, { role: 'CUE' }> };
type Opinion = Word & { readonly entry: Extract<Entry, { role: 'OPINION' }> };

/** A negator turns round what follows within so many words. */
const REACH = 3;

const isCue = (word: Word): word is Cue => word.entry.role === 'CUE';
const isOpinion = (word: Word): word is Opinion => word.entry.role === 'OPINION';
const turned = (word: Word, leaning: number): number => (word.negator === undefined ? leaning : -leaning);

/** Known words of a clause; drugs are left out, so that their names are no words. */
function wordsOf(clause: Span, drugs: readonly Found[]): Word[] {
  const tokens: Token[] = [];
  let at = clause.start;
  const upTo = (end: number): void => {
    if (end > at) tokens.push(...tokensOf(clause.text.slice(at - clause.start, end - clause.start), at));
  };
  for (const drug of drugs) {
    upTo(drug.start);
    at = drug.end;
  }
  upTo(clause.end);
  return tokens.flatMap((token, place) => {
    const entry = lexicon.get(token.text);
    if (entry === undefined) return [];
    const negator = tokens
      .slice(Math.max(0, place - REACH), place)
      .findLast(({ text }) => lexicon.get(text)?.role === 'NEGATOR' || refusing.has(text));
    return [{ ...token, entry, negator: entry.role === 'NEGATOR' ? undefined : negator }];
  });
}

interface Part {
  readonly viewpoint: Viewpoint;
  readonly attitude: -1 | 0 | 1;
  readonly rule: Rule;
  readonly words: readonly Word[];
}

/** `current` is the drug meant where the clause names none. */
export function judgementsOf(clause: Span, drugs: readonly Found[], current: string): Judgement[] {
  const words = wordsOf(clause, drugs);
  const isHedged = /[？?]\s*$/.test(clause.text) || words.some(({ entry }) => entry.role === 'HEDGE');
  const parts = partsOf(words).map((part) =>
    isHedged ? { ...part, attitude: 0 as const, rule: 'HEDGED' as const } : part,
  );
  const hedges = isHedged ? words.filter(({ entry }) => entry.role === 'HEDGE') : [];
  const compared = comparison(words, drugs);
  if (compared === undefined || isHedged) return parts.map((part) => judged(part, current, hedges));
  return parts.flatMap((part) => [
    judged({ ...part, rule: 'COMPARED', words: [...part.words, compared.word] }, compared.first),
    judged(
      { ...part, rule: 'COMPARED', attitude: -part.attitude as -1 | 0 | 1, words: [...part.words, compared.word] },
      compared.second,
    ),
  ]);
}

function judged({ viewpoint, attitude, rule, words }: Part, drugId: string, more: readonly Word[] = []): Judgement {
  const shown = [...words, ...more].flatMap((word) => [
    ...(word.negator === undefined ? [] : [{ ...word.negator, role: 'NEGATOR' }]),
    { text: word.text, start: word.start, end: word.end, role: word.entry.role },
  ]);
  return {
    drugId,
    aspect: aspectOfViewpoint(viewpoint),
    viewpoint,
    attitude: attitude === 0 ? 0 : attitude,
    evidence: { rule, words: shown },
    isLoose: rule === 'OPINION' && words.every((word) => isOpinion(word) && word.entry.viewpoint === null),
  };
}

/** First drug, word of comparison, second drug. */
function comparison(
  words: readonly Word[],
  drugs: readonly Found[],
): { first: string; second: string; word: Word } | undefined {
  const word = words.find(({ text }) => comparing.has(text));
  if (word === undefined) return undefined;
  const [first, second] = [
    drugs.find(({ start }) => start < word.start),
    drugs.find(({ start }) => start > word.start),
  ];
  if (first !== undefined && second !== undefined && first.drugId !== second.drugId)
    return { first: first.drugId, second: second.drugId, word };
  return undefined;
}

function partsOf(words: readonly Word[]): Part[] {
  const cues = words.filter(isCue);
  const opinions = words.filter(isOpinion);
  const used = new Set<Word>();
  const parts = cues.map((cue) => cuePart(cue, words, used));
  const alone = opinions.filter((one) => !used.has(one) && (cues.length === 0 || one.entry.viewpoint !== null));
  return [
    ...parts,
    ...alone.map((one): Part => ({
      viewpoint: one.entry.viewpoint ?? 'RECOMMENDATION',
      attitude: turned(one, one.entry.leaning) as -1 | 1,
      rule: 'OPINION',
      words: [one],
    })),
  ];
}

function cuePart(cue: Cue, words: readonly Word[], used: Set<Word>): Part {
  const { viewpoint, scale, harm } = cue.entry;
  const near = nearest(
    cue,
    words.filter((word) => ['HIGH', 'LOW'].includes(word.entry.role)),
  );
  if (harm) {
    const isLess = cue.negator !== undefined || (near?.entry.role === 'LOW' && near.negator === undefined);
    const shown = isLess && cue.negator === undefined ? [cue, near!] : [cue];
    return { viewpoint, attitude: isLess ? 1 : -1, rule: isLess ? 'HARM_LESSENED' : 'HARM', words: shown };
  }
  const own = words.filter(isOpinion).filter((word) => suits(word, viewpoint));
  const opinion = nearest(cue, own);
  if (opinion !== undefined) {
    used.add(opinion);
    const leaning = turned(opinion, (opinion as Opinion).entry.leaning);
    return {
      viewpoint,
      attitude: (cue.negator && !opinion.negator ? -leaning : leaning) as -1 | 1,
      rule: 'CUE_OPINION',
      words: [cue, opinion],
    };
  }
  if (near !== undefined) {
    const amount = near.entry.role === 'HIGH' ? 1 : -1;
    return { viewpoint, attitude: turned(near, amount * scale) as -1 | 1, rule: 'CUE_SCALE', words: [cue, near] };
  }
  return { viewpoint, attitude: 0, rule: 'CUE_ALONE', words: [cue] };
}

/** A word that belongs to another aspect judges that one; recommending and convenience are said of anything. */
const suits = ({ entry }: Opinion, viewpoint: Viewpoint): boolean =>
  entry.viewpoint === null ||
  entry.viewpoint === 'RECOMMENDATION' ||
  (entry.viewpoint === 'CONVENIENCE' && aspectOfViewpoint(viewpoint) === 'ACCESS') ||
  aspectOfViewpoint(entry.viewpoint) === aspectOfViewpoint(viewpoint);

/** What follows is nearer than what goes before. */
function nearest(cue: Word, words: readonly Word[]): Word | undefined {
  const distance = (word: Word): number => (word.start >= cue.end ? word.start - cue.end : cue.start - word.end + 2);
  return words.toSorted((one, other) => distance(one) - distance(other))[0];
}
