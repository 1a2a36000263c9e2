// Statements of the ledger: lines, orders and holds under their locks.
import type { BudgetStage, MeetingType } from '@yijian/contract/budgets';
import type { Sql } from '../../../platform/db/index.ts';

/** Amounts by stage, in CNY. */
export interface Figures {
  readonly estimated: number;
  readonly committed: number;
  readonly actual: number;
}

export interface LedgerLine extends Figures {
  readonly id: string;
  readonly name: string;
  readonly year: number;
  readonly current: number;
  readonly isFrozen: boolean;
  readonly isLeaf: boolean;
}

export interface LedgerOrder extends Figures {
  readonly id: string;
  readonly code: string;
  readonly amount: number;
  readonly tolerance: number | null;
  readonly isBlocking: boolean;
  readonly isOpen: boolean;
  readonly validFrom: string;
  readonly validUntil: string;
  /** The only type of meeting it may be charged for. */
  readonly meetingType: MeetingType | null;
}

export interface Holder {
  readonly kind: 'MEETING' | 'TRANSFER';
  readonly id: string;
  readonly title: string;
}

export interface StoredHold {
  readonly lineId: string;
  readonly orderId: string | null;
  readonly stage: BudgetStage;
  readonly amount: number;
}

export async function lockHold(sql: Sql, { kind, id }: Holder): Promise<StoredHold | undefined> {
  const [row] = await sql<StoredHold[]>`
    select line_id as "lineId", order_id as "orderId", stage, amount::float8 as amount
    from budget_holds where holder = ${kind} and holder_id = ${id} for update`;
  return row;
}

/** In the order of their ids, so that two callers never wait for each other. */
export async function lockLines(sql: Sql, ids: readonly string[]): Promise<LedgerLine[]> {
  return sql<LedgerLine[]>`
    select l.id, l.name, l.year, (l.original + l.supplement - l.returned)::float8 as current, l.estimated::float8 as estimated,
      l.committed::float8 as committed, l.actual::float8 as actual,
      not exists (select from budget_lines c where c.enterprise_id = l.enterprise_id and c.parent_id = l.id) as "isLeaf",
      exists (
        with recursive above as (
          select a.id, a.parent_id, a.is_frozen from budget_lines a where a.enterprise_id = l.enterprise_id and a.id = l.id
          union all
          select p.id, p.parent_id, p.is_frozen from above join budget_lines p
            on p.enterprise_id = l.enterprise_id and p.id = above.parent_id)
        select from above where is_frozen) as "isFrozen"
    from budget_lines l where l.id = any(${ids as string[]}::bigint[])
    order by l.id for update of l`;
}

export async function lockOrders(sql: Sql, ids: readonly string[]): Promise<LedgerOrder[]> {
  if (ids.length === 0) return [];
  return sql<LedgerOrder[]>`
    select o.id, o.code, o.amount::float8 as amount, o.tolerance, o.is_blocking as "isBlocking", o.is_open and c.is_open as "isOpen",
      greatest(o.valid_from, c.valid_from)::text as "validFrom", least(o.valid_until, c.valid_until)::text as "validUntil",
      o.meeting_type as "meetingType",
      o.estimated::float8 as estimated, o.committed::float8 as committed, o.actual::float8 as actual
    from budget_orders o
    join budget_cost_centers c on c.enterprise_id = o.enterprise_id and c.id = o.cost_center_id
    where o.id = any(${ids as string[]}::bigint[])
    order by o.id for update of o`;
}

export async function addToLine(sql: Sql, id: string, { estimated, committed, actual }: Figures): Promise<void> {
  await sql`
    update budget_lines set estimated = estimated + ${estimated}, committed = committed + ${committed}, actual = actual + ${actual}
    where id = ${id}`;
}

export async function addToOrder(sql: Sql, id: string, { estimated, committed, actual }: Figures): Promise<void> {
  await sql`
    update budget_orders set estimated = estimated + ${estimated}, committed = committed + ${committed}, actual = actual + ${actual}
    where id = ${id}`;
}

export async function upsertHold(sql: Sql, holder: Holder, hold: StoredHold & { readonly at: Date }): Promise<void> {
  await sql`
    insert into budget_holds (holder, holder_id, title, line_id, order_id, stage, amount, updated_at)
    values (${holder.kind}, ${holder.id}, ${holder.title}, ${hold.lineId}, ${hold.orderId}, ${hold.stage}, ${hold.amount}, ${hold.at})
    on conflict (enterprise_id, holder, holder_id) do update
      set title = excluded.title, line_id = excluded.line_id, order_id = excluded.order_id, stage = excluded.stage,
        amount = excluded.amount, updated_at = excluded.updated_at`;
}

export async function deleteHold(sql: Sql, { kind, id }: Holder): Promise<void> {
  await sql`delete from budget_holds where holder = ${kind} and holder_id = ${id}`;
}

export interface NewEntry {
  readonly lineId: string;
  readonly orderId?: string | null;
  readonly kind: 'HOLD' | 'RELEASE' | 'SUPPLEMENT' | 'RETURN' | 'TRANSFER_IN' | 'TRANSFER_OUT' | 'FREEZE' | 'UNFREEZE';
  readonly holder?: Holder;
  readonly title?: string;
  readonly stage?: BudgetStage;
  readonly amount?: number;
  readonly reason?: string;
  readonly at: Date;
  /** Who did it; '0' is the clock, which is nobody. */
  readonly userId: string;
}

export async function insertEntry(sql: Sql, entry: NewEntry): Promise<void> {
  const { holder } = entry;
  await sql`
    insert into budget_entries (line_id, order_id, kind, holder, holder_id, title, stage, amount, reason, at, user_id)
    values (${entry.lineId}, ${entry.orderId ?? null}, ${entry.kind}, ${holder?.kind ?? null}, ${holder?.id ?? null},
      ${entry.title ?? holder?.title ?? ''}, ${entry.stage ?? null}, ${entry.amount ?? 0}, ${entry.reason ?? ''}, ${entry.at},
      nullif(${entry.userId}::bigint, 0))`;
}
