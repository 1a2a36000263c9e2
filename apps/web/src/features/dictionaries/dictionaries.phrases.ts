// Words of values that no dictionary holds.
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useDictionaryPhrases } = definePhrases('dictionaries', {
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
});
