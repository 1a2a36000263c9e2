// Hospitals: what a list shows, what a detail holds, what may be filtered (specification 2.3, 3, 7.5).
import { z } from 'zod';
import { Day, Id, Moment, list, maybe, pageQuery, text } from '../core/index.ts';
import { ReceptionRule, noReceptionRule } from './reception.schema.ts';
import { ListingStatus, ProcurementStatus } from './standing.schema.ts';

export const hospitalLevels = ['3A', '3B', '3C', '3', '2A', '2B', '2', '1', 'UNRATED'] as const;
export const HospitalLevel = z.enum(hospitalLevels);
export type HospitalLevel = z.infer<typeof HospitalLevel>;
export const HospitalType = z.enum(['GENERAL', 'SPECIALTY', 'TCM', 'WOMEN_CHILDREN', 'COMMUNITY', 'OTHER']);
export const HospitalOwnership = z.enum(['PUBLIC', 'PRIVATE', 'MILITARY']);

const regionCode = z.string().regex(/^\d{2,12}$/);

export const HospitalSort = pageQuery(['name', 'level', 'doctorCount', 'lastVisitAt', 'beds']);

/** Filters of the hospital lists; all are optional and hold together. */
export const HospitalFilter = z.strictObject({
  keyword: text(50)
    .optional()
    .describe('Part of the name, the English name or an alias, or the beginning of pinyin or initials'),
  provinceCode: list(regionCode, 40).optional(),
  cityCode: list(regionCode, 400).optional(),
  countyCode: list(regionCode, 400).optional(),
  level: list(HospitalLevel, 9).optional(),
  type: list(HospitalType, 6).optional(),
  hasSales: z.boolean().optional(),
  productId: list(Id, 20).optional().describe('Products whose listing or procurement is asked for'),
  listingStatus: list(ListingStatus, 5).optional(),
  procurementStatus: list(ProcurementStatus, 4).optional(),
});
export type HospitalFilter = z.infer<typeof HospitalFilter>;

export const Hospital = z.object({
  id: Id,
  name: z.string().describe('As it is kept'),
  enName: z.string(),
  shownName: z.string().describe('In the language of the reader, where it is known in it'),
  level: HospitalLevel,
  type: HospitalType,
  provinceCode: maybe(z.string()),
  provinceName: z.string(),
  cityCode: maybe(z.string()),
  cityName: z.string(),
  address: z.string(),
  beds: maybe(z.int()),
  yearlyOutpatients: maybe(z.int()),
  hasSales: z.boolean(),
  doctorCount: z.int(),
  coveredCount: z.int().describe('Doctors with coverage status COVERED'),
  lastVisitAt: maybe(Moment),
  isMine: z.boolean().describe('Whether the caller looks after it'),
  owners: z.array(z.string()).describe('Names of the colleagues who look after it'),
  products: z.array(z.object({ name: z.string(), listingStatus: ListingStatus, procurementStatus: ProcurementStatus })),
});
export type Hospital = z.infer<typeof Hospital>;

export const HospitalDetail = Hospital.omit({ products: true, owners: true }).extend({
  aliases: z.array(z.string()),
  ownership: HospitalOwnership,
  countyCode: maybe(z.string()),
  countyName: z.string(),
  telephone: z.string(),
  website: z.string(),
  keyDepartments: z.array(z.string()),
  latitude: maybe(z.number()),
  longitude: maybe(z.number()),
  receptionRule: ReceptionRule,
  owners: z.array(z.object({ id: Id, name: z.string(), since: Day })),
  products: z.array(
    z.object({
      productId: Id,
      name: z.string(),
      listingStatus: ListingStatus,
      procurementStatus: ProcurementStatus,
      since: maybe(Day),
    }),
  ),
  source: z.enum(['MANUAL', 'IMPORT', 'DEMO']),
  createdAt: Moment,
  updatedAt: Moment,
});
export type HospitalDetail = z.infer<typeof HospitalDetail>;

/** What is written down of a hospital. */
export const HospitalDraft = z.strictObject({
  name: text(80, 2),
  enName: text(160).default(''),
  aliases: list(text(80, 1), 10).default([]),
  level: HospitalLevel.default('UNRATED'),
  type: HospitalType.default('GENERAL'),
  ownership: HospitalOwnership.default('PUBLIC'),
  provinceCode: regionCode,
  cityCode: regionCode,
  countyCode: regionCode.optional(),
  address: text(200).default(''),
  telephone: z.union([z.literal(''), z.string().regex(/^[\d+() ,-]{5,40}$/)]).default(''),
  website: z.union([z.literal(''), text(200).regex(/^https?:\/\/[^\s]+$/)]).default(''),
  beds: z.int().min(0).max(100_000).optional(),
  yearlyOutpatients: z.int().min(0).max(100_000_000).optional(),
  keyDepartments: list(text(40, 1), 20).default([]),
  latitude: z.number().min(-90).max(90).optional().describe('WGS 84, degrees; together with longitude or not at all'),
  longitude: z.number().min(-180).max(180).optional(),
  receptionRule: ReceptionRule.strict().default(noReceptionRule),
});
export type HospitalDraft = z.infer<typeof HospitalDraft>;

export const ChangedHospital = HospitalDraft.extend({
  updatedAt: Moment.describe('As it was read; a later change by someone else answers 409'),
});
export type ChangedHospital = z.infer<typeof ChangedHospital>;

export const HospitalCount = z.object({ totalElements: z.int().min(0) });

/** A hospital to choose, as the pickers and the global search show it. */
export const HospitalChoice = z.object({
  id: Id,
  name: z.string(),
  level: HospitalLevel,
  provinceName: z.string(),
  cityName: z.string(),
  latitude: maybe(z.number()).describe('WGS 84, degrees'),
  longitude: maybe(z.number()),
});
export type HospitalChoice = z.infer<typeof HospitalChoice>;

export const HospitalSearch = z.strictObject({
  keyword: text(50).default(''),
  size: z.int().min(1).max(50).default(20),
});
export type HospitalSearch = z.infer<typeof HospitalSearch>;
