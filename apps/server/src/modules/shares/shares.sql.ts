// Statements over shared records. Who sees them is read with the rights of the user.
import type { NewShare, Share, ShareResource } from '@yijian/contract/shares';
import { namedUser, type Fragment, type Sql } from '../../platform/db/index.ts';

/** Of these users the enabled ones. */
export async function selectKnownUsers(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from users where id = any(${ids as string[]}::bigint[]) and is_enabled and may_log_in`;
  return rows.map((row) => row.id);
}

/** Whether the user leads the organisation of one of these people or one above it. */
export async function selectIsLeaderOf(sql: Sql, userId: string, people: readonly string[]): Promise<boolean> {
  const [row] = await sql<[{ leads: boolean }]>`
    with recursive line as (
      select o.id, o.parent_id, o.leader_id from users u
      join organizations o on o.enterprise_id = u.enterprise_id and o.id = u.organization_id
      where u.id = any(${people as string[]}::bigint[])
      union
      select o.id, o.parent_id, o.leader_id from line join organizations o on o.id = line.parent_id
    )
    select exists (select from line where leader_id = ${userId}) as leads`;
  return row.leads;
}

/** The end is the last moment of the day in Shanghai. */
export async function upsertShares(sql: Sql, input: NewShare & { readonly sharedBy: string }): Promise<void> {
  await sql`
    insert into record_shares (resource, record_id, user_id, shared_by, until, note)
    select ${input.resource}, ${input.recordId}, receiver, ${input.sharedBy},
      (${input.until}::date + 1)::timestamp at time zone 'Asia/Shanghai', ${input.note}
    from unnest(${input.userIds}::bigint[]) receiver
    on conflict (enterprise_id, user_id, resource, record_id) where withdrawn_at is null
    do update set until = excluded.until, note = excluded.note, shared_by = excluded.shared_by, created_at = clock_timestamp()`;
}

export interface Whose {
  readonly resource: ShareResource;
  readonly recordId: string;
  readonly userId: string;
  /** Every share of the record, not only the user's. */
  readonly all: boolean;
}

function where(sql: Sql, { resource, recordId, userId, all }: Whose): Fragment {
  return sql`s.resource = ${resource} and s.record_id = ${recordId} and s.withdrawn_at is null and s.until > now()
    and (${all} or s.user_id = ${userId} or s.shared_by = ${userId})`;
}

export async function countShares(sql: Sql, whose: Whose): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select count(*)::int as total from record_shares s where ${where(sql, whose)}`;
  return row.total;
}

export type ShareRow = Omit<Share, 'until' | 'createdAt' | 'mayWithdraw'> & {
  readonly until: Date;
  readonly createdAt: Date;
};

export async function selectShares(
  sql: Sql,
  whose: Whose,
  { language, ...paging }: { limit: number; offset: number; ascending: boolean; language: 'zh' | 'en' },
): Promise<ShareRow[]> {
  return sql<ShareRow[]>`
    select s.id, s.resource, s.record_id as "recordId", s.user_id as "userId", ${namedUser(sql, language, 'u')} as "userName", s.shared_by as "sharedBy",
      ${namedUser(sql, language, 'b')} as "sharedByName", s.level, s.until, s.note, s.created_at as "createdAt"
    from record_shares s
    join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id
    join users b on b.enterprise_id = s.enterprise_id and b.id = s.shared_by
    where ${where(sql, whose)}
    order by s.created_at ${paging.ascending ? sql`asc` : sql`desc`}, s.id
    limit ${paging.limit} offset ${paging.offset}`;
}

/** Ends a live share; undefined when there is none. */
export async function updateShareWithdrawn(
  sql: Sql,
  id: string,
  userId: string,
): Promise<Pick<ShareRow, 'resource' | 'recordId' | 'userId' | 'sharedBy'> | undefined> {
  const [row] = await sql<Pick<ShareRow, 'resource' | 'recordId' | 'userId' | 'sharedBy'>[]>`
    update record_shares set withdrawn_at = clock_timestamp(), withdrawn_by = ${userId}
    where id = ${id} and withdrawn_at is null and until > now()
    returning resource, record_id as "recordId", user_id as "userId", shared_by as "sharedBy"`;
  return row;
}
