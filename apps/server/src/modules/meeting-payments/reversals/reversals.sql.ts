// Statements of reversals.
import type { Sql } from '../../../platform/db/index.ts';

export async function updateReversal(
  sql: Sql,
  id: string,
  { askedBy, reason, at }: { askedBy: string | null; reason: string; at: Date },
): Promise<void> {
  await sql`update meeting_payments set reversal_asked_by = ${askedBy}, reversal_reason = ${reason}, updated_at = ${at},
      version = version + 1
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}
