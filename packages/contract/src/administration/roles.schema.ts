// Roles as the administration console keeps them (specification 3, 5, 6; R5.2).
import { z } from 'zod';
import { FieldRule, GovernedFieldName, Id, list, longText, text } from '../core/index.ts';
import { Version } from './administration.schema.ts';

export const DataRange = z.enum(['OWN', 'TEAM', 'REGION', 'CUSTOM', 'ALL']);
export type DataRange = z.infer<typeof DataRange>;
export const RoleType = z.enum(['SYSTEM', 'BUSINESS']);
export type RoleType = z.infer<typeof RoleType>;

const fields = {
  name: text(60, 1),
  enName: text(120, 1),
  dataRange: DataRange.meta({ description: 'Whose rows a holder sees' }),
  roleType: RoleType,
  organizationId: Id.nullable().meta({ description: 'The organization the role belongs to' }),
  isEnabled: z.boolean(),
  remark: longText(500).nullable(),
};
const organizationIds = list(Id, 200)
  .default([])
  .meta({ description: 'For the range CUSTOM: the organizations whose rows a holder sees, each with all below it' });
const code = text(40, 1).regex(/^[\w-]+$/);

/** The code is what role checks compare, so it stays as it was given. */
export const NewRole = z.strictObject({
  ...fields,
  organizationIds,
  code,
  copyOf: Id.optional().meta({ description: 'Role whose menu entries and field rules the new one begins with' }),
});
export type NewRole = z.infer<typeof NewRole>;

export const ChangedRole = z.strictObject({ ...fields, organizationIds, version: Version });
export type ChangedRole = z.infer<typeof ChangedRole>;

export const RoleMenus = z.strictObject({
  menuIds: list(Id, 2000),
  reason: text(200)
    .optional()
    .meta({ description: 'Why; required where a permission of its own kind is given or taken' }),
  version: Version,
});
export type RoleMenus = z.infer<typeof RoleMenus>;

const NarrowedField = z.strictObject({ field: GovernedFieldName, rule: FieldRule.exclude(['READ']) });

/** The fields a role does not read plainly; every other governed field is read. */
export const RoleFields = z.strictObject({ rules: list(NarrowedField, 100), version: Version });
export type RoleFields = z.infer<typeof RoleFields>;

/** The roles of the starter matrix. */
export const StarterCode = z.enum(['REP', 'DSM', 'RSM', 'MAF', 'MKT', 'MED', 'COMP', 'FIN', 'OPS', 'STEW']);
export type StarterCode = z.infer<typeof StarterCode>;
export const StarterRoles = z.strictObject({ codes: list(StarterCode, 10).min(1) });
export type StarterRoles = z.infer<typeof StarterRoles>;

/** What became of a role: added, given its starter rights, or already as it should be. */
export const StarterResult = z.object({
  id: Id,
  code: StarterCode,
  outcome: z.enum(['ADDED', 'CHANGED', 'SAME']),
  entries: z.int().describe('Menu entries and permissions it holds now'),
});
export type StarterResult = z.infer<typeof StarterResult>;

export const Role = z.object({
  ...fields,
  code,
  id: Id,
  version: Version,
  organizationName: z.string().nullable(),
  isProtected: z.boolean().describe('The product itself relies on it'),
  userCount: z.int(),
  menuCount: z.int(),
});
export type Role = z.infer<typeof Role>;

export const RoleDetail = Role.extend({
  menuIds: z.array(Id),
  organizationIds: z.array(Id),
  fieldRules: z.array(NarrowedField),
});
export type RoleDetail = z.infer<typeof RoleDetail>;

export const RoleHolder = z.object({
  id: Id,
  login: z.string(),
  firstName: z.string(),
  enName: z.string().describe('Empty when unknown'),
  organizationName: z.string().nullable(),
  isEnabled: z.boolean(),
});
export type RoleHolder = z.infer<typeof RoleHolder>;
