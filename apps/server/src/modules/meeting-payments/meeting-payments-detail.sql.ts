// One payment with everything its page shows, and the meetings that wait to be paid.
import { named, namedUser, type Fragment, type Sql, type Viewer } from '../../platform/db/index.ts';
import { meetingScope } from '../meetings/index.ts';
import { paymentScope } from './meeting-payments-scope.sql.ts';
import { lineColumns, type Reading } from './meeting-payments.sql.ts';

const costsOf = (sql: Sql): Fragment =>
  sql`(select coalesce(json_agg(json_build_object('costId', c.id::text, 'kind', c.kind, 'note', c.note, 'actual', coalesce(c.actual, 0),
      'amount', l.amount) order by c.position), '[]')
    from meeting_payment_costs l join meeting_costs c on c.enterprise_id = l.enterprise_id and c.id = l.cost_id
    where l.enterprise_id = p.enterprise_id and l.payment_id = p.id)`;

const invoicesOf = (sql: Sql): Fragment =>
  sql`(select coalesce(json_agg(json_build_object('number', i.number, 'issuedOn', i.issued_on, 'amount', i.amount) order by i.id), '[]')
    from meeting_payment_invoices i where i.enterprise_id = p.enterprise_id and i.payment_id = p.id)`;

const stepsOf = (sql: Sql, { language }: Reading): Fragment =>
  sql`(select coalesce(json_agg(json_build_object('from', s.from_state, 'to', s.to_state, 'at', s.at, 'reason', s.reason,
      'userName', ${namedUser(sql, language, 'su')}) order by s.id), '[]')
    from meeting_payment_steps s left join users su on su.enterprise_id = s.enterprise_id and su.id = s.user_id
    where s.enterprise_id = p.enterprise_id and s.payment_id = p.id)`;

/** The payment as JSON; undefined when it is not there for the viewer. */
export async function selectPayment(
  sql: Sql,
  id: string,
  reading: Reading,
): Promise<Record<string, unknown> | undefined> {
  const [row] = await sql<{ detail: Record<string, unknown> }[]>`
    select to_json(detail) as detail from (
      select ${lineColumns(sql, reading)}, coalesce(p.doctor_id, p.counterparty_id)::text as "payeeId", p.bank_name as "bankName",
        p.service_hours::float8 as "serviceHours", p.is_service_confirmed as "isServiceConfirmed", p.note,
        ${costsOf(sql)} as costs, ${invoicesOf(sql)} as invoices, ${stepsOf(sql, reading)} as steps,
        coalesce((select k.results from meeting_payment_checks k where k.enterprise_id = p.enterprise_id and k.payment_id = p.id
          order by k.id desc limit 1), '[]') as rules,
        p.reference, p.failure, p.reversal_reason as "reversalReason", p.reversal_asked_by::text as "reversalAskedBy", p.instance_id::text as "instanceId", p.version
      from meeting_payments p
      join meetings m on m.enterprise_id = p.enterprise_id and m.id = p.meeting_id
      join users u on u.enterprise_id = p.enterprise_id and u.id = p.owner_id
      where p.enterprise_id = app.enterprise_id() and p.id = ${id} and ${paymentScope(sql, reading.viewer)}
    ) detail`;
  return row?.detail;
}

export interface StoredPayable {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly startsAt: string;
  readonly confirmedAt: string | null;
  readonly actual: number;
  readonly isCancelled: boolean;
  readonly open: number;
  readonly speakers: readonly {
    readonly id: string;
    readonly name: string;
    readonly account: string | null;
    readonly cancellationFee: number | null;
  }[];
  readonly costs: readonly {
    readonly id: string;
    readonly kind: string;
    readonly note: string;
    readonly actual: number;
    readonly open: number;
  }[];
}

/** What no payment asks for of a cost line `c`, in CNY; `except` is a payment that does not count. */
export const openOf = (sql: Sql, except: string | undefined): Fragment =>
  sql`(coalesce(c.actual, 0) - coalesce((select sum(l.amount) from meeting_payment_costs l
    join meeting_payments o on o.enterprise_id = l.enterprise_id and o.id = l.payment_id and o.state not in ('REJECTED', 'VOIDED', 'REVERSED')
    where l.enterprise_id = c.enterprise_id and l.cost_id = c.id and o.id <> ${except ?? '0'}), 0))`;

/** Confirmed meetings of the viewer's range, and those that owe cancellation fees; only those with open costs unless one is named. */
export async function selectPayables(
  sql: Sql,
  viewer: Viewer,
  {
    meetingId,
    except,
    language,
  }: { meetingId?: string | undefined; except?: string | undefined; language: 'zh' | 'en' },
): Promise<StoredPayable[]> {
  return sql<StoredPayable[]>`
    select * from (
      select m.id::text as id, m.number, m.title, m.starts_at as "startsAt", m.confirmed_at as "confirmedAt",
        coalesce(m.actual, 0)::float8 as actual, m.state = 'CANCELLED' as "isCancelled",
        (select coalesce(sum(${openOf(sql, except)}), 0)::float8 from meeting_costs c
          where c.enterprise_id = m.enterprise_id and c.meeting_id = m.id) as open,
        (select coalesce(json_agg(distinct jsonb_build_object('id', d.id::text, 'name', ${named(sql, language, 'd')}, 'account', v.masked,
            'cancellationFee', f.cancellation_fee)), '[]')
          from meeting_agenda a join doctors d on d.enterprise_id = a.enterprise_id and d.id = a.speaker_id
          left join personal_values v on v.enterprise_id = d.enterprise_id and v.table_name = 'doctors' and v.row_id = d.id
            and v.field = 'BANK_ACCOUNT' and v.part = 0
          left join meeting_speaker_fees f on f.enterprise_id = m.enterprise_id and f.meeting_id = m.id and f.doctor_id = d.id
          where a.enterprise_id = m.enterprise_id and a.meeting_id = m.id 
            and (m.state <> 'CANCELLED' or f.cancellation_fee is not null)) as speakers,
        (select coalesce(json_agg(json_build_object('id', c.id::text, 'kind', c.kind, 'note', c.note, 'actual', coalesce(c.actual, 0),
            'open', ${openOf(sql, except)}) order by c.position), '[]')
          from meeting_costs c where c.enterprise_id = m.enterprise_id and c.meeting_id = m.id) as costs
      from meetings m
      where m.enterprise_id = app.enterprise_id() and (m.state = 'CONFIRMED' or m.state = 'CANCELLED' and m.actual > 0)
        and ${meetingScope(sql, viewer)}
        and ${meetingId === undefined ? sql`true` : sql`m.id = ${meetingId}`}
    ) payable where ${meetingId === undefined ? sql`open > 0` : sql`true`}
    order by "startsAt" desc limit 100`;
}
