// The words of a screen, for a journey that is walked in both languages.
export type Language = 'zh' | 'en';
/** One of two words, by the language of the journey. */
export type Words = (zh: string, en: string) => string;

export const wordsIn =
  (language: Language): Words =>
  (zh, en) =>
    language === 'zh' ? zh : en;
