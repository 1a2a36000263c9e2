// May this export leave? How many today, how many rows, and what an approval raises (reliability 24).
import type { Approval, Limits } from './exports.sql.ts';

export type Decision =
  | { readonly outcome: 'DELIVERED'; readonly approvalId: string | undefined }
  | { readonly outcome: 'REFUSED_DAY' | 'REFUSED_ROWS' | 'REFUSED_APPROVAL' };

export interface Question {
  readonly limits: Limits;
  /** Delivered today without an approval. */
  readonly used: number;
  readonly rows: number;
  readonly approval: Approval | undefined;
  /** These rows leave with an approval alone. */
  readonly isApprovalFirst: boolean;
}

/** An approval is only used up by an export that needs it. */
export function decide({ limits, used, rows, approval, isApprovalFirst }: Question): Decision {
  if (isApprovalFirst) {
    if (approval === undefined) return { outcome: 'REFUSED_APPROVAL' };
    return rows > approval.rows ? { outcome: 'REFUSED_ROWS' } : { outcome: 'DELIVERED', approvalId: approval.id };
  }
  const isLate = used >= limits.perDay;
  const isLarge = rows > limits.rowsPerExport;
  if (!isLate && !isLarge) return { outcome: 'DELIVERED', approvalId: undefined };
  if (approval !== undefined && rows <= Math.max(approval.rows, limits.rowsPerExport))
    return { outcome: 'DELIVERED', approvalId: approval.id };
  return { outcome: isLate && approval === undefined ? 'REFUSED_DAY' : 'REFUSED_ROWS' };
}

/** Rows the export may hold at most. */
export const mostRows = ({ limits, approval, isApprovalFirst }: Omit<Question, 'rows' | 'used'>): number =>
  Math.max(isApprovalFirst ? 0 : limits.rowsPerExport, approval?.rows ?? 0);
