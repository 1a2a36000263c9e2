// The signed-in user and colleagues (specification 3, user info and colleague).
import { z } from 'zod';
import { Id, Language, list, text } from '../core/index.ts';

/** Most colleagues that one call gives (specification 9). */
export const COLLEAGUES_LIMIT = 1000;

export const RoleSummary = z.object({
  name: z.string().describe('What role checks compare: admin, wxwork, MAF and so on'),
  code: z.string().describe('The same as name'),
  label: z.string().describe('In the language of the reader'),
});
export type RoleSummary = z.infer<typeof RoleSummary>;

export const Group = z.object({ id: Id, name: z.string(), enName: z.string() });
export type Group = z.infer<typeof Group>;

const maskedPhone = z.string().nullable().describe('Masked, 138****1234');

export const UserInfo = z.object({
  id: Id,
  username: z.string().describe('Login'),
  userName: z.string().describe('Name shown; the same as firstName'),
  firstName: z.string(),
  enName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable().describe("The user's own number, whole where it is known whole"),
  avatar: z.string().nullable(),
  enabled: z.boolean(),
  language: Language,
  workId: z.string().nullable(),
  department: z.string().nullable(),
  officeName: z.string().describe('MSL for holders of the role MAF, else the name of the organisation'),
  dataRange: z.enum(['OWN', 'TEAM', 'REGION', 'CUSTOM', 'ALL']),
  roles: z.array(RoleSummary).describe('Never empty: a user without roles has the role default'),
  permissions: z.array(z.string()),
  rights: z.string().describe('Changes with anything the user may do or see: permissions, range, field rules, shares'),
  hiddenFields: z
    .array(z.string())
    .describe('Governed fields that the user does not read whole, so that pages leave them out'),
  readOnlyFields: z
    .array(z.string())
    .describe('Governed fields that the user reads and does not change, so that forms close them'),
  groups: z.array(Group).describe("The user's organisation first, then those above it"),
  enterpriseVO: z.object({ id: Id, name: z.string(), enName: z.string() }),
});
export type UserInfo = z.infer<typeof UserInfo>;

export const Colleague = z.object({
  id: Id,
  firstName: z.string(),
  enName: z.string().describe('Empty when unknown'),
  avatar: z.string().nullable(),
  groups: z.array(Group),
});
export type Colleague = z.infer<typeof Colleague>;

export const ColleagueQuery = z.strictObject({
  page: z.int().min(0).max(1000).default(0),
  seize: z.int().min(1).max(COLLEAGUES_LIMIT).default(COLLEAGUES_LIMIT).meta({ description: 'Size of a page' }),
});
export type ColleagueQuery = z.infer<typeof ColleagueQuery>;

/** A colleague with roles, for choosing a person to act. */
export const UserRoles = z.object({
  id: Id,
  firstName: z.string(),
  enName: z.string().describe('Empty when unknown'),
  roles: z.array(RoleSummary),
});
export type UserRoles = z.infer<typeof UserRoles>;

export const UserRoleQuery = z.strictObject({
  roleCode: list(z.string().regex(/^[\w-]{1,40}$/), 20)
    .optional()
    .meta({ description: 'Only holders of one of these roles' }),
});
export type UserRoleQuery = z.infer<typeof UserRoleQuery>;

export const UserDetail = z.object({
  id: Id,
  username: z.string(),
  firstName: z.string(),
  enName: z.string(),
  email: z.string().nullable(),
  phone: maskedPhone,
  avatar: z.string().nullable(),
  enabled: z.boolean(),
  department: z.string().nullable(),
  roles: z.array(RoleSummary),
  groups: z.array(Group),
});
export type UserDetail = z.infer<typeof UserDetail>;

/** A picture stored by the product itself: a path at the page's own origin. */
const avatar = z
  .string()
  .max(200)
  .regex(/^(\/(?!\/)[\w.~-]+(\/[\w.~-]+)*)?$/)
  .refine((path) => !path.split('/').includes('..'));

/** An address, or an empty text for none. A plain text type, so that a form may send it empty. */
const email = text(200).refine((address) => address === '' || z.email().safeParse(address).success, 'e-mail');

/** What users may change about themselves; fields left out stay as they are, an empty text clears. */
export const ProfileChange = z.strictObject({
  language: Language.optional(),
  avatar: avatar.optional(),
  email: email.optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;
