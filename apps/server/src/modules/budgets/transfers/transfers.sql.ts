// Statements of transfers between budget lines.
import type { BudgetPaging, NewTransfer, TransferState } from '@yijian/contract/budgets';
import { named, namedUser, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';
import type { PageText } from '../../../platform/http/index.ts';
import { linesInReach } from '../lines/lines.sql.ts';

export interface StoredTransfer {
  readonly id: string;
  readonly fromId: string;
  readonly toId: string;
  readonly fromName: string;
  readonly toName: string;
  readonly year: number;
  readonly amount: number;
  readonly reason: string;
  readonly state: TransferState;
  readonly requesterId: string;
  readonly instanceId: string | null;
}

export async function insertTransfer(
  sql: Sql,
  { fromId, toId, amount, reason, requesterId, at }: NewTransfer & { readonly requesterId: string; readonly at: Date },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into budget_transfers (from_id, to_id, amount, reason, requester_id, created_at)
    values (${fromId}, ${toId}, ${amount}, ${reason}, ${requesterId}, ${at}) returning id`;
  return row.id;
}

export async function lockTransfer(sql: Sql, id: string): Promise<StoredTransfer | undefined> {
  const [row] = await sql<StoredTransfer[]>`
    select t.id, t.from_id as "fromId", t.to_id as "toId", f.name as "fromName", o.name as "toName", f.year, t.amount::float8 as amount,
      t.reason, t.state, t.requester_id as "requesterId", t.instance_id as "instanceId"
    from budget_transfers t
    join budget_lines f on f.enterprise_id = t.enterprise_id and f.id = t.from_id
    join budget_lines o on o.enterprise_id = t.enterprise_id and o.id = t.to_id
    where t.id = ${id} for update of t`;
  return row;
}

export async function selectTransferOfInstance(sql: Sql, instanceId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`select id from budget_transfers where instance_id = ${instanceId}`;
  return row?.id;
}

export async function updateTransfer(
  sql: Sql,
  id: string,
  change: { readonly state?: TransferState; readonly instance_id?: string; readonly decided_at?: Date },
): Promise<void> {
  await sql`update budget_transfers set ${sql(change)} where id = ${id}`;
}

/** On `t` with its giving line `l`. */
const transfersOf = (sql: Sql, viewer: Viewer): Fragment =>
  sql`(t.requester_id = ${viewer.id} or ${linesInReach(sql, viewer)})`;

export async function countTransfers(sql: Sql, viewer: Viewer): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from budget_transfers t
    join budget_lines l on l.enterprise_id = t.enterprise_id and l.id = t.from_id where ${transfersOf(sql, viewer)}`;
  return row.count;
}

export async function selectTransfers(
  sql: Sql,
  viewer: Viewer,
  { paging, language }: { paging: BudgetPaging; language: 'zh' | 'en' },
): Promise<PageText> {
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (
      select t.id::text as id, json_build_object('id', l.id::text, 'name', ${named(sql, language, 'l')}) as "from",
        json_build_object('id', o.id::text, 'name', ${named(sql, language, 'o')}) as "to", t.amount::float8 as amount, t.reason, t.state,
        json_build_object('id', u.id::text, 'name', ${namedUser(sql, language, 'u')}) as requester, t.instance_id::text as "instanceId",
        t.created_at as "createdAt", t.decided_at as "decidedAt",
        t.state = 'IN_APPROVAL' and t.requester_id = ${viewer.id} as "mayWithdraw"
      from budget_transfers t
      join budget_lines l on l.enterprise_id = t.enterprise_id and l.id = t.from_id
      join budget_lines o on o.enterprise_id = t.enterprise_id and o.id = t.to_id
      join users u on u.enterprise_id = t.enterprise_id and u.id = t.requester_id
      where ${transfersOf(sql, viewer)}
      order by ${paging.sort === 'amount,asc' ? sql`t.amount, t.id` : paging.sort === 'amount,desc' ? sql`t.amount desc, t.id desc` : sql`t.id desc`}
      limit ${paging.size} offset ${paging.page * paging.size}
    ) page`;
  return row;
}
