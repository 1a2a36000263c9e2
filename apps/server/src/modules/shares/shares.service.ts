// Showing a record to colleagues, and taking that back (specification 3, 6).
import type { FieldFault, NamedError, Paged } from '@yijian/contract/core';
import { shareErrors, type NewShare, type Share, type ShareQuery, type ShareResource } from '@yijian/contract/shares';
import { notify } from '../notifications/index.ts';
import { fail, wordsOf, type Failure } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { mayWrite, places, requireReader, requireUntil, type OwnRecord, type OwnRecords } from './shares.policy.ts';
import {
  countShares,
  selectIsLeaderOf,
  selectKnownUsers,
  selectShares,
  updateShareWithdrawn,
  upsertShares,
} from './shares.sql.ts';

type Sharing = Context & { readonly records: OwnRecords };

type Named = Pick<NewShare, 'resource' | 'recordId'>;

/** Adds a share for each colleague, or moves the end of one that is there; each is told. */
export async function addShares(context: Sharing, input: NewShare): Promise<{ shared: number }> {
  const record = await findOwn(context, input);
  if (!(await mayShare(context, input.resource, record))) throw fail(shareErrors.notYours);
  return shareWith(context, input, record);
}

/** What a process was agreed to: only who looks after the record, or leads them, agrees for a record that has someone. */
export async function grantShares(context: Sharing, input: NewShare): Promise<{ shared: number }> {
  const record = await findOwn(context, input);
  const isAnswered = record.ownerIds.includes(context.user.id) || (await leadsOwner(context, record));
  const isFree = record.ownerIds.length === 0 && mayWrite(context.user, input.resource, record);
  if (!isAnswered && !isFree) throw fail(shareErrors.notYours);
  return shareWith(context, input, record);
}

async function findOwn(context: Sharing, { resource, recordId }: Named): Promise<OwnRecord> {
  requireReader(context.user, resource);
  const record = await context.records[resource](context, recordId);
  if (record === undefined) throw fail(shareErrors.recordNotFound);
  return record;
}

const leadsOwner = ({ sql, user }: Context, { ownerIds }: OwnRecord): Promise<boolean> =>
  selectIsLeaderOf(sql, user.id, ownerIds);

/** Who may write the record, and the line of managers over who looks after it. */
const mayShare = async (context: Context, resource: ShareResource, record: OwnRecord): Promise<boolean> =>
  mayWrite(context.user, resource, record) || leadsOwner(context, record);

async function shareWith(context: Sharing, input: NewShare, { name }: OwnRecord): Promise<{ shared: number }> {
  const { sql, user } = context;
  requireUntil(input.until, context.clock.now(), context.language);
  const userIds = [...new Set(input.userIds)];
  if (userIds.includes(user.id)) throw refuse(context, shareErrors.receiverIsSelf);
  const known = await selectKnownUsers(sql, userIds);
  if (userIds.some((id) => !known.includes(id))) throw refuse(context, shareErrors.receiverUnknown);
  await upsertShares(sql, { ...input, userIds, sharedBy: user.id });
  await tell(context, { ...input, userIds, name });
  return { shared: userIds.length };
}

function refuse(context: Context, error: NamedError): Failure {
  const fault: FieldFault = { field: 'body.userIds', message: wordsOf(error, context.language, {}) };
  return fail(error, {}, [fault]);
}

async function tell(context: Context, input: NewShare & { name: string }): Promise<void> {
  const { zh, en, path } = places[input.resource];
  const { name } = input;
  const who = context.user.firstName;
  for (const userId of input.userIds)
    await notify(context, {
      userId,
      kind: 'shares.received',
      title: { zh: `${who}与您共享了${zh} ${name}`, en: `${who} shared ${en} ${name} with you` },
      body: { zh: input.note, en: input.note },
      path: path(input.recordId, name),
    });
}

/** All shares of a record for whoever sees it by range, else those the caller gave or got. */
export async function listShares(
  context: Sharing,
  { page, size, sort, ...query }: ShareQuery,
): Promise<Paged<Share> & { mayShare: boolean }> {
  requireReader(context.user, query.resource);
  const record = await context.records[query.resource](context, query.recordId);
  const isOwner = record !== undefined;
  const isFree = isOwner && (await mayShare(context, query.resource, record));
  const whose = { ...query, userId: context.user.id, all: isOwner };
  const total = await countShares(context.sql, whose);
  if (!isOwner && total === 0) throw fail(shareErrors.recordNotFound);
  const paging = {
    limit: size,
    offset: page * size,
    ascending: sort === 'createdAt,asc',
    language: context.language,
  };
  const rows = await selectShares(context.sql, whose, paging);
  const content = rows.map((row) => ({
    ...row,
    until: row.until.toISOString(),
    createdAt: row.createdAt.toISOString(),
    mayWithdraw: [row.sharedBy, row.userId].includes(context.user.id) || isFree,
  }));
  return { content, totalElements: total, totalIsExact: true, mayShare: isFree };
}

/** Who shared, who received, and whoever may share the record can end it. */
export async function withdrawShare(context: Sharing, id: string): Promise<{ withdrawn: true }> {
  const { sql, user } = context;
  const share = await updateShareWithdrawn(sql, id, user.id);
  if (share === undefined) throw fail(shareErrors.shareNotFound);
  const isParty = share.sharedBy === user.id || share.userId === user.id;
  // What was written is taken back with the transaction when the share is not the caller's to end.
  if (isParty) return { withdrawn: true };
  const record = await context.records[share.resource](context, share.recordId);
  if (record === undefined) throw fail(shareErrors.shareNotFound);
  if (!(await mayShare(context, share.resource, record))) throw fail(shareErrors.notYours);
  return { withdrawn: true };
}
