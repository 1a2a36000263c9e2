// Patient portraits: groups of ten and more, never a person (specification 2.3, userInsights).
import { z } from 'zod';
import { Day, maybe, text } from '../core/index.ts';
import { AgeBand } from './treatment-records.schema.ts';

/** No group below it is ever shown. */
export const SMALLEST_GROUP = 10;

export const PersonaQuery = z.strictObject({
  indication: text(40, 1),
  line: z.int().min(1).max(5),
  ageBand: AgeBand,
});
export type PersonaQuery = z.infer<typeof PersonaQuery>;

export const personaSplits = ['severity', 'payer', 'province'] as const;
/** What a list of personas may be narrowed by, beside what a persona is: groups of ten and more that its portrait tells. */
export const PersonaSplit = z.enum(personaSplits);
export type PersonaSplit = z.infer<typeof PersonaSplit>;

export const PersonaGroup = z.object({
  split: PersonaSplit,
  key: z.string(),
  name: maybe(z.string()).describe('Of a province, in the language of the reader'),
  patients: z.int().describe('At least ten'),
});
export type PersonaGroup = z.infer<typeof PersonaGroup>;

export const Persona = z.object({ ...PersonaQuery.shape, indication: z.string(), patients: z.int(), countedOn: Day });
export type Persona = z.infer<typeof Persona>;
export const PortraitList = z.object({
  personas: z.array(Persona.extend({ groups: z.array(PersonaGroup).describe('As its portrait tells them') })),
  total: z.int().describe('Patients of the personas shown; never of hidden ones'),
  countedOn: maybe(Day).describe('Day on which a portrait was last counted; each says its own'),
});
export type PortraitList = z.infer<typeof PortraitList>;

export const delays = [
  'UNDER_1',
  'FROM_1_TO_3',
  'FROM_3_TO_6',
  'FROM_6_TO_12',
  'FROM_12_TO_24',
  'FROM_24',
  'UNKNOWN',
  'OTHERS',
] as const;
/** Months from the first symptom to the diagnosis. */
export const Delay = z.enum(delays);
export type Delay = z.infer<typeof Delay>;

export const PortraitCell = z.object({
  key: z.string().describe('OTHERS: the small cells together'),
  patients: z.int(),
});
export type PortraitCell = z.infer<typeof PortraitCell>;

export const needs = ['LATE_DIAGNOSIS', 'INEFFECTIVE', 'ADVERSE_REACTION', 'COST'] as const;
/** What the therapy leaves open: a diagnosis a year or more after the first symptom, and why it was stopped. */
export const Need = z.enum(needs);
export type Need = z.infer<typeof Need>;

export const PatientPortrait = z.object({
  persona: Persona,
  sexAge: z.array(z.object({ sex: maybe(z.enum(['MALE', 'FEMALE'])), decade: maybe(z.int()), patients: z.int() })),
  provinces: z.array(PortraitCell.extend({ name: maybe(z.string()) })),
  severities: z.array(PortraitCell),
  payers: z.array(PortraitCell),
  sources: z.array(PortraitCell),
  needs: z.array(z.object({ key: Need, patients: z.int() })).describe('The largest first, of the cells shown'),
  comorbidities: z.array(PortraitCell),
  delays: z.array(z.object({ key: Delay, patients: z.int() })),
  stops: z.array(PortraitCell).describe('How the therapy ended; ONGOING while it goes on'),
  journey: z.array(
    z.object({
      drug: z.string().describe('As in a record; OTHERS: small ones together'),
      stop: z.string(),
      patients: z.int(),
    }),
  ),
  persistence: z.array(z.object({ month: z.int(), survival: z.number(), low: z.number(), high: z.number() })),
  median: maybe(z.int()).describe('Month by which half have stopped, where the curve reaches it'),
});
export type PatientPortrait = z.infer<typeof PatientPortrait>;
