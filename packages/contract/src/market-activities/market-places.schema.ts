// Where the doctors work whom the activities of a period engaged: ten departments, provinces, regions and hospitals (R9.4, R9.5).
import { z } from 'zod';
import { Day, MarketPeriod } from '../core/index.ts';
import { Days, paging } from '../sales-funnels/index.ts';
import { ActivityKind } from './market-activities.schema.ts';

/** Rows of a distribution. */
export const MOST_PLACES = 10;

const asked = {
  period: MarketPeriod.default('DEFAULT').describe('ALL: since the first activity began'),
  from: Day.optional().describe('With CUSTOM'),
  to: Day.optional().describe('With CUSTOM'),
  kind: ActivityKind.optional(),
};
export const MarketPlacesQuery = z.strictObject(asked);
export type MarketPlacesQuery = z.infer<typeof MarketPlacesQuery>;

export const MarketPlace = z.object({
  key: z.string().describe('Code of the department or region, id of the hospital; empty where it is unknown'),
  name: z.string(),
  doctors: z.int().describe('Doctors whom at least one activity engaged, each once'),
  acts: z.int().describe('What they did in it; an act of two activities counts once'),
});
export type MarketPlace = z.infer<typeof MarketPlace>;

const tops = z.array(MarketPlace).describe(`At most ${MOST_PLACES}, most doctors first`);
export const MarketPlaces = z.object({
  days: Days,
  activities: z.int().describe('Activities of which a day lies in the period'),
  doctors: z.int(),
  acts: z.int(),
  departments: tops,
  provinces: tops,
  regions: tops.describe('Cities'),
  hospitals: tops,
});
export type MarketPlaces = z.infer<typeof MarketPlaces>;

export const placeKinds = ['DEPARTMENT', 'PROVINCE', 'REGION', 'HOSPITAL'] as const;
export const MarketPlacePeopleQuery = z.strictObject({
  ...asked,
  place: z.enum(placeKinds).optional().describe('Without one the doctors of every place'),
  key: z
    .string()
    .regex(/^[\w.-]{0,40}$/)
    .default('')
    .describe('As in the distribution'),
  ...paging,
});
export type MarketPlacePeopleQuery = z.infer<typeof MarketPlacePeopleQuery>;
