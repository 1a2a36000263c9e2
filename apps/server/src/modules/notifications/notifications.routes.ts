// Front door of the notices.
import { notificationEndpoints } from '@yijian/contract/notifications';
import { bind } from '../../platform/http/index.ts';
import { countUnread, listNotices, listNoticesSince, markAllRead, markRead } from './notifications.service.ts';

export const notificationRoutes = bind('notifications', notificationEndpoints, {
  list: (context, { query }) => listNotices(context, query),
  countUnread: (context) => countUnread(context),
  listSince: (context, { query }) => listNoticesSince(context, query),
  markRead: (context, { body }) => markRead(context, body),
  markAllRead: (context) => markAllRead(context),
});
