// Statements of the sends that belong to marketing activities.
import type { Campaign } from '@yijian/contract/market-activities';
import type { Sql } from '../../../platform/db/index.ts';

export async function selectSendIds(sql: Sql, activityId: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select send_id::text as id from market_activity_sends where enterprise_id = app.enterprise_id() and activity_id = ${activityId} order by id`;
  return rows.map(({ id }) => id);
}

/** `today`: YYYY-MM-DD. */
export async function selectCampaigns(sql: Sql, today: string): Promise<Campaign[]> {
  return sql<Campaign[]>`
    select id::text as id, name, starts_on::text as "startsOn", ends_on::text as "endsOn" from market_activities
    where enterprise_id = app.enterprise_id() and ends_on >= ${today} order by starts_on desc, id desc limit 100`;
}

export interface AddedRows {
  readonly activityId: string;
  readonly sendIds: readonly string[];
  readonly userId: string;
  readonly at: Date;
}

/** Those that belong to an activity already stay where they are; answers how many came. */
export async function insertSends(sql: Sql, { activityId, sendIds, userId, at }: AddedRows): Promise<number> {
  const { count } = await sql`
    insert into market_activity_sends (activity_id, send_id, user_id, at)
    select ${activityId}, id, ${userId}, ${at} from unnest(${sendIds as string[]}::bigint[]) as s(id)
    on conflict (enterprise_id, send_id) do nothing`;
  return count;
}

/** The name of another activity that one of the sends belongs to. */
export async function selectOtherActivity(
  sql: Sql,
  { activityId, sendIds }: Pick<AddedRows, 'activityId' | 'sendIds'>,
): Promise<string | undefined> {
  const [row] = await sql<{ name: string }[]>`
    select a.name from market_activity_sends s join market_activities a on a.enterprise_id = s.enterprise_id and a.id = s.activity_id
    where s.enterprise_id = app.enterprise_id() and s.send_id = any(${sendIds as string[]}::bigint[]) and s.activity_id <> ${activityId}
    order by s.id limit 1`;
  return row?.name;
}

export async function deleteSend(
  sql: Sql,
  { activityId, sendId }: { readonly activityId: string; readonly sendId: string },
): Promise<boolean> {
  const { count } = await sql`
    delete from market_activity_sends where enterprise_id = app.enterprise_id() and activity_id = ${activityId} and send_id = ${sendId}`;
  return count > 0;
}
