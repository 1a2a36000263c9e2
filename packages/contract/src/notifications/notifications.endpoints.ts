// Notices: list, count, read marks, what was missed, how each type reaches the user (specification 4, 7.4).
import { z } from 'zod';
import { endpoint, paged } from '../core/index.ts';
import { NoticeChannels, NoticeSettings } from './notice-settings.schema.ts';
import { notificationErrors as errors } from './notifications.errors.ts';
import {
  Notice,
  NoticeIds,
  NoticeQuery,
  NoticesSince,
  NoticesSinceQuery,
  OfType,
  TypeCount,
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
  countByType: endpoint({
    method: 'GET',
    path: '/API-BEACON/notice/type/count',
    summary: { zh: '各类消息数', en: 'Numbers of notices by type' },
    access: 'session',
    output: z.array(TypeCount),
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
    summary: { zh: '全部标为已读', en: 'Mark every notice, or every one of a type, as read' },
    access: 'session',
    query: OfType,
    output: UnreadCount,
    errors: [],
  }),
  findSettings: endpoint({
    method: 'GET',
    path: '/API-BEACON/notice/settings',
    summary: { zh: '消息接收设置', en: 'How notices reach the user' },
    access: 'session',
    output: NoticeSettings,
    errors: [],
  }),
  changeSettings: endpoint({
    method: 'PUT',
    path: '/API-BEACON/notice/settings',
    summary: { zh: '修改消息接收设置', en: 'Change how notices reach the user' },
    access: 'session',
    body: { encoding: 'json', schema: NoticeChannels },
    output: NoticeSettings,
    errors: [errors.mailAddressMissing],
  }),
};
