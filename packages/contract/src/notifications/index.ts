// Door of the notifications contract.
export { DigestState, NoticeChannels, NoticeSettings } from './notice-settings.schema.ts';
export {
  ChosenType,
  MutableType,
  NoticeType,
  noticeKinds,
  typeOfKind,
  type NoticeKind,
} from './notice-types.schema.ts';
export { notificationEndpoints } from './notifications.endpoints.ts';
export { notificationErrors } from './notifications.errors.ts';
export {
  CHANGES_TOPIC,
  GENERAL_TOPIC,
  Notice,
  NoticeIds,
  NoticeQuery,
  NoticesSince,
  NoticesSinceQuery,
  OfType,
  SOCKET_PATH,
  TypeCount,
  UnreadCount,
  rightsTopic,
  userTopic,
} from './notifications.schema.ts';
