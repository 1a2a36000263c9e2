// Statements that list, lock and move payments.
import type {
  PayeeKind,
  PaymentFilter,
  PaymentLine,
  PaymentPaging,
  PaymentState,
} from '@yijian/contract/meeting-payments';
import { namedUser, type Fragment, type Sql } from '../../platform/db/index.ts';
import type { PageText } from '../../platform/http/index.ts';
import { payeeName, paymentScope, whereOf, type Payer } from './meeting-payments-scope.sql.ts';

export interface Reading {
  readonly viewer: Payer;
  readonly language: 'zh' | 'en';
  /** Today in Shanghai. */
  readonly today: string;
}

/** The columns of a line of the list; `p` is the payment, `m` its meeting, `u` its owner. */
export function lineColumns(sql: Sql, { viewer, language, today }: Reading): Fragment {
  return sql`p.id::text as id, p.number, p.state, p.payee_kind as "payeeKind", ${payeeName(sql, language)} as "payeeName",
    json_build_object('id', m.id::text, 'name', m.title, 'number', m.number) as meeting,
    json_build_object('id', u.id::text, 'name', ${namedUser(sql, language, 'u')}) as owner,
    p.gross::float8 as gross, p.tax::float8 as tax, (p.gross - p.tax)::float8 as net, p.due_on::text as "dueOn",
    (p.due_on < ${today}::date and p.state not in ('PAID', 'VOIDED', 'REJECTED', 'REVERSED')) is true as "isLate",
    (select json_build_object('id', b.id::text, 'name', b.number) from meeting_payment_batches b
      where b.enterprise_id = p.enterprise_id and b.id = p.batch_id) as batch,
    case when p.state = 'IN_APPROVAL' then (
      select json_build_object('node', t.name, 'since', t.created_at, 'instanceId', t.instance_id::text,
        'people', coalesce((select string_agg(${namedUser(sql, language, 'cu')}, ', ' order by cu.id) from workflow_candidates c
          join users cu on cu.enterprise_id = c.enterprise_id and cu.id = c.user_id
          where c.enterprise_id = t.enterprise_id and c.task_id = t.id and c.is_open), ''),
        'taskId', (select t.id::text from workflow_candidates c
          where c.enterprise_id = t.enterprise_id and c.task_id = t.id and c.is_open and c.user_id = ${viewer.id}))
      from workflow_tasks t where t.enterprise_id = p.enterprise_id and t.instance_id = p.instance_id and t.state = 'OPEN'
      order by t.id limit 1) end as waiting,
    (${viewer.mayPay} and p.state = 'APPROVED' and p.owner_id <> ${viewer.id}) as "mayPay",
    p.updated_at as "updatedAt"`;
}

function order(sql: Sql, sort: string | undefined): Fragment {
  const [field, direction] = (sort ?? 'updatedAt,desc').split(',');
  const columnOf: Readonly<Record<string, Fragment>> = {
    updatedAt: sql`p.updated_at`,
    gross: sql`p.gross`,
    dueOn: sql`p.due_on`,
    number: sql`p.number`,
  };
  const column = columnOf[field!]!;
  return direction === 'desc' ? sql`${column} desc nulls last, p.id desc` : sql`${column} nulls last, p.id`;
}

export async function selectPayments(sql: Sql, paging: PaymentPaging, reading: Reading): Promise<PageText> {
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (
      select ${lineColumns(sql, reading)} from meeting_payments p
      join meetings m on m.enterprise_id = p.enterprise_id and m.id = p.meeting_id
      join users u on u.enterprise_id = p.enterprise_id and u.id = p.owner_id
      where ${whereOf(sql, reading.viewer, paging)}
      order by ${order(sql, paging.sort)} limit ${paging.size} offset ${paging.page * paging.size}
    ) page`;
  return row;
}

/** The lines of a sheet, the latest change first. */
export function selectLines(
  sql: Sql,
  filter: PaymentFilter,
  { most, ...reading }: Reading & { readonly most: number },
): Promise<Omit<PaymentLine, 'updatedAt'>[]> {
  return sql<Omit<PaymentLine, 'updatedAt'>[]>`
    select ${lineColumns(sql, reading)} from meeting_payments p
    join meetings m on m.enterprise_id = p.enterprise_id and m.id = p.meeting_id
    join users u on u.enterprise_id = p.enterprise_id and u.id = p.owner_id
    where ${whereOf(sql, reading.viewer, filter)} order by ${order(sql, undefined)} limit ${most}`;
}

export async function selectCount(sql: Sql, filter: PaymentFilter, viewer: Payer): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from meeting_payments p join meetings m on m.enterprise_id = p.enterprise_id and m.id = p.meeting_id
    where ${whereOf(sql, viewer, filter)}`;
  return row.count;
}

export interface StoredPayment {
  readonly id: string;
  readonly number: string | null;
  readonly state: PaymentState;
  readonly meetingId: string;
  readonly payeeKind: PayeeKind;
  readonly doctorId: string | null;
  readonly counterpartyId: string | null;
  readonly gross: number;
  readonly ownerId: string;
  readonly organizationId: string | null;
  readonly instanceId: string | null;
  /** Who asked to take it back. */
  readonly reversalAskedBy: string | null;
  readonly version: number;
}

const stored = (sql: Sql): Fragment =>
  sql`p.id, p.number, p.state, p.meeting_id as "meetingId", p.payee_kind as "payeeKind", p.doctor_id as "doctorId",
    p.counterparty_id as "counterpartyId", p.gross::float8 as gross, p.owner_id as "ownerId", p.organization_id as "organizationId",
    p.instance_id as "instanceId", p.reversal_asked_by as "reversalAskedBy", p.version`;

/** Under its lock; undefined when it is not there for the viewer. */
export async function lockPayment(sql: Sql, viewer: Payer, id: string): Promise<StoredPayment | undefined> {
  const [row] = await sql<StoredPayment[]>`
    select ${stored(sql)} from meeting_payments p
    where p.enterprise_id = app.enterprise_id() and p.id = ${id} and ${paymentScope(sql, viewer)} for update of p`;
  return row;
}

/** For processes, which act for everybody. */
export async function lockAnyPayment(sql: Sql, id: string): Promise<StoredPayment | undefined> {
  const [row] = await sql<StoredPayment[]>`
    select ${stored(sql)} from meeting_payments p where p.enterprise_id = app.enterprise_id() and p.id = ${id} for update of p`;
  return row;
}

type Changed = Partial<
  Record<'number' | 'instance_id' | 'batch_id' | 'reference' | 'failure', string | null> &
    Record<'submitted_at' | 'paid_at' | 'reversed_at', Date | null> &
    Record<'gross' | 'tax', number>
>;

export interface Move {
  readonly to: PaymentState;
  readonly at: Date;
  /** Undefined where no user moves it. */
  readonly userId: string | undefined;
  readonly reason?: string;
  readonly changed?: Changed;
}

/** Moves it to a state and leaves the step behind. */
export async function movePayment(
  sql: Sql,
  { id, state }: StoredPayment,
  { to, at, userId, reason = '', changed = {} }: Move,
): Promise<void> {
  await sql`update meeting_payments set ${sql({ ...changed, state: to, updated_at: at })}, version = version + 1
    where enterprise_id = app.enterprise_id() and id = ${id}`;
  await sql`insert into meeting_payment_steps ${sql({
    payment_id: id,
    from_state: state,
    to_state: to,
    reason,
    at,
    user_id: userId ?? null,
  })}`;
  // An invoice behind a payment that came to nothing may be used again.
  if (to === 'REJECTED' || to === 'VOIDED' || to === 'REVERSED')
    await sql`update meeting_payment_invoices set is_void = true where enterprise_id = app.enterprise_id() and payment_id = ${id}`;
}

/** The next number of the year for payments (P) or batches (B), one at a time. */
export async function nextNumber(sql: Sql, letter: 'P' | 'B', year: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('payment numbers'), app.enterprise_id()::int)`;
  const like = `${letter}${year}-%`;
  const [row] = await sql<[{ next: number }]>`
    select coalesce(max(substr(number, 7)::int), 0) + 1 as next from (
      select number from meeting_payments where enterprise_id = app.enterprise_id() and number like ${like}
      union all select number from meeting_payment_batches where enterprise_id = app.enterprise_id() and number like ${like}) numbers`;
  return `${letter}${year}-${String(row.next).padStart(5, '0')}`;
}
