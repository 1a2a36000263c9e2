// Statements of receipts: whose message a report is about, and whether it names the address that the message went to.
import type { Sql } from '../../../platform/db/index.ts';

/** `address` is hashed as messages keep it; a report of another address is of no message of ours. */
export async function selectReported(
  sql: Sql,
  {
    reference,
    channel,
    address,
  }: { readonly reference: string; readonly channel: 'MAIL' | 'SMS'; readonly address: Buffer },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select r.id::text as id from send_recipients r join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
    where r.enterprise_id = app.enterprise_id() and r.reference = ${reference} and s.channel = ${channel} and r.address = ${address}
      and r.state in ('CLAIMED', 'SENT', 'UNKNOWN')`;
  return row?.id;
}

export async function selectMailAddress(sql: Sql, address: string): Promise<Buffer> {
  const [row] = await sql<[{ hash: Buffer }]>`select sha256(convert_to(lower(${address}), 'UTF8')) as hash`;
  return row.hash;
}
