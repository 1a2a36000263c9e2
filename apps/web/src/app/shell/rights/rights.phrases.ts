// Words about rights that changed and about seeing as another user.
import { definePhrases } from '../../../lib/i18n/index.ts';

export const { usePhrases: useRightsPhrases } = definePhrases('rights', {
  newRights: { zh: '您的权限有变化，菜单已更新', en: 'Your permissions changed; the menu was updated' },
  closedPages: {
    zh: '您的权限有变化：{pages} 已不再对您开放，标签页已关闭',
    en: 'Your permissions changed: {pages} is no longer open to you, so its tab was closed',
  },
  seeingAs: { zh: '正在以 {name} 的身份查看（只读）', en: 'You are seeing as {name}, read only' },
  seeingAsNote: {
    zh: '看到的是该用户的菜单、权限与数据范围；不能修改或导出。',
    en: 'Menu, permissions and rows are those of the user; nothing can be changed or exported.',
  },
  endSeeing: { zh: '结束查看', en: 'End the view' },
});
