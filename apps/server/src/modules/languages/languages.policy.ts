// What words an enterprise may put in place of the built-in ones, and how both are shown together (specification 3, language entry).
import { languageErrors as errors, type Replacement, type WordEntry, type WordQuery } from '@yijian/contract/languages';
import { placeholdersOf, withoutPlaceholders, type NamedError } from '@yijian/contract/core';

interface BuiltIn {
  readonly type: string;
  readonly key: string;
  readonly zh: string;
  readonly en: string;
}

export interface WordFault {
  readonly error: NamedError;
  readonly field: 'zh' | 'en';
  readonly values: Readonly<Record<string, string>>;
}

/** What is wrong with a replacement, or undefined. Text is text: nothing in it is ever read as markup. */
export function faultOf(builtIn: BuiltIn, { zh, en }: { zh: string | null; en: string | null }): WordFault | undefined {
  const names = placeholdersOf(`${builtIn.zh}${builtIn.en}`);
  for (const [field, text] of [
    ['zh', zh],
    ['en', en],
  ] as const) {
    if (text === null) continue;
    if (text.includes('$t(')) return { error: errors.notPlain, field, values: {} };
    if (placeholdersOf(text).join(' ') !== names.join(' ') || /[{}]/.test(withoutPlaceholders(text))) {
      const shown = names.map((name) => `{${name}}`).join(' ');
      return { error: errors.placeholdersDiffer, field, values: { names: shown === '' ? '—' : shown } };
    }
  }
  return zh === null && en === null ? { error: errors.empty, field: 'zh', values: {} } : undefined;
}

const hasChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

export function entryOf(builtIn: BuiltIn, own: Replacement | undefined): WordEntry {
  const { type, key } = builtIn;
  const [zh, en] = [own?.zh ?? builtIn.zh, own?.en ?? builtIn.en];
  // A name that is Chinese on purpose stands in the built-in words too; only the own words can leave a language out.
  const isMissing = zh.trim() === '' || en.trim() === '' || (hasChinese(en) && !hasChinese(builtIn.en));
  const isOneSided = own !== undefined && (own.zh === null) !== (own.en === null);
  return {
    type,
    key,
    zh: own?.zh ?? null,
    en: own?.en ?? null,
    builtInZh: builtIn.zh,
    builtInEn: builtIn.en,
    placeholders: placeholdersOf(`${builtIn.zh}${builtIn.en}`),
    isOwn: own !== undefined,
    state: isMissing || isOneSided ? 'MISSING' : own === undefined ? 'BUILT_IN' : 'OWN',
  };
}

type Filter = Partial<Pick<WordQuery, 'keyword' | 'type' | 'state'>>;

export function matching(entries: readonly WordEntry[], { keyword, type, state }: Filter): WordEntry[] {
  const wanted = (keyword ?? '').toLowerCase();
  return entries.filter((entry) => {
    if (type !== undefined && entry.type !== type) return false;
    if (state !== undefined && entry.state !== state) return false;
    const words = [entry.key, entry.zh, entry.en, entry.builtInZh, entry.builtInEn];
    return wanted === '' || words.some((word) => word?.toLowerCase().includes(wanted) === true);
  });
}
