// The words of messages (specification 2.3 news, 4).
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useNoticePhrases } = definePhrases('notifications', {
  title: { zh: '消息中心', en: 'Messages' },
  all: { zh: '全部', en: 'All' },
  unread: { zh: '未读', en: 'Unread' },
  read: { zh: '已读', en: 'Read' },
  markAllRead: { zh: '全部已读', en: 'Mark all as read' },
  markedAll: { zh: '已全部标为已读', en: 'All messages are marked as read' },
  empty: { zh: '暂无消息', en: 'No messages' },
  emptyReason: { zh: '审批、任务和会议的通知会出现在这里', en: 'Approvals, tasks and meetings will tell you here' },
  unreadMark: { zh: '未读', en: 'Unread' },
  loadMore: { zh: '加载更多...', en: 'Load more...' },
  noMore: { zh: '没有更多了', en: 'No more' },
  toEveryone: { zh: '全员', en: 'Everyone' },
});
