// What one payee was paid in a year, and what of it was taken back.
import type { StatementQuery } from '@yijian/contract/meeting-payments';
import { type Sql } from '../../../platform/db/index.ts';
import { payeeName, paymentScope, type Payer } from '../meeting-payments-scope.sql.ts';

export interface StoredStatementLine {
  readonly id: string;
  readonly number: string;
  readonly payeeName: string;
  readonly meetingNumber: string;
  readonly meetingTitle: string;
  readonly at: Date;
  readonly isReversal: boolean;
  readonly reference: string;
  readonly gross: number;
  readonly tax: number;
  readonly net: number;
}

/** A reversal is a line of its own, with the amounts below zero, on the day it was agreed. */
export function selectStatement(
  sql: Sql,
  { payeeKind, payeeId, year }: StatementQuery,
  { viewer, language }: { viewer: Payer; language: 'zh' | 'en' },
): Promise<StoredStatementLine[]> {
  const isPayee =
    payeeKind === 'EMPLOYEE'
      ? sql`p.owner_id = ${payeeId}`
      : payeeKind === 'SPEAKER'
        ? sql`p.doctor_id = ${payeeId}`
        : sql`p.counterparty_id = ${payeeId}`;
  const first = `${year}-01-01T00:00:00+08:00`;
  const end = `${year + 1}-01-01T00:00:00+08:00`;
  return sql<StoredStatementLine[]>`
    select p.id::text, p.number, ${payeeName(sql, language)} as "payeeName", m.number as "meetingNumber", m.title as "meetingTitle",
      l.at, l.sign < 0 as "isReversal", p.reference, (l.sign * p.gross)::float8 as gross, (l.sign * p.tax)::float8 as tax,
      (l.sign * (p.gross - p.tax))::float8 as net
    from meeting_payments p
    join meetings m on m.enterprise_id = p.enterprise_id and m.id = p.meeting_id
    cross join lateral (values (p.paid_at, 1), (p.reversed_at, -1)) l (at, sign)
    where p.enterprise_id = app.enterprise_id() and p.payee_kind = ${payeeKind} and ${isPayee}
      and p.state in ('PAID', 'REVERSED') and l.at >= ${first}::timestamptz and l.at < ${end}::timestamptz
      and ${paymentScope(sql, viewer)}
    order by l.at, p.id, l.sign desc limit 2000`;
}
