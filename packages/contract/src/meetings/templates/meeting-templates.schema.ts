// Templates of meetings: what an application of a type begins with, kept by the office of each enterprise (product: meetings, the form).
import { z } from 'zod';
import { Id, Moment, Money, list, text } from '../../core/index.ts';
import { AgendaKind, CostKind, MeetingFormat, MeetingType } from '../meetings.schema.ts';

export const TemplateItem = z.strictObject({
  kind: AgendaKind,
  topic: text(200).default('').describe('Empty where each meeting has a topic of its own'),
  minutes: z.int().min(1).max(1440),
});
export type TemplateItem = z.infer<typeof TemplateItem>;

export const TemplateCost = z.strictObject({
  kind: CostKind,
  note: text(200).default(''),
  price: Money.describe('0 where each meeting has a price of its own, CNY'),
  quantity: z.int().min(1).max(100_000).default(1),
  isPerHead: z
    .boolean()
    .default(false)
    .describe('As many as guests and employees are expected; the quantity is left out'),
});
export type TemplateCost = z.infer<typeof TemplateCost>;

export const MeetingTemplateDraft = z.strictObject({
  name: text(60, 2),
  enName: text(80).default(''),
  type: MeetingType,
  format: MeetingFormat.default('ONSITE'),
  expectedGuests: z.int().min(0).max(100_000),
  expectedStaff: z.int().min(0).max(10_000).default(2),
  agenda: list(TemplateItem, 60).default([]),
  costs: list(TemplateCost, 60).default([]),
  isEnabled: z.boolean().default(true).describe('Only these are offered in an application'),
});
export type MeetingTemplateDraft = z.infer<typeof MeetingTemplateDraft>;

export const ChangedTemplate = MeetingTemplateDraft.extend({
  version: z.int().min(1).describe('As it was read; a newer one answers 409'),
});
export type ChangedTemplate = z.infer<typeof ChangedTemplate>;

export const MeetingTemplate = ChangedTemplate.extend({ id: Id, updatedAt: Moment });
export type MeetingTemplate = z.infer<typeof MeetingTemplate>;
