// Territories: which organisation looks after which provinces and cities, and what a change would move (product 3.25).
import { z } from 'zod';
import { Id, list, text } from '../core/index.ts';

export const Coverage = z.enum(['COVERED', 'NONE', 'SEVERAL', 'PARTLY']);
export type Coverage = z.infer<typeof Coverage>;

export const TerritoryOrganization = z.object({
  id: Id,
  name: z.string(),
  enName: z.string(),
  parentId: Id.nullable(),
  grade: z.int(),
  leaderName: z.string().nullable(),
  userCount: z.int().describe('Enabled users in it and below it'),
  regionCodes: z.array(z.string()).describe('As they are kept: provinces and cities'),
  cityCount: z.int().describe('Of it and everything below it, as doctors and hospitals'),
  doctorCount: z.int(),
  hospitalCount: z.int(),
});
export type TerritoryOrganization = z.infer<typeof TerritoryOrganization>;

export const TerritoryRegion = z.object({
  code: z.string(),
  name: z.string(),
  enName: z.string(),
  parentCode: z.string().nullable().describe('The province of a city'),
  coverage: Coverage.describe('PARTLY: a province some of whose cities nobody looks after'),
  organizationIds: z.array(Id).describe('Who looks after it; the deepest of a branch'),
  doctorCount: z.int(),
  hospitalCount: z.int(),
  unownedDoctorCount: z.int().describe('Doctors nobody looks after'),
});
export type TerritoryRegion = z.infer<typeof TerritoryRegion>;

export const TerritoryMap = z.object({
  organizations: z.array(TerritoryOrganization),
  regions: z.array(TerritoryRegion),
});
export type TerritoryMap = z.infer<typeof TerritoryMap>;

const change = {
  regionCodes: list(z.string().regex(/^\d{6}$/), 400).min(1),
  fromOrganizationId: Id.nullable().meta({ description: 'Who gives the regions; null adds them only' }),
  toOrganizationId: Id.nullable().meta({ description: 'Who takes them; null leaves them to nobody' }),
  receiverId: Id.nullable().meta({
    description: 'Who takes over the doctors and hospitals there from the giving organization; null leaves owners',
  }),
};

export const TerritoryChange = z.strictObject(change);
export type TerritoryChange = z.infer<typeof TerritoryChange>;

export const TerritoryMove = z.strictObject({ ...change, stamp: z.string().max(100), reason: text(200, 1) });
export type TerritoryMove = z.infer<typeof TerritoryMove>;

export const TerritoryPreview = z.object({
  stamp: z.string(),
  doctorCount: z.int(),
  hospitalCount: z.int(),
  owners: z.array(z.object({ userId: Id, name: z.string(), doctorCount: z.int(), hospitalCount: z.int() })),
});
export type TerritoryPreview = z.infer<typeof TerritoryPreview>;

export const TerritoryMoved = z.object({ doctorCount: z.int(), hospitalCount: z.int() });
export type TerritoryMoved = z.infer<typeof TerritoryMoved>;
