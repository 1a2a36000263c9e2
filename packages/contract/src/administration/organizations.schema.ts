// Organisations as the administration console keeps them (specification 3, administration-console fields).
import { z } from 'zod';
import { Id, list, text } from '../core/index.ts';
import { Version } from './administration.schema.ts';

export const OrganizationType = z.enum(['COMPANY', 'DIVISION', 'REGION', 'TEAM', 'OFFICE']);
export type OrganizationType = z.infer<typeof OrganizationType>;

const fields = {
  name: text(60, 1),
  enName: text(120, 1),
  code: text(40, 1).regex(/^[\w-]+$/),
  type: OrganizationType,
  sort: z.int().min(0).max(100_000),
  parentId: Id.nullable().meta({ description: 'null stands at the top' }),
  leaderId: Id.nullable(),
  regionCodes: list(z.string().regex(/^\d{6}$/), 400).meta({ description: 'Provinces and cities it looks after' }),
};

const grade = z.int().min(1).max(30);
const given = { ...fields, grade: grade.optional().describe('Without it one below the parent') };

export const NewOrganization = z.strictObject(given);
export type NewOrganization = z.infer<typeof NewOrganization>;

export const ChangedOrganization = z.strictObject({ ...given, version: Version });
export type ChangedOrganization = z.infer<typeof ChangedOrganization>;

export const Organization = z.object({
  ...fields,
  id: Id,
  version: Version,
  grade: grade.describe('Its level; the company is 1'),
  leaderName: z.string().nullable(),
  userCount: z.int().describe('Users directly in it'),
});
export type Organization = z.infer<typeof Organization>;
