// Words of the saved searches.
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useSavedSearchPhrases } = definePhrases('saved-searches', {
  byTeam: { zh: '{name} · {team}', en: '{name} · {team}' },
  byEnterprise: { zh: '{name} · 全员', en: '{name} · everyone' },
  ownTeam: { zh: '我的 · {team}', en: 'Mine · {team}' },
  ownEnterprise: { zh: '我的 · 全员', en: 'Mine · everyone' },
  changed: { zh: '视图已更新', en: 'The view is changed' },
  saved: { zh: '已保存为视图', en: 'Saved as a view' },
  pinned: { zh: '已固定到工作台', en: 'Pinned to the workspace' },
  unpinned: { zh: '已从工作台取消', en: 'Taken off the workspace' },
  removed: { zh: '删除成功', en: 'Delete success' },
});
