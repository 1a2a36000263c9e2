// How a product stands at a hospital: its steps from status to status, and their history (specification 3; product: listing).
import { z } from 'zod';
import { Day, Id, Moment, maybe, text } from '../core/index.ts';

export const listingStatuses = ['NONE', 'TEMPORARY', 'PROPOSED', 'LISTED', 'STOPPED'] as const;
export const ListingStatus = z.enum(listingStatuses);
export type ListingStatus = z.infer<typeof ListingStatus>;
export const procurementStatuses = ['NONE', 'PURCHASING', 'PAUSED', 'STOPPED'] as const;
export const ProcurementStatus = z.enum(procurementStatuses);
export type ProcurementStatus = z.infer<typeof ProcurementStatus>;

export const StandingTrack = z.enum(['LISTING', 'PROCUREMENT']);
export type StandingTrack = z.infer<typeof StandingTrack>;

/** Where listing may go: proposed or bought for once before it is listed; what was stopped begins anew. */
export const listingSteps: Readonly<Record<ListingStatus, readonly ListingStatus[]>> = {
  NONE: ['TEMPORARY', 'PROPOSED'],
  TEMPORARY: ['PROPOSED', 'LISTED', 'STOPPED'],
  PROPOSED: ['LISTED', 'TEMPORARY', 'NONE'],
  LISTED: ['STOPPED'],
  STOPPED: ['TEMPORARY', 'PROPOSED'],
};

/** Where purchasing may go. */
export const procurementSteps: Readonly<Record<ProcurementStatus, readonly ProcurementStatus[]>> = {
  NONE: ['PURCHASING'],
  PURCHASING: ['PAUSED', 'STOPPED'],
  PAUSED: ['PURCHASING', 'STOPPED'],
  STOPPED: ['PURCHASING'],
};

/** Only what is listed or bought for once is purchased. */
export const purchasable: readonly ListingStatus[] = ['LISTED', 'TEMPORARY'];

const status = z.union([ListingStatus, ProcurementStatus]);

export const StandingStep = z.strictObject({
  productId: Id,
  track: StandingTrack,
  from: status.describe('As it was read; another one now answers 409'),
  to: status,
  since: Day.describe('Since when it is so; not ahead of today'),
  reason: text(200, 2),
});
export type StandingStep = z.infer<typeof StandingStep>;

export const Standing = z.object({
  productId: Id,
  listingStatus: ListingStatus,
  procurementStatus: ProcurementStatus,
  since: maybe(Day),
});

export const StandingEntry = z.object({
  id: Id,
  productId: Id,
  productName: z.string(),
  track: StandingTrack,
  from: status,
  to: status,
  since: Day,
  reason: z.string(),
  at: Moment,
  userName: maybe(z.string()).describe('null: came with the data'),
});
export type StandingEntry = z.infer<typeof StandingEntry>;
