// The measure of the tagger is worth something only as long as it was not trained on it (docs/opinion-tagging.md).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { phrases } from '../testing/opinion/phrases.ts';
import { naturalSentences } from '../testing/opinion/sentences.ts';
import { lessons } from './sentences.ts';
import { learned } from './train.ts';

const DRUG = '◆';
/** Two sentences that share half of their pairs of characters say the same. */
const ALIKE = 0.5;

function pairsOf(text: string): Set<string> {
  const plain = text.replaceAll(/[◆◇，。、？！\s]/g, '');
  return new Set([...plain].slice(1).map((character, place) => `${plain[place]!}${character}`));
}

const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return shared / (one.size + other.size - shared);
};

const heldOutPhrases = Object.values(phrases)
  .flatMap((byAttitude) => Object.values(byAttitude))
  .flatMap((list) => list.filter((_, place) => place % 2 === 1).map((phrase) => phrase.replaceAll('{drug}', DRUG)));

describe('the sentences that the weights are learned from', () => {
  it('3.14 none of them is like one of the sentences that measure the tagger', () => {
    const measuring = [...naturalSentences(DRUG).map(({ text }) => text), ...heldOutPhrases].map(pairsOf);
    const alike = lessons().filter(({ text }) => {
      const own = pairsOf(text);
      return measuring.some((one) => likeness(own, one) >= ALIKE);
    });
    expect(alike.map(({ text }) => text)).toEqual([]);
  });

  it('3.14 none of them stands twice', () => {
    const texts = lessons().map(({ text }) => text);
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  });

  it('3.14 the weights that are kept are those that `npm run tagger` learns from them', () => {
    const kept = path.resolve(
      import.meta.dirname,
      '../../apps/server/src/modules/insights/tagging/weighing/weights.json',
    );
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual({ features: learned(lessons()) });
  });
});
