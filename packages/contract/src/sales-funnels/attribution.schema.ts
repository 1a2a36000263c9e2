// The indirect funnel: which channels led to conversions, by five models side by side (product 3.17).
import { z } from 'zod';
import { maybe } from '../core/index.ts';
import { ActionChannel } from '../interactions/index.ts';
import { Days, EventMatch, Period, Unit, paging } from './event-match.schema.ts';

export const attributionModels = ['first', 'last', 'linear', 'position', 'decay'] as const;
export type AttributionModel = (typeof attributionModels)[number];
/** Days after which a touch counts half. */
export const HALF_LIFE_DAYS = 7;

const asked = {
  conversion: EventMatch,
  unit: Unit.default('DOCTOR'),
  period: Period.describe('When the conversion happens'),
  lookbackDays: z.int().max(365).describe('How long before a conversion a touch counts'),
  counting: z.enum(['FIRST', 'EVERY']).default('FIRST').describe('The first conversion of each, or every one'),
  countsSent: z.boolean().default(false).describe('Whether what was only sent is a touch'),
};
export const AttributionQuestion = z.strictObject(asked);
export type AttributionQuestion = z.infer<typeof AttributionQuestion>;

const credit = z.object({
  first: z.number(),
  last: z.number(),
  linear: z.number(),
  position: z.number().describe('40 % the first, 40 % the last, 20 % those between'),
  decay: z.number(),
});
export const ChannelCredit = credit.extend({
  channel: maybe(ActionChannel).describe('Null: conversions without a touch'),
  touched: z.int().describe('Conversions with a touch of the channel'),
  assisted: z.int().describe('Of these, those whose last touch was of another channel'),
});
export type ChannelCredit = z.infer<typeof ChannelCredit>;

export const Attribution = z.object({
  days: Days,
  conversions: z.int(),
  people: z.int(),
  touched: z.int().describe('Conversions with a touch of their own'),
  colleagues: z
    .int()
    .describe('Conversions without a touch of their own, after a touch of a colleague at the hospital'),
  untouched: z.int().describe('Conversions with neither'),
  channels: z.array(ChannelCredit),
});
export type Attribution = z.infer<typeof Attribution>;

export const ConversionWay = z.enum(['ALL', 'TOUCHED', 'ASSISTED', 'COLLEAGUES', 'NONE']);
export type ConversionWay = z.infer<typeof ConversionWay>;
export const AttributionPeopleQuestion = z.strictObject({
  ...asked,
  way: ConversionWay.default('ALL'),
  channel: ActionChannel.optional().describe('Only with TOUCHED and ASSISTED'),
  ...paging,
});
export type AttributionPeopleQuestion = z.infer<typeof AttributionPeopleQuestion>;
