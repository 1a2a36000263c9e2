// Settings of channels, contacts of enterprise chat, and which doctor they are.
import type { BoundContact, ChannelSetting, Friend, FriendGroup } from '@yijian/contract/channels';
import { anywhere, type Fragment, json, namedUser, type Sql } from '../../platform/db/index.ts';

export interface SettingRow {
  readonly channel: ChannelSetting['channel'];
  readonly isEnabled: boolean;
  readonly isPreferred: boolean;
}

export async function selectSettings(sql: Sql, doctorId: string): Promise<SettingRow[]> {
  return sql<SettingRow[]>`
    select channel, is_enabled as "isEnabled", is_preferred as "isPreferred" from channel_settings where doctor_id = ${doctorId}`;
}

/** One channel at most is preferred: the one set last. */
export async function upsertSetting(sql: Sql, setting: ChannelSetting): Promise<void> {
  const { doctorId, channel, isEnabled } = setting;
  const isPreferred = isEnabled && setting.isPreferred;
  if (isPreferred)
    await sql`
      update channel_settings set is_preferred = false, updated_at = now()
      where doctor_id = ${doctorId} and is_preferred and channel <> ${channel}`;
  await sql`
    insert into channel_settings (doctor_id, channel, is_enabled, is_preferred)
    values (${doctorId}, ${channel}, ${isEnabled}, ${isPreferred})
    on conflict (enterprise_id, doctor_id, channel)
    do update set is_enabled = excluded.is_enabled, is_preferred = excluded.is_preferred, updated_at = now()`;
}

export async function lockDoctorChannels(sql: Sql, doctorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('channels of ' || ${doctorId} || ' ' || app.enterprise_id(), 0))`;
}

export type ContactRow = Omit<BoundContact, 'boundAt'> & { readonly boundAt: Date };

export async function selectBoundContacts(sql: Sql, doctorId: string, language: 'zh' | 'en'): Promise<ContactRow[]> {
  return sql<ContactRow[]>`
    select b.external_user_id as "externalUserId", coalesce(f.name, b.external_user_id) as name, ${namedUser(sql, language, 'u')} as "boundBy",
      b.found_by as "foundBy", b.bound_at as "boundAt", coalesce(f.is_gone, true) as "isGone"
    from channel_bindings b
    join users u on u.enterprise_id = b.enterprise_id and u.id = b.user_id
    left join lateral (select max(x.name) as name, bool_and(x.is_gone) as is_gone from channel_friends x
      where x.enterprise_id = b.enterprise_id and x.external_user_id = b.external_user_id) f on true
    where b.enterprise_id = app.enterprise_id() and b.doctor_id = ${doctorId} order by b.bound_at, b.id`;
}

export type FriendRow = Omit<Friend, 'addedAt' | 'syncedAt' | 'isBound' | 'doctorName'> & {
  readonly addedAt: Date | null;
  readonly syncedAt: Date;
};

const friendColumns = (sql: Sql): Fragment => sql`
  f.external_user_id as "externalUserId", f.name, f.remark, f.corp_name as "corpName", f.added_at as "addedAt", f.synced_at as "syncedAt",
  f.is_gone as "isGone", f.is_ignored as "isIgnored", b.doctor_id as "doctorId"`;
const withBinding = (sql: Sql): Fragment =>
  sql`left join channel_bindings b on b.enterprise_id = f.enterprise_id and b.external_user_id = f.external_user_id`;

interface Friends {
  readonly userId: string;
  readonly keyword: string;
  readonly group: FriendGroup;
}
const inGroup = {
  ALL: (sql: Sql) => sql``,
  UNBOUND: (sql: Sql) => sql`and not f.is_gone and not f.is_ignored and b.doctor_id is null`,
  IGNORED: (sql: Sql) => sql`and f.is_ignored and b.doctor_id is null`,
} as const satisfies Record<FriendGroup, (sql: Sql) => Fragment>;
const friendsOf = (sql: Sql, { userId, keyword, group }: Friends): Fragment => sql`
  f.enterprise_id = app.enterprise_id() and f.user_id = ${userId} ${inGroup[group](sql)}
  ${keyword === '' ? sql`` : sql`and (f.name like ${anywhere(keyword)} or f.remark like ${anywhere(keyword)} or f.corp_name like ${anywhere(keyword)})`}`;

/** Contacts not yet bound come first. */
export async function selectFriends(
  sql: Sql,
  { page, size, ...friends }: Friends & { page: number; size: number },
): Promise<FriendRow[]> {
  return sql<FriendRow[]>`
    select ${friendColumns(sql)} from channel_friends f ${withBinding(sql)} where ${friendsOf(sql, friends)}
    order by f.is_gone, b.doctor_id is not null, f.name, f.id limit ${size} offset ${page * size}`;
}

export async function countFriends(sql: Sql, friends: Friends): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select count(*)::int as total from channel_friends f ${withBinding(sql)} where ${friendsOf(sql, friends)}`;
  return row.total;
}

export async function selectFriend(
  sql: Sql,
  { userId, externalUserId }: { userId: string; externalUserId: string },
): Promise<FriendRow | undefined> {
  const [row] = await sql<FriendRow[]>`
    select ${friendColumns(sql)} from channel_friends f ${withBinding(sql)}
    where f.enterprise_id = app.enterprise_id() and f.user_id = ${userId} and f.external_user_id = ${externalUserId}`;
  return row;
}

export interface ToldContact {
  readonly externalUserId: string;
  readonly name: string;
  readonly remark: string;
  readonly corpName: string;
  readonly addedAt?: string | null | undefined;
}

/** Stores contacts as the partner tells them; answers how many are new. */
export async function upsertFriends(
  sql: Sql,
  { userId, contacts, at }: { userId: string; contacts: readonly ToldContact[]; at: Date },
): Promise<number> {
  const rows = await sql<{ isNew: boolean }[]>`
    insert into channel_friends (user_id, external_user_id, name, remark, corp_name, added_at, synced_at)
    select distinct on (c."externalUserId") ${userId}::bigint, c."externalUserId", c.name, c.remark, c."corpName", c."addedAt", ${at}
    from jsonb_to_recordset(${json(sql, contacts)})
      as c("externalUserId" text, name text, remark text, "corpName" text, "addedAt" timestamptz)
    order by c."externalUserId"
    on conflict (enterprise_id, user_id, external_user_id) do update set name = excluded.name, remark = excluded.remark,
      corp_name = excluded.corp_name, added_at = excluded.added_at, synced_at = excluded.synced_at, is_gone = false
    returning xmax = 0 as "isNew"`;
  return rows.filter((row) => row.isNew).length;
}

/** Marks contacts that the partner no longer tells; answers how many went just now. */
export async function updateGone(
  sql: Sql,
  { userId, kept, only }: { userId: string; kept: readonly string[]; only?: string },
): Promise<number> {
  const { count } = await sql`
    update channel_friends set is_gone = true
    where user_id = ${userId} and not is_gone and external_user_id <> all(${kept as string[]})
      and ${only === undefined ? sql`true` : sql`external_user_id = ${only}`}`;
  return count;
}

/** False when the contact is bound to a doctor already. */
export async function insertBinding(
  sql: Sql,
  binding: { doctorId: string; externalUserId: string; userId: string },
): Promise<boolean> {
  const { count } = await sql`
    insert into channel_bindings (doctor_id, external_user_id, user_id)
    values (${binding.doctorId}, ${binding.externalUserId}, ${binding.userId})
    on conflict (enterprise_id, external_user_id) do nothing`;
  return count > 0;
}

export async function deleteBindings(
  sql: Sql,
  { doctorId, externalUserId }: { doctorId: string; externalUserId: string | undefined },
): Promise<string[]> {
  const rows = await sql<{ externalUserId: string }[]>`
    delete from channel_bindings where doctor_id = ${doctorId}
      and ${externalUserId === undefined ? sql`true` : sql`external_user_id = ${externalUserId}`}
    returning external_user_id as "externalUserId"`;
  return rows.map((row) => row.externalUserId);
}

/** Who has which of the doctor's contacts, so that each is asked for in the name of somebody who has it. */
export async function selectHolders(
  sql: Sql,
  doctorId: string,
): Promise<{ userId: string; login: string; externalUserId: string }[]> {
  return sql<{ userId: string; login: string; externalUserId: string }[]>`
    select f.user_id as "userId", u.login, f.external_user_id as "externalUserId" from channel_bindings b
    join channel_friends f on f.enterprise_id = b.enterprise_id and f.external_user_id = b.external_user_id
    join users u on u.enterprise_id = f.enterprise_id and u.id = f.user_id and u.is_enabled
    where b.enterprise_id = app.enterprise_id() and b.doctor_id = ${doctorId} order by f.id limit 50`;
}
