// Carries the generic words down to every pattern (look and feel, ground rules).
import { createContext, useContext } from 'react';
import type { UiWords } from './ui-words.ts';

const UiWordsContext = createContext<UiWords | null>(null);

export const UiWordsProvider = UiWordsContext.Provider;

/** The words in the user's language; throws when the app forgot the provider. */
export function useUiWords(): UiWords {
  const words = useContext(UiWordsContext);
  if (!words) throw new Error('UiWordsProvider is missing above a ui pattern');
  return words;
}
