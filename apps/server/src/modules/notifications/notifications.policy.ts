// Who may read which topic, and how a notice is shown (specification 7.4; reliability 2, row 9).
import { CHANGES_TOPIC, GENERAL_TOPIC, rightsTopic, userTopic, type Notice } from '@yijian/contract/notifications';
import type { NoticeRow } from './notifications.sql.ts';

/** The server's own key of a topic: the same destination in two enterprises is two topics. */
export const topicKey = (enterpriseId: string, destination: string): string => `${enterpriseId} ${destination}`;

/** Exactly the two general topics and the two own ones, spelled exactly; anything else, a pattern too, is refused. */
export function readableTopic(enterpriseId: string, userId: string, destination: string): string | undefined {
  const isReadable = [GENERAL_TOPIC, CHANGES_TOPIC, userTopic(userId), rightsTopic(userId)].includes(destination);
  return isReadable ? topicKey(enterpriseId, destination) : undefined;
}

/** Where a notice goes. */
export const topicOfNotice = (enterpriseId: string, userId: string | null): string =>
  topicKey(enterpriseId, userId === null ? GENERAL_TOPIC : userTopic(userId));

export function shownNotice({ userId, ...row }: NoticeRow): Notice {
  return { ...row, isGeneral: userId === null, createdAt: row.createdAt.toISOString() };
}
