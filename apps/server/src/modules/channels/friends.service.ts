// Contacts of enterprise chat: the own list, and what the partner says of it now (specification 7.5, binding).
import {
  channelErrors,
  type DoctorChannels,
  type Friend,
  type FriendGroup,
  type Refreshed,
} from '@yijian/contract/channels';
import type { Paged } from '@yijian/contract/core';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { findChannels, requireWorkable, type DoctorDoor } from './channels.service.ts';
import {
  countFriends,
  selectFriend,
  selectFriends,
  selectHolders,
  updateGone,
  upsertFriends,
  type FriendRow,
} from './channels.sql.ts';
import { fetchContact, fetchContacts, type Contact, type Partner } from './partner.service.ts';

interface Doctors {
  readonly doctors: DoctorDoor;
}

export async function listFriends(
  context: Context,
  {
    page,
    size,
    keyword,
    group,
    doctors,
  }: { page: number; size: number; keyword: string; group: FriendGroup } & Doctors,
): Promise<Paged<Friend>> {
  const mine = { userId: context.user.id, keyword, group };
  const rows = await selectFriends(context.sql, { ...mine, page, size });
  const content: Friend[] = [];
  for (const row of rows) content.push(await shown(context, { row, doctors }));
  return { content, totalElements: await countFriends(context.sql, mine), totalIsExact: true };
}

export async function shown(context: Context, { row, doctors }: { row: FriendRow } & Doctors): Promise<Friend> {
  const doctor = row.doctorId === null ? undefined : await doctors.find(context, row.doctorId);
  return {
    ...row,
    isBound: row.doctorId !== null,
    // A doctor out of range is not named, and not numbered either.
    doctorId: doctor === undefined ? null : row.doctorId,
    doctorName: doctor?.name ?? null,
    addedAt: row.addedAt?.toISOString() ?? null,
    syncedAt: row.syncedAt.toISOString(),
  };
}

/** Everything is asked before anything is written, and written in one transaction. */
export async function refreshFriends(
  context: Context,
  { id, partner }: { id: string; partner: Partner },
): Promise<Refreshed> {
  const { user, clock } = context;
  if (id !== user.id) throw fail(channelErrors.friendNotFound);
  const contacts = await fetchContacts(partner, user.login);
  return context.transaction(async ({ sql }) => {
    const added = await upsertFriends(sql, { userId: user.id, contacts, at: clock.now() });
    const gone = await updateGone(sql, { userId: user.id, kept: contacts.map((one) => one.externalUserId) });
    return { contacts: contacts.length, added, gone };
  });
}

export async function syncContact(
  context: Context,
  { externalUserId, partner, doctors }: { externalUserId: string; partner: Partner } & Doctors,
): Promise<Friend> {
  const { user, clock } = context;
  const contact = await fetchContact(partner, { login: user.login, externalUserId });
  const row = await context.transaction(async ({ sql }) => {
    await keep(sql, { userId: user.id, externalUserId, contact, at: clock.now() });
    return contact === undefined ? undefined : selectFriend(sql, { userId: user.id, externalUserId });
  });
  if (row === undefined) throw fail(channelErrors.friendNotFound);
  return shown(context, { row, doctors });
}

/** Asks for each contact of the doctor in the name of every colleague who has it. */
export async function refreshChannel(
  context: Context,
  { id, partner, doctors }: { id: string; partner: Partner } & Doctors,
): Promise<DoctorChannels> {
  await requireWorkable(context, { id, doctors });
  const holders = await selectHolders(context.sql, id);
  if (holders.length === 0) throw fail(channelErrors.notBound);
  const told: ((typeof holders)[number] & { contact: Contact | undefined })[] = [];
  for (const holder of holders) told.push({ ...holder, contact: await fetchContact(partner, holder) });
  const at = context.clock.now();
  await context.transaction(async ({ sql }) => {
    for (const one of told) await keep(sql, { ...one, at });
  });
  return findChannels(context, { id, doctors });
}

async function keep(
  sql: Context['sql'],
  told: { userId: string; externalUserId: string; contact: Contact | undefined; at: Date },
): Promise<void> {
  const { userId, externalUserId, contact, at } = told;
  if (contact === undefined) await updateGone(sql, { userId, kept: [], only: externalUserId });
  else await upsertFriends(sql, { userId, contacts: [{ ...contact, externalUserId }], at });
}
