// Door of the notifications contract.
export { notificationEndpoints } from './notifications.endpoints.ts';
export {
  CHANGES_TOPIC,
  GENERAL_TOPIC,
  Notice,
  NoticeIds,
  NoticeQuery,
  NoticesSince,
  NoticesSinceQuery,
  SOCKET_PATH,
  UnreadCount,
  rightsTopic,
  userTopic,
} from './notifications.schema.ts';
