// Pages of the contacts of a user in enterprise chat (WeCom), with what the user noted about each.
import { z } from 'zod';

export interface FollowedContact {
  readonly externalUserId: string;
  readonly unionId: string | undefined;
  readonly name: string;
  readonly corpName: string;
  /** What the user calls the contact. */
  readonly remark: string;
  /** Numbers that the user noted. */
  readonly mobiles: readonly string[];
  readonly addedAt: Date | undefined;
}

/** Contacts of one answer, the most that the partner gives. */
export const CONTACT_PAGE = 100;
/** Answers for one user: 25,000 contacts are more than anybody may have. */
export const CONTACT_PAGES = 250;

const text = z.string().max(200);

const Contact = z.object({
  external_userid: z.string().regex(/^[\w.-]{1,64}$/),
  name: text,
  corp_name: text.nullish(),
  unionid: z.string().max(64).nullish(),
});
const Follower = z.object({
  userid: z.string(),
  remark: text.nullish(),
  createtime: z.int().nullish(),
  remark_mobiles: z.array(z.string().max(40)).nullish(),
});

export const ContactPage = z.object({
  external_contact_list: z.array(z.object({ external_contact: Contact, follow_info: Follower })),
  next_cursor: z.string().default(''),
});

/** One contact with the users who have it. */
export const ContactWithFollowers = z.object({
  external_contact: Contact,
  follow_user: z.array(Follower).default([]),
  next_cursor: z.string().default(''),
});

/** The same in the shape of a page. */
export const pairsOf = ({ external_contact, follow_user, next_cursor }: z.infer<typeof ContactWithFollowers>) => ({
  external_contact_list: follow_user.map((follow_info) => ({ external_contact, follow_info })),
  next_cursor,
});

/** Those of the page that are contacts of the user. */
export const followedOf = ({ external_contact_list: list }: z.infer<typeof ContactPage>, userId: string) =>
  list
    .filter(({ follow_info: info }) => info.userid === userId)
    .map(({ external_contact: contact, follow_info: info }): FollowedContact => ({
      externalUserId: contact.external_userid,
      unionId: contact.unionid || undefined,
      name: contact.name,
      corpName: contact.corp_name ?? '',
      remark: info.remark ?? '',
      mobiles: info.remark_mobiles ?? [],
      addedAt: info.createtime ? new Date(info.createtime * 1000) : undefined,
    }));
