// Pinyin and initials of Chinese names, remembered per character so that a million names cost no more than a thousand.
import { pinyin } from 'pinyin-pro';

export interface Spelling {
  /** Lower case, without tones or gaps: `chenyizhou`. */
  readonly pinyin: string;
  /** First letters: `cyz`. */
  readonly initials: string;
  readonly syllables: readonly string[];
}

/** Family names whose reading differs from the common one, or of two characters. */
const familyNames: Record<string, readonly string[]> = {
  单: ['shan'],
  仇: ['qiu'],
  解: ['xie'],
  曾: ['zeng'],
  任: ['ren'],
  查: ['zha'],
  翟: ['zhai'],
  盖: ['ge'],
  朴: ['piao'],
  尉迟: ['yu', 'chi'],
  长孙: ['zhang', 'sun'],
};

const known = new Map<string, string>();

/** Spells a place or an institution as a whole, so that 重庆 and 长沙 are read as words. */
export function spell(text: string): Spelling {
  return join(syllablesOf(text));
}

/** Spells a text put together of words that come again and again; each word is looked up once. */
export function spellWords(words: readonly string[]): Spelling {
  return join(words.flatMap((word) => (known.get(word) ?? remember(word, syllablesOf(word))).split(' ')));
}

/** Spells the name of a person. */
export function spellPerson(family: string, given: string): Spelling {
  const characters = [...given];
  const first = familyNames[family] ?? (known.get(family) ?? remember(family, syllablesOf(family))).split(' ');
  const rest = characters.map((character) => known.get(character) ?? remember(character, syllablesOf(character)));
  return join([...first, ...rest]);
}

function remember(word: string, syllables: readonly string[]): string {
  const text = syllables.join(' ');
  known.set(word, text);
  return text;
}

function syllablesOf(text: string): string[] {
  return pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
    .map((syllable) => syllable.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .filter((syllable) => syllable !== '');
}

function join(syllables: readonly string[]): Spelling {
  return { pinyin: syllables.join(''), initials: syllables.map((syllable) => syllable[0]).join(''), syllables };
}
