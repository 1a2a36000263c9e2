// What mail servers and SMS providers report after they took a message: kept with it, and addresses that are no more are closed at once.
import type { MailReport, SmsReport } from '../../../platform/gateways/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { insertSuppressions } from '../delivery/claims.sql.ts';
import { recordEvents } from '../reading/reading.service.ts';
import { closesAddress, referenceIn } from './receipts.policy.ts';
import { selectMailAddress, selectReported } from './receipts.sql.ts';

/** Answers whether the report is about a message of this enterprise. */
export async function recordMailReport(context: Context, report: MailReport): Promise<boolean> {
  const reference = referenceIn(report.messageId);
  if (reference === undefined) return false;
  const { sql, clock } = context;
  const address = await selectMailAddress(sql, report.address);
  const id = await selectReported(sql, { reference, channel: 'MAIL', address });
  if (id === undefined) return false;
  const { state, status, detail } = report;
  await keep(context, { id, state, at: clock.now(), detail, isGone: state === 'FAILED' && closesAddress(status) });
  return true;
}

/** Answers whether the report is about a message of this enterprise. */
export async function recordSmsReport(context: Context, report: SmsReport): Promise<boolean> {
  const reference = referenceIn(report.reference);
  if (reference === undefined) return false;
  const { sql, vault, enterprise } = context;
  const place = { enterpriseId: enterprise.id, table: 'doctors', field: 'PHONE' } as const;
  const address = vault.searchNumber(place, report.phone);
  const id = await selectReported(sql, { reference, channel: 'SMS', address });
  if (id === undefined) return false;
  await keep(context, { id, ...report });
  return true;
}

interface Kept {
  readonly id: string;
  readonly state: 'DELIVERED' | 'FAILED';
  readonly at: Date;
  readonly detail: string;
  /** Nothing will ever arrive at the address. */
  readonly isGone: boolean;
}

async function keep(context: Context, { id, state, at, detail, isGone }: Kept): Promise<void> {
  const kind = state === 'DELIVERED' ? 'DELIVERED' : 'BOUNCED';
  await recordEvents(context, [{ recipientId: id, kind, at, detail: detail.slice(0, 300) }]);
  if (isGone) await insertSuppressions(context.sql, { ids: [id], reason: 'BOUNCED', at });
}
