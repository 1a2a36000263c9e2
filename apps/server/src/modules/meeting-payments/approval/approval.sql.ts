// What the approval of a payment leaves behind.
import type { PaymentRule } from '@yijian/contract/meeting-payments';
import { type Fragment, json, type Sql } from '../../../platform/db/index.ts';

/** A result as it is stored: with what the rule took in, so that it can be replayed. */
export interface StoredResult extends Pick<PaymentRule, 'code' | 'name' | 'outcome' | 'version' | 'inputs'> {
  readonly comment: string;
}

export interface Check {
  readonly paymentId: string;
  readonly moment: 'SUBMIT' | 'PAY';
  readonly results: readonly StoredResult[];
  readonly at: Date;
  readonly userId: string;
}

export async function insertCheck(sql: Sql, { paymentId, moment, results, at, userId }: Check): Promise<void> {
  await sql`insert into meeting_payment_checks (payment_id, moment, results, at, user_id)
    values (${paymentId}, ${moment}, ${json(sql, results)}, ${at}, ${userId})`;
}

/** The process that decides a payment. */
export async function updateInstance(sql: Sql, id: string, instanceId: string): Promise<void> {
  await sql`update meeting_payments set instance_id = ${instanceId} where enterprise_id = app.enterprise_id() and id = ${id}`;
}

export async function selectIdOfInstance(sql: Sql, instanceId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from meeting_payments where enterprise_id = app.enterprise_id() and instance_id = ${instanceId}`;
  return row?.id;
}

/** What an approver reads in the form of the process. */
export async function selectTitles(sql: Sql, id: string, payee: Fragment): Promise<{ payee: string; meeting: string }> {
  const [row] = await sql<[{ payee: string; meeting: string }]>`
    select ${payee} as payee, concat(m.number, ' ', m.title) as meeting
    from meeting_payments p join meetings m on m.enterprise_id = p.enterprise_id and m.id = p.meeting_id
    where p.enterprise_id = app.enterprise_id() and p.id = ${id}`;
  return row;
}
