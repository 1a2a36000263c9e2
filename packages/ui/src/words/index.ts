// Door of words: the generic words of the patterns (look and feel, ground rules).
export { UiWordsProvider, useUiWords } from './ui-words-context.ts';
export type { UiWords } from './ui-words.ts';
