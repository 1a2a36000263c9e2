// What the languages section asks the server.
import { languageEndpoints as languages, type WordQuery } from '@yijian/contract/languages';
import { useCall, useWrite } from '../../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;
const refreshes = [languages.list, languages.report];

export const useWords = (query: Partial<WordQuery>) =>
  useCall(languages.list, { query }, { ...quiet, keepPrevious: true });
export const useLanguageReport = () => useCall(languages.report, {}, quiet);
export const useChangeWords = () => useWrite(languages.change, { refreshes, ...quiet });
export const useResetWords = () => useWrite(languages.reset, { refreshes });
export const useImportWords = () => useWrite(languages.import, { refreshes, ...quiet });
export const wordFile = languages.export;
