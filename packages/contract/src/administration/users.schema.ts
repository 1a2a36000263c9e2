// Users as the administration console keeps them (specification 3, 5; R5.1, R5.2).
import { z } from 'zod';
import { Id, Language, Moment, list, pageQuery, text } from '../core/index.ts';
import { Saved, Version } from './administration.schema.ts';

export const UserType = z.enum(['STAFF', 'VENDOR', 'SYSTEM']);
export type UserType = z.infer<typeof UserType>;

const email = text(200).refine((address) => z.email().safeParse(address).success, 'e-mail');
const phone = text(20).regex(/^\+?\d[\d -]{4,18}$/);
const maskedPhone = text(20).regex(/^\d{0,3}\*{4}\d{2,4}$/);

const fields = {
  firstName: text(60, 1),
  enName: text(120),
  phone: phone.nullable().describe('Mobile'),
  telephone: text(30)
    .regex(/^[+\d][\d ()\-/]{3,29}$/)
    .nullable()
    .default(null)
    .describe('Of the desk'),
  email: email.nullable(),
  chatUserId: text(64, 1)
    .regex(/^[\w@.-]+$/)
    .nullable()
    .default(null)
    .describe('Who the user is in the enterprise chat (WeCom userid); null: no way in by chat'),
  language: Language,
  company: text(100).nullable().default(null).describe('Where it is not the enterprise itself'),
  department: text(60).nullable(),
  workId: text(40).nullable(),
  organizationId: Id.nullable(),
  userType: UserType,
  mayLogIn: z.boolean(),
  isEnabled: z.boolean(),
};
const roleIds = list(Id, 50).min(1).meta({ description: 'At least one role' });
const login = text(60, 2)
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._@-]*$/);

// Length and content of a password are judged by the policy, which answers in words.
const password = z.string().max(1000);
export const GivenPassword = z.strictObject({ password, confirmPassword: password });
export type GivenPassword = z.infer<typeof GivenPassword>;

/** Name, sign-in name or mobile, role and organization are enough; a given password must be changed at the first sign-in. */
export const NewAccount = z.strictObject({
  ...fields,
  enName: fields.enName.default(''),
  phone: fields.phone.default(null),
  email: fields.email.default(null),
  language: Language.default('zh'),
  department: fields.department.default(null),
  workId: fields.workId.default(null),
  organizationId: fields.organizationId.default(null),
  userType: UserType.default('STAFF'),
  mayLogIn: z.boolean().default(true),
  isEnabled: z.boolean().default(true),
  roleIds,
  login: login.optional().meta({ description: 'Made from the name where only a mobile number is given' }),
  password: password.optional().meta({ description: 'Without one the account waits until a password is given out' }),
  confirmPassword: password.optional(),
});
export type NewAccount = z.infer<typeof NewAccount>;

export const ChangedAccount = z.strictObject({
  ...fields,
  phone: z.union([phone, maskedPhone]).nullable().describe('The masked form leaves the number as it is'),
  roleIds,
  version: Version,
});
export type ChangedAccount = z.infer<typeof ChangedAccount>;

/** The sign-in name stands in the answer, since the server may have made it. */
export const AddedAccount = Saved.extend({ login: z.string() });
export type AddedAccount = z.infer<typeof AddedAccount>;

const RoleName = z.object({ id: Id, name: z.string(), enName: z.string() });

export const AccountRow = z.object({
  id: Id,
  login: z.string(),
  firstName: z.string(),
  enName: z.string(),
  phone: z.string().nullable().describe('Mobile, masked: 138****1234'),
  telephone: z.string().nullable(),
  email: z.string().nullable(),
  department: z.string().nullable(),
  workId: z.string().nullable(),
  organizationName: z.string().nullable(),
  userType: UserType,
  mayLogIn: z.boolean(),
  isEnabled: z.boolean(),
  lastSignInAt: Moment.nullable(),
  roles: z.array(RoleName),
});
export type AccountRow = z.infer<typeof AccountRow>;

export const Account = z.object({
  ...fields,
  phone: z.string().nullable().describe('Masked, 138****1234'),
  email: z.string().nullable(),
  id: Id,
  login: z.string(),
  version: Version,
  organizationName: z.string().nullable(),
  lastSignInAt: Moment.nullable(),
  roleIds: z.array(Id),
});
export type Account = z.infer<typeof Account>;

/** When someone last signed in; the figures are days. */
export const LastSignIn = z.enum(['NEVER', 'WITHIN_7', 'WITHIN_30', 'OVER_30', 'OVER_90']);
export type LastSignIn = z.infer<typeof LastSignIn>;

export const AccountQuery = pageQuery(['login', 'firstName', 'createdAt', 'lastSignInAt']).extend({
  keyword: text(60)
    .optional()
    .meta({ description: 'Part of login, name, its pinyin or initials, English name, e-mail or work id' }),
  organizationId: Id.optional().meta({ description: 'Users of it and of everything below' }),
  roleId: Id.optional(),
  isEnabled: z.boolean().optional(),
  mayLogIn: z.boolean().optional(),
  lastSignIn: LastSignIn.optional(),
});
export type AccountQuery = z.infer<typeof AccountQuery>;

/** A user to whom records refer is switched off in place of being deleted. */
export const AccountEnd = z.object({ outcome: z.enum(['DELETED', 'DISABLED']) });
export type AccountEnd = z.infer<typeof AccountEnd>;
