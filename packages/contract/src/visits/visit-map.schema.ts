// The visits that match as places: hospitals with how many visits each, provinces, and what has no place (product: visits, map).
import { z } from 'zod';
import { Id, Moment, maybe } from '../core/index.ts';

/** Hospitals a map holds, those with the most visits first. */
export const MOST_ON_MAP = 500;

export const MapHospital = z.object({
  hospitalId: Id,
  hospitalName: z.string(),
  cityName: z.string(),
  provinceCode: z.string(),
  latitude: maybe(z.number()).describe('null: nobody entered where it lies'),
  longitude: maybe(z.number()),
  visits: z.int(),
  doctors: z.int(),
  planned: z.int().describe('Planned or under way'),
  open: z.int().describe('Drafts, and what waits for a decision'),
  lastVisitAt: maybe(Moment).describe('Of the visits that match and count'),
});
export type MapHospital = z.infer<typeof MapHospital>;

export const VisitMap = z.object({
  visits: z.int().describe('All that match'),
  hospitals: z.int().describe('At which they are'),
  located: z.int().describe('Visits at hospitals whose place is known'),
  provinces: z.array(z.object({ code: z.string(), name: z.string(), visits: z.int() })),
  places: z.array(MapHospital).describe('At most 500 hospitals'),
});
export type VisitMap = z.infer<typeof VisitMap>;
