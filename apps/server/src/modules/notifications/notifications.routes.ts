// Front door of the notices.
import { notificationEndpoints } from '@yijian/contract/notifications';
import type { Settings } from '../../platform/config/index.ts';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { carrierOf, isConnected } from './digest/carrier.policy.ts';
import {
  countNoticesByType,
  countUnread,
  listNotices,
  listNoticesSince,
  markAllRead,
  markRead,
} from './notifications.service.ts';
import { changeNoticeSettings, findNoticeSettings } from './settings/settings.service.ts';

export function notificationRoutes(settings: Settings): BoundEndpoint[] {
  const isMailConnected = isConnected(carrierOf(settings));
  return bind('notifications', notificationEndpoints, {
    list: (context, { query }) => listNotices(context, query),
    countUnread: (context) => countUnread(context),
    countByType: (context) => countNoticesByType(context),
    listSince: (context, { query }) => listNoticesSince(context, query),
    markRead: (context, { body }) => markRead(context, body),
    markAllRead: (context, { query }) => markAllRead(context, query),
    findSettings: (context) => findNoticeSettings({ ...context, isMailConnected }),
    changeSettings: (context, { body }) => changeNoticeSettings({ ...context, isMailConnected }, body),
  });
}
