// Door of i18n: two languages, phrases typed by key, run-time overrides.
export { definePhrases, type PhraseKey, type Phrases } from './phrases.ts';
export { replaceWords, type Replacement } from './overrides.ts';
export { antdLocaleOf, language, setLanguage, useAntdLocale, useLanguage } from './language.ts';
export { inLanguage, useBilingual } from './bilingual.ts';
export { commonPhrase, commonPhraseIn, useCommonPhrases } from './common.phrases.ts';
