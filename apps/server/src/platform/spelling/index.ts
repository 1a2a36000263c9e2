// How Chinese is read aloud.
import { createRequire } from 'node:module';
import type * as PinyinPro from 'pinyin-pro';

type Library = typeof PinyinPro;
type Reading = Omit<NonNullable<Parameters<Library['pinyin']>[1]>, 'toneType' | 'type' | 'multiple'>;

// The words it knows are 16 MB of memory: loaded when something is spelled for the first time, which is when names are written, not read.
const load = createRequire(import.meta.url);
let library: Library | undefined;

/** The syllables of a text without their tones, a character each. */
export function syllablesOf(text: string, reading: Reading): string[] {
  library ??= load('pinyin-pro') as Library;
  return library.pinyin(text, { ...reading, toneType: 'none', type: 'array' });
}
