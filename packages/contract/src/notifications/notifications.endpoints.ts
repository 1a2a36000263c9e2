// Notices: list, count, read marks, what was missed (specification 4, 7.4).
import { endpoint, paged } from '../core/index.ts';
import {
  Notice,
  NoticeIds,
  NoticeQuery,
  NoticesSince,
  NoticesSinceQuery,
  UnreadCount,
} from './notifications.schema.ts';

export const notificationEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/API-BEACON/notice/page',
    summary: { zh: '消息列表', en: 'Notices, newest first' },
    access: 'session',
    query: NoticeQuery,
    output: paged(Notice),
    errors: [],
  }),
  countUnread: endpoint({
    method: 'GET',
    path: '/API-BEACON/notice/unread/count',
    summary: { zh: '未读消息数', en: 'Number of unread notices' },
    access: 'session',
    output: UnreadCount,
    errors: [],
  }),
  listSince: endpoint({
    method: 'GET',
    path: '/API-BEACON/notice/since',
    summary: { zh: '重连后补取消息', en: 'Notices missed since one was seen' },
    access: 'session',
    query: NoticesSinceQuery,
    output: NoticesSince,
    errors: [],
  }),
  markRead: endpoint({
    method: 'PUT',
    path: '/API-BEACON/notice/read',
    summary: { zh: '标为已读', en: 'Mark notices as read' },
    access: 'session',
    body: { encoding: 'form', schema: NoticeIds },
    output: UnreadCount,
    errors: [],
  }),
  markAllRead: endpoint({
    method: 'PUT',
    path: '/API-BEACON/notice/read/all',
    summary: { zh: '全部标为已读', en: 'Mark every notice as read' },
    access: 'session',
    output: UnreadCount,
    errors: [],
  }),
};
