// Notices of the bell: told by other rooms, listed, counted, marked as read (specification 4; R4.7).
import type { Paged } from '@yijian/contract/core';
import type {
  Notice,
  NoticeIds,
  NoticeQuery,
  NoticesSince,
  NoticesSinceQuery,
  UnreadCount,
} from '@yijian/contract/notifications';
import type { Sql } from '../../platform/db/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { shownNotice } from './notifications.policy.ts';
import {
  COUNT_LIMIT,
  announceNotice,
  countNotices,
  insertAllGeneralReads,
  insertGeneralReads,
  insertNotice,
  selectLateNotices,
  selectNotices,
  selectNoticesSince,
  selectUnreadCount,
  updateAllOwnRead,
  updateOwnRead,
  type StoredNotice,
} from './notifications.sql.ts';

/** `userId` says to whom, left out for everyone; `kind` is `<domain>.<what>`; `path` is the route the notice opens. */
export type NewNotice = StoredNotice;

/** Stores a notice in the caller's transaction; open pages show it when that commits, and never if it does not. */
export async function notify(context: { readonly sql: Sql }, notice: NewNotice): Promise<string> {
  const id = await insertNotice(context.sql, notice);
  await announceNotice(context.sql, id);
  return id;
}

export async function listNotices(context: Context, query: NoticeQuery): Promise<Paged<Notice>> {
  const filter = { userId: context.user.id, unread: query.unread, kind: query.kind };
  const page = { ascending: query.sort === 'id,asc', limit: query.size, offset: query.page * query.size };
  const [rows, total] = await Promise.all([
    selectNotices(context.sql, { ...filter, ...page }),
    countNotices(context.sql, filter),
  ]);
  return { content: rows.map(shownNotice), totalElements: total, totalIsExact: total < COUNT_LIMIT };
}

export async function countUnread(context: Context): Promise<UnreadCount> {
  return selectUnreadCount(context.sql, context.user.id);
}

/** What was missed while the socket was closed, oldest first. */
export async function listNoticesSince(context: Context, query: NoticesSinceQuery): Promise<NoticesSince> {
  const input = { userId: context.user.id, id: query.id, limit: query.limit + 1 };
  const [rows, late] = await Promise.all([
    selectNoticesSince(context.sql, input),
    selectLateNotices(context.sql, input),
  ]);
  return {
    content: rows.slice(0, query.limit).map(shownNotice),
    hasMore: rows.length > query.limit,
    late: late.map(shownNotice),
  };
}

/** Marks those of the notices that are the user's to read; others are passed over. */
export async function markRead(context: Context, body: NoticeIds): Promise<UnreadCount> {
  const input = { userId: context.user.id, ids: body.ids };
  await updateOwnRead(context.sql, input);
  await insertGeneralReads(context.sql, input);
  return selectUnreadCount(context.sql, context.user.id);
}

export async function markAllRead(context: Context): Promise<UnreadCount> {
  await updateAllOwnRead(context.sql, context.user.id);
  await insertAllGeneralReads(context.sql, context.user.id);
  return selectUnreadCount(context.sql, context.user.id);
}
