// Notices of the bell: told by other rooms, listed, counted, marked as read (specification 4; R4.7).
import type { Paged } from '@yijian/contract/core';
import {
  typeOfKind,
  type Notice,
  type NoticeIds,
  type NoticeQuery,
  type NoticesSince,
  type NoticesSinceQuery,
  type OfType,
  type TypeCount,
  type UnreadCount,
} from '@yijian/contract/notifications';
import type { Sql } from '../../platform/db/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { countsOfTypes, shownNotice } from './notifications.policy.ts';
import {
  announceNotice,
  countNotices,
  insertAllGeneralReads,
  insertGeneralReads,
  insertNotice,
  selectKindCounts,
  selectLateNotices,
  selectNotices,
  selectNoticesSince,
  selectUnreadCount,
  updateAllOwnRead,
  updateOwnRead,
  type StoredNotice,
} from './notifications.sql.ts';

/** `userId` says to whom, left out for everyone; `kind` stands in the contract's list; `path` is the route the notice opens. */
export type NewNotice = StoredNotice;

export interface Telling {
  readonly sql: Sql;
  /** Whose act is told; the system's own user counts as nobody. */
  readonly user?: { readonly id: string };
}

/**
 * Stores a notice in the caller's transaction; open pages show it when that commits, and never if it does not.
 * One whose type the receiver muted is stored and not shown on open pages.
 */
export async function notify(context: Telling, notice: NewNotice): Promise<string> {
  const told = { ...notice, type: typeOfKind(notice.kind), actorId: context.user?.id };
  const { id, isMuted } = await insertNotice(context.sql, told);
  if (!isMuted) await announceNotice(context.sql, id);
  return id;
}

export async function listNotices(context: Context, query: NoticeQuery): Promise<Paged<Notice>> {
  const filter = { userId: context.user.id, unread: query.unread, kind: query.kind, type: query.type };
  const page = { ascending: query.sort === 'id,asc', limit: query.size, offset: query.page * query.size };
  const [rows, total] = await Promise.all([
    selectNotices(context.sql, { ...filter, ...page }),
    countNotices(context.sql, filter),
  ]);
  return { content: rows.map(shownNotice), totalElements: total, totalIsExact: true };
}

export async function countUnread(context: Context): Promise<UnreadCount> {
  return selectUnreadCount(context.sql, context.user.id);
}

export async function countNoticesByType(context: Context): Promise<TypeCount[]> {
  return countsOfTypes(await selectKindCounts(context.sql, context.user.id));
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

export async function markAllRead(context: Context, { type }: OfType): Promise<UnreadCount> {
  const input = { userId: context.user.id, type };
  await updateAllOwnRead(context.sql, input);
  await insertAllGeneralReads(context.sql, input);
  return selectUnreadCount(context.sql, context.user.id);
}
