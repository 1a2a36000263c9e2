// Statement of what one doctor was paid; the doctor is the scope.
import type { Sql } from '../../../../platform/db/index.ts';

export interface PaidLine {
  readonly number: string;
  readonly title: string;
  readonly at: Date;
  /** CNY; below zero where a payment was taken back. */
  readonly gross: number;
  readonly tax: number;
  readonly net: number;
}

/** Money that arrived, the oldest first; what was taken back is a line of its own on the day it was agreed. */
export function selectPaidLines(sql: Sql, doctorId: string): Promise<PaidLine[]> {
  return sql<PaidLine[]>`
    select p.number, m.title, l.at, (l.sign * p.gross)::float8 as gross, (l.sign * p.tax)::float8 as tax,
      (l.sign * (p.gross - p.tax))::float8 as net
    from meeting_payments p
    join meetings m on m.enterprise_id = p.enterprise_id and m.id = p.meeting_id
    cross join lateral (values (p.paid_at, 1), (p.reversed_at, -1)) l (at, sign)
    where p.enterprise_id = app.enterprise_id() and p.payee_kind = 'SPEAKER' and p.doctor_id = ${doctorId}
      and p.state in ('PAID', 'REVERSED') and l.at is not null
    order by l.at, p.id, l.sign desc`;
}
