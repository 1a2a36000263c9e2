// Statements that store what a payment asks for.
import type { PaymentDraft } from '@yijian/contract/meeting-payments';
import { named, type Sql } from '../../../platform/db/index.ts';

const columnsOf = (draft: PaymentDraft, gross: number) => ({
  meeting_id: draft.meetingId,
  payee_kind: draft.payeeKind,
  doctor_id: draft.payeeKind === 'SPEAKER' ? (draft.payeeId ?? null) : null,
  counterparty_id: draft.payeeKind === 'SUPPLIER' || draft.payeeKind === 'INSTITUTION' ? (draft.payeeId ?? null) : null,
  bank_name: draft.bankName,
  service_hours: draft.serviceHours ?? null,
  is_service_confirmed: draft.isServiceConfirmed,
  due_on: draft.dueOn ?? null,
  note: draft.note,
  gross,
  tax: 0,
});

export async function insertPayment(
  sql: Sql,
  draft: PaymentDraft,
  { gross, ownerId, organizationId, at }: { gross: number; ownerId: string; organizationId: string | null; at: Date },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into meeting_payments ${sql({
      ...columnsOf(draft, gross),
      owner_id: ownerId,
      organization_id: organizationId,
      created_at: at,
      updated_at: at,
    })} returning id`;
  await insertParts(sql, row.id, draft);
  return row.id;
}

export async function updatePayment(
  sql: Sql,
  id: string,
  draft: PaymentDraft,
  { gross, at }: { gross: number; at: Date },
): Promise<void> {
  await sql`update meeting_payments set ${sql({ ...columnsOf(draft, gross), updated_at: at })}, version = version + 1
    where enterprise_id = app.enterprise_id() and id = ${id}`;
  await sql`delete from meeting_payment_costs where enterprise_id = app.enterprise_id() and payment_id = ${id}`;
  await sql`delete from meeting_payment_invoices where enterprise_id = app.enterprise_id() and payment_id = ${id}`;
  await insertParts(sql, id, draft);
}

async function insertParts(sql: Sql, id: string, { costs, invoices }: PaymentDraft): Promise<void> {
  if (costs.length > 0)
    await sql`insert into meeting_payment_costs ${sql(
      costs.map(({ costId, amount }) => ({ payment_id: id, cost_id: costId, amount })),
    )}`;
  if (invoices.length > 0)
    await sql`insert into meeting_payment_invoices ${sql(
      invoices.map(({ number, issuedOn, amount }) => ({ payment_id: id, number, issued_on: issuedOn, amount })),
    )}`;
}

/** The stored payment in the shape of its form. */
export async function selectDraft(sql: Sql, id: string): Promise<PaymentDraft> {
  const [row] = await sql<[PaymentDraft]>`
    select p.meeting_id::text as "meetingId", p.payee_kind as "payeeKind", coalesce(p.doctor_id, p.counterparty_id)::text as "payeeId",
      p.bank_name as "bankName", p.service_hours::float8 as "serviceHours", p.is_service_confirmed as "isServiceConfirmed",
      p.due_on::text as "dueOn", p.note,
      (select coalesce(json_agg(json_build_object('costId', l.cost_id::text, 'amount', l.amount) order by l.id), '[]')
        from meeting_payment_costs l where l.enterprise_id = p.enterprise_id and l.payment_id = p.id) as costs,
      (select coalesce(json_agg(json_build_object('number', i.number, 'issuedOn', i.issued_on, 'amount', i.amount) order by i.id), '[]')
        from meeting_payment_invoices i where i.enterprise_id = p.enterprise_id and i.payment_id = p.id) as invoices
    from meeting_payments p where p.enterprise_id = app.enterprise_id() and p.id = ${id}`;
  return row;
}

/** Locks the meeting, so that two payments never ask for the same money. */
export async function lockMeetingOfPayment(sql: Sql, meetingId: string): Promise<void> {
  await sql`select from meetings where enterprise_id = app.enterprise_id() and id = ${meetingId} for update`;
}

/** An invoice of another payment that is in force; undefined where the numbers are free. */
export async function selectUsedInvoice(
  sql: Sql,
  numbers: readonly string[],
  exceptPayment: string,
): Promise<{ number: string; payment: string } | undefined> {
  const [row] = await sql<{ number: string; payment: string }[]>`
    select i.number, coalesce(p.number, p.id::text) as payment from meeting_payment_invoices i
    join meeting_payments p on p.enterprise_id = i.enterprise_id and p.id = i.payment_id
    where i.enterprise_id = app.enterprise_id() and not i.is_void and i.number = any(${numbers as string[]}) and i.payment_id <> ${exceptPayment}
    order by i.id limit 1`;
  return row;
}

/** Whether a counterparty of the kind may be paid on a day. */
export async function selectMayBePaid(
  sql: Sql,
  { id, kind, on }: { id: string; kind: string; on: string },
): Promise<boolean> {
  const [row] = await sql<[{ may: boolean }]>`
    select exists (select from counterparties where enterprise_id = app.enterprise_id() and id = ${id} and kind = ${kind}
      and state = 'APPROVED' and valid_until >= ${on}::date) as may`;
  return row.may;
}

/** Counterparties of a kind that may be paid on a day. */
export function selectPayees(
  sql: Sql,
  { kind, on, language }: { kind: string; on: string; language: 'zh' | 'en' },
): Promise<{ id: string; name: string }[]> {
  return sql<{ id: string; name: string }[]>`
    select c.id::text as id, ${named(sql, language, 'c')} as name from counterparties c
    where c.enterprise_id = app.enterprise_id() and c.kind = ${kind} and c.state = 'APPROVED' and c.valid_until >= ${on}::date
    order by c.name limit 500`;
}
