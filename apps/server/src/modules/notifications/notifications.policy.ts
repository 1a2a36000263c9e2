// Who may read which topic, and how a notice is shown (specification 7.4; reliability 2, row 9).
import {
  CHANGES_TOPIC,
  GENERAL_TOPIC,
  NoticeType,
  rightsTopic,
  typeOfKind,
  userTopic,
  type Notice,
  type TypeCount,
} from '@yijian/contract/notifications';
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

export function shownNotice({ userId, actorId, actorName, actorEnName, ...row }: NoticeRow): Notice {
  const actor = actorId === null ? null : { id: actorId, name: actorName ?? '', enName: actorEnName ?? '' };
  const type = typeOfKind(row.kind);
  return { ...row, type, isGeneral: userId === null, actor, createdAt: row.createdAt.toISOString() };
}

interface KindCount {
  readonly kind: string;
  readonly total: number;
  readonly unread: number;
}

/** Types that have notices, in the order of the contract. */
export function countsOfTypes(rows: readonly KindCount[]): TypeCount[] {
  return NoticeType.options
    .map((type) => {
      const own = rows.filter(({ kind }) => typeOfKind(kind) === type);
      const sum = (of: 'total' | 'unread'): number => own.reduce((all, row) => all + row[of], 0);
      return { type, total: sum('total'), unread: sum('unread') };
    })
    .filter(({ total }) => total > 0);
}
