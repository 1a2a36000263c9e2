// Words of what is shown in visits.
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useMaterialPhrases } = definePhrases('visits-materials', {
  choose: { zh: '选择现行的文章或资料', en: 'Choose articles or materials in force' },
  hint: {
    zh: '只列出拜访当日在有效期内的版本',
    en: 'Only editions in force on the day of the visit are listed',
  },
  'kind.ARTICLE': { zh: '文章', en: 'Articles' },
  'kind.MATERIAL': { zh: '医学资料库', en: 'Medical library' },
  edition: { zh: '第 {edition} 版', en: 'edition {edition}' },
  nothing: { zh: '当日没有可展示的资料', en: 'Nothing may be shown on that day' },
  failed: {
    zh: '未能加载资料，可先保存，稍后补选',
    en: 'Materials could not be loaded; keep the visit and choose them later',
  },
  none: { zh: '未展示', en: 'None' },
  'standing.EXPIRED': { zh: '现已过期', en: 'expired since' },
  'standing.SUPERSEDED': { zh: '现有新版', en: 'superseded since' },
  'standing.RECALLED': { zh: '现已召回', en: 'recalled since' },
  shown: { zh: '展示过', en: 'Shown' },
  thisOne: { zh: '指定资料', en: 'one material' },
});
