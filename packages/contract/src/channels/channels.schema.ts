// Ways to reach a doctor and the enterprise-chat contacts bound to one (specification 3, 7.5, channels and binding).
import { z } from 'zod';
import { Id, Moment, maybe, paged, text } from '../core/index.ts';
import { ConsentChannel } from '../privacy/index.ts';

/** Why a doctor cannot be written to over a channel; none of them is OK. */
export const Unreachable = z.enum(['OFF', 'NO_CONSENT', 'NO_ADDRESS', 'NOT_BOUND', 'CONTACT_GONE']);
export type Unreachable = z.infer<typeof Unreachable>;

export const DoctorChannel = z.object({
  channel: ConsentChannel,
  isEnabled: z.boolean().describe('Whether the channel is used for this doctor'),
  isPreferred: z.boolean(),
  hasConsent: z.boolean().describe('For academic content, from the ledger of consents'),
  unreachable: maybe(Unreachable).describe('Null: the doctor can be written to'),
});
export type DoctorChannel = z.infer<typeof DoctorChannel>;

/** By hand; by the mobile in the remark, which is the doctor's; by another contact of the same person. */
export const FoundBy = z.enum(['HAND', 'PHONE', 'UNION']);
export type FoundBy = z.infer<typeof FoundBy>;

export const BoundContact = z.object({
  externalUserId: z.string(),
  name: z.string(),
  boundBy: z.string(),
  foundBy: FoundBy,
  boundAt: Moment,
  isGone: z.boolean().describe('No colleague has the contact any more'),
});
export type BoundContact = z.infer<typeof BoundContact>;

export const DoctorChannels = z.object({ channels: z.array(DoctorChannel), contacts: z.array(BoundContact) });
export type DoctorChannels = z.infer<typeof DoctorChannels>;

export const ChannelSetting = z.strictObject({
  doctorId: Id,
  channel: ConsentChannel,
  isEnabled: z.boolean().default(true),
  isPreferred: z.boolean().default(false),
});
export type ChannelSetting = z.infer<typeof ChannelSetting>;

/** The partner's name of a contact. */
export const ExternalUserId = text(64, 1).regex(/^[\w.-]+$/);

export const Friend = z.object({
  externalUserId: z.string(),
  name: z.string(),
  remark: z.string().describe('What the caller calls the contact'),
  corpName: z.string(),
  addedAt: maybe(Moment),
  syncedAt: Moment,
  isGone: z.boolean(),
  isIgnored: z.boolean().describe('The caller said that the contact is no doctor'),
  isBound: z.boolean().describe('Also to a doctor outside the range of the caller'),
  doctorId: maybe(Id).describe(
    'The doctor the contact is bound to; null also where the doctor is outside the range of the caller',
  ),
  doctorName: maybe(z.string()).describe('Null also where the doctor is outside the range of the caller'),
});
export type Friend = z.infer<typeof Friend>;

export const FriendPage = z.strictObject({
  a: z.coerce.number().int().min(0).max(10_000).describe('The page, from 0'),
  b: z.coerce.number().int().min(1).max(200).describe('Contacts of a page'),
});
/** UNBOUND: still there, bound to no doctor and not ignored. */
export const FriendGroup = z.enum(['ALL', 'UNBOUND', 'IGNORED']);
export type FriendGroup = z.infer<typeof FriendGroup>;
export const FriendQuery = z.strictObject({ keyword: text(50).default(''), group: FriendGroup.default('ALL') });
export const FriendList = paged(Friend);

export const Refreshed = z.object({ contacts: z.int(), added: z.int(), gone: z.int() });
export type Refreshed = z.infer<typeof Refreshed>;

export const Binding = z.strictObject({ doctorId: Id, externalUserId: ExternalUserId });
export type Binding = z.infer<typeof Binding>;

export const UnbindQuery = z.strictObject({
  externalUserId: ExternalUserId.optional().describe('One contact; without it all contacts of the doctor'),
});
