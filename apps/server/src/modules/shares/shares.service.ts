// Showing a record to colleagues, and taking that back (specification 3, 6).
import type { FieldFault, NamedError, Paged } from '@yijian/contract/core';
import { shareErrors, type NewShare, type Share, type ShareQuery, type ShareResource } from '@yijian/contract/shares';
import { isDoctorOwn } from '../doctors/index.ts';
import { isHospitalOwn } from '../hospitals/index.ts';
import { notify } from '../notifications/index.ts';
import { isVisitOwn } from '../visits/index.ts';
import { fail, wordsOf, type Failure } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { places, requireReader, requireUntil } from './shares.policy.ts';
import {
  countShares,
  selectKnownUsers,
  selectRecordName,
  selectShares,
  updateShareWithdrawn,
  upsertShares,
} from './shares.sql.ts';

/** Whether the caller sees the record by the own range: nobody passes on what was only shown. */
function seesByRange(context: Context, resource: ShareResource, id: string): Promise<boolean> {
  if (resource === 'doctor') return isDoctorOwn(context, id);
  return resource === 'hospital' ? isHospitalOwn(context, id) : isVisitOwn(context, id);
}

/** Adds a share for each colleague, or moves the end of one that is there; each is told. */
export async function addShares(context: Context, input: NewShare): Promise<{ shared: number }> {
  const { sql, user } = context;
  requireReader(user, input.resource);
  if (!(await seesByRange(context, input.resource, input.recordId))) throw fail(shareErrors.recordNotFound);
  requireUntil(input.until, context.clock.now(), context.language);
  const userIds = [...new Set(input.userIds)];
  if (userIds.includes(user.id)) throw refuse(context, shareErrors.receiverIsSelf);
  const known = await selectKnownUsers(sql, userIds);
  if (userIds.some((id) => !known.includes(id))) throw refuse(context, shareErrors.receiverUnknown);
  await upsertShares(sql, { ...input, userIds, sharedBy: user.id });
  await tell(context, input, userIds);
  return { shared: userIds.length };
}

function refuse(context: Context, error: NamedError): Failure {
  const fault: FieldFault = { field: 'body.userIds', message: wordsOf(error, context.language, {}) };
  return fail(error, {}, [fault]);
}

async function tell(context: Context, input: NewShare, userIds: readonly string[]): Promise<void> {
  const { zh, en, path } = places[input.resource];
  const name = await selectRecordName(context.sql, input.resource, input.recordId);
  const who = context.user.firstName;
  for (const userId of userIds)
    await notify(context, {
      userId,
      kind: 'shares.received',
      title: { zh: `${who}与您共享了${zh} ${name}`, en: `${who} shared ${en} ${name} with you` },
      body: { zh: input.note, en: input.note },
      path: path(input.recordId, name),
    });
}

/** All shares of a record for whoever sees it by range, else those the caller gave or got. */
export async function listShares(context: Context, { page, size, sort, ...query }: ShareQuery): Promise<Paged<Share>> {
  requireReader(context.user, query.resource);
  const isOwner = await seesByRange(context, query.resource, query.recordId);
  const whose = { ...query, userId: context.user.id, all: isOwner };
  const total = await countShares(context.sql, whose);
  if (!isOwner && total === 0) throw fail(shareErrors.recordNotFound);
  const paging = { limit: size, offset: page * size, ascending: sort === 'createdAt,asc' };
  const rows = await selectShares(context.sql, whose, paging);
  const content = rows.map((row) => ({
    ...row,
    until: row.until.toISOString(),
    createdAt: row.createdAt.toISOString(),
    mayWithdraw: [row.sharedBy, row.userId].includes(context.user.id) || isOwner,
  }));
  return { content, totalElements: total, totalIsExact: true };
}

/** Who shared, who received, and whoever sees the record by the own range can end it. */
export async function withdrawShare(context: Context, id: string): Promise<{ withdrawn: true }> {
  const { sql, user } = context;
  const share = await updateShareWithdrawn(sql, id, user.id);
  if (share === undefined) throw fail(shareErrors.shareNotFound);
  const isParty = share.sharedBy === user.id || share.userId === user.id;
  // What was written is taken back with the transaction when the share is not the caller's to end.
  if (!isParty && !(await seesByRange(context, share.resource, share.recordId))) throw fail(shareErrors.shareNotFound);
  return { withdrawn: true };
}
