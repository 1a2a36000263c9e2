// Drugs read in the language of the reader, and are found by either name.
import { expect, it } from 'vitest';
import { drugIn, drugSpellings } from './drugs.schema.ts';

it('a generic name reads in either language; a brand stays as it was written', () => {
  expect(drugIn('布洛芬', 'en')).toBe('Ibuprofen');
  expect(drugIn('ibuprofen', 'zh')).toBe('布洛芬');
  expect(drugIn('布洛芬', 'zh')).toBe('布洛芬');
  for (const language of ['zh', 'en'] as const) expect(drugIn('泰舒宁', language)).toBe('泰舒宁');
});

it('a part of a name is looked for as it was typed and as the other language says it', () => {
  expect(drugSpellings('ibu')).toEqual(['ibu', '布洛芬']);
  expect(drugSpellings('佐匹克隆')).toEqual(['佐匹克隆', 'Eszopiclone', 'Zopiclone']);
  expect(drugSpellings('泰舒')).toEqual(['泰舒']);
});
