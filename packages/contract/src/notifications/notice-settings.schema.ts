// What each user chooses per type of notice: muted on screen, mailed once a day; and the daily mail itself.
import { z } from 'zod';
import { Moment, list } from '../core/index.ts';
import { ChosenType, MutableType } from './notice-types.schema.ts';

/** The whole choice; a type that stands in neither list is shown and not mailed. */
export const NoticeChannels = z.strictObject({
  muted: list(MutableType, 20).describe('Types that stay in the message centre without number, dot and push'),
  mailed: list(ChosenType, 20).describe('Types whose unread notices come as one mail a day'),
});
export type NoticeChannels = z.infer<typeof NoticeChannels>;

export const DigestState = z.enum(['PLANNED', 'CLAIMED', 'SENT', 'FAILED', 'UNKNOWN', 'EMPTY']);
export type DigestState = z.infer<typeof DigestState>;

export const NoticeSettings = NoticeChannels.extend({
  digestHour: z.int().min(0).max(23).describe('Hour of the day in Asia/Shanghai'),
  maskedEmail: z.string().nullable().describe('Where the mail goes; null where the account has no address'),
  isMailConnected: z.boolean().describe('Whether mail can go out, or stays in the outbox of the demo'),
  lastDigest: z
    .object({ at: Moment, count: z.int().min(0).describe('Notices it named'), state: DigestState })
    .nullable()
    .describe('The latest mail that had something to say'),
});
export type NoticeSettings = z.infer<typeof NoticeSettings>;
