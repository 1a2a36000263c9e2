// A record shown to a colleague outside the range of the colleague's roles, for a time (specification 3, 6).
import { z } from 'zod';
import { Day, Id, Moment, list, pageQuery, text } from '../core/index.ts';

export const ShareResource = z.enum(['doctor', 'hospital', 'visit']);
export type ShareResource = z.infer<typeof ShareResource>;

/** A share ends by itself after at most so many days. */
export const LONGEST_SHARE_DAYS = 180;

export const NewShare = z.strictObject({
  resource: ShareResource,
  recordId: Id,
  userIds: list(Id, 20).min(1).meta({ description: 'The colleagues who shall see it' }),
  until: Day.meta({ description: 'Last day, in Asia/Shanghai; at most 180 days ahead' }),
  note: text(200).default(''),
});
export type NewShare = z.infer<typeof NewShare>;

export const Share = z.object({
  id: Id,
  resource: ShareResource,
  recordId: Id,
  userId: Id,
  userName: z.string(),
  sharedBy: Id,
  sharedByName: z.string(),
  level: z.enum(['READ']),
  until: Moment,
  note: z.string(),
  createdAt: Moment,
  mayWithdraw: z.boolean(),
});
export type Share = z.infer<typeof Share>;

export const ShareQuery = pageQuery(['createdAt']).extend({ resource: ShareResource, recordId: Id });
export type ShareQuery = z.infer<typeof ShareQuery>;
