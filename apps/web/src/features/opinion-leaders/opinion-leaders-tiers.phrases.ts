// Names of the tiers; apart from the words of the map, which pages of other rooms do without.
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useTierNames } = definePhrases('opinion-leaders-tiers', {
  NATIONAL: { zh: '全国级', en: 'National' },
  REGIONAL: { zh: '区域级', en: 'Regional' },
  LOCAL: { zh: '地方级', en: 'Local' },
  RISING: { zh: '新星', en: 'Rising' },
  DIGITAL: { zh: '数字', en: 'Digital' },
  NONE: { zh: '未分级', en: 'No tier' },
});
