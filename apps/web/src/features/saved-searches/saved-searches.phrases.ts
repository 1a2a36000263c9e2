// Words of the saved searches.
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useSavedSearchPhrases } = definePhrases('saved-searches', {
  shared: { zh: '{name} 共享', en: 'Shared by {name}' },
  saved: { zh: '已保存为视图', en: 'Saved as a view' },
  removed: { zh: '删除成功', en: 'Delete success' },
});
