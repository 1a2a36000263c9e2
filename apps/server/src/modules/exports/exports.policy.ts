// May this export leave? How many today, how many rows, and what an approval raises (reliability 24).
import type { Approval, Limits } from './exports.sql.ts';

export type Decision =
  | { readonly outcome: 'DELIVERED'; readonly approvalId: string | undefined }
  | { readonly outcome: 'REFUSED_DAY' | 'REFUSED_ROWS' };

export interface Question {
  readonly limits: Limits;
  /** Delivered today without an approval. */
  readonly used: number;
  readonly rows: number;
  readonly approval: Approval | undefined;
}

/** An approval is only used up by an export that needs it. */
export function decide({ limits, used, rows, approval }: Question): Decision {
  const isLate = used >= limits.perDay;
  const isLarge = rows > limits.rowsPerExport;
  if (!isLate && !isLarge) return { outcome: 'DELIVERED', approvalId: undefined };
  if (approval !== undefined && rows <= Math.max(approval.rows, limits.rowsPerExport))
    return { outcome: 'DELIVERED', approvalId: approval.id };
  return { outcome: isLate && approval === undefined ? 'REFUSED_DAY' : 'REFUSED_ROWS' };
}

/** Rows the export may hold at most. */
export const mostRows = ({ limits, approval }: Pick<Question, 'limits' | 'approval'>): number =>
  Math.max(limits.rowsPerExport, approval?.rows ?? 0);
