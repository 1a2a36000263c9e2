// Pinyin and initials of Chinese names, remembered so that a hundred thousand names cost little more than a thousand.
import { syllablesOf as readAloud } from '../../platform/spelling/index.ts';

export interface Spelling {
  /** Lower case, without tones or gaps: `chenyizhou`. */
  readonly pinyin: string;
  /** First letters: `cyz`. */
  readonly initials: string;
}

/** Family names of two characters, or read otherwise than the character alone. */
const familyNames: Readonly<Record<string, readonly string[]>> = {
  单: ['shan'],
  仇: ['qiu'],
  解: ['xie'],
  曾: ['zeng'],
  任: ['ren'],
  查: ['zha'],
  翟: ['zhai'],
  盖: ['ge'],
  朴: ['piao'],
  区: ['ou'],
  尉迟: ['yu', 'chi'],
  长孙: ['zhang', 'sun'],
  单于: ['chan', 'yu'],
  万俟: ['mo', 'qi'],
  澹台: ['tan', 'tai'],
};

const WORD = /\p{Script=Han}+|[a-z0-9]+/giu;
const HAN = /\p{Script=Han}/u;
const known = new Map<string, string>();

/** Spells a place or an institution; a character of several readings is read with its neighbours, as in 重庆. */
export function spell(name: string): Spelling {
  return join(
    (name.match(WORD) ?? []).flatMap((word) => (HAN.test(word) ? syllablesOf([...word]) : [word.toLowerCase()])),
  );
}

/** Spells the name of a person, family name first. */
export function spellPerson(name: string): Spelling {
  const family = [name.slice(0, 2), name.slice(0, 1)].find((start) => Object.hasOwn(familyNames, start));
  if (family === undefined) return spell(name);
  const given = spell(name.slice(family.length));
  const syllables = familyNames[family] ?? [];
  const first = join(syllables);
  return { pinyin: first.pinyin + given.pinyin, initials: first.initials + given.initials };
}

function syllablesOf(characters: readonly string[]): string[] {
  return characters.map((character, at) => read(characters[at - 1] ?? '', character, characters[at + 1] ?? ''));
}

function read(before: string, character: string, after: string): string {
  const key = `${before}${character}|${after}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const syllables = readAloud(`${before}${character}${after}`, { v: true });
  const syllable = (syllables[before === '' ? 0 : 1] ?? '').toLowerCase().replaceAll(/[^a-z]/g, '');
  if (known.size >= LARGEST) known.clear();
  known.set(key, syllable);
  return syllable;
}

/** Neighbourhoods remembered at once: about 10 MB. */
const LARGEST = 100_000;

function join(syllables: readonly string[]): Spelling {
  return { pinyin: syllables.join(''), initials: syllables.map((syllable) => syllable[0] ?? '').join('') };
}
