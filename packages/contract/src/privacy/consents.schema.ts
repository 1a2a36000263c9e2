// What a doctor agreed to: purpose, channel and version of the text (specification 3; PIPL).
import { z } from 'zod';
import { Day, Id, Moment, maybe, text } from '../core/index.ts';

export const ConsentPurpose = z.enum(['CONTENT', 'MEETING', 'SURVEY', 'PAYMENT']);
export type ConsentPurpose = z.infer<typeof ConsentPurpose>;

export const ConsentChannel = z.enum(['SMS', 'MAIL', 'WECOM', 'LIVE']);
export type ConsentChannel = z.infer<typeof ConsentChannel>;

export const ConsentEvent = z.enum(['REQUESTED', 'GRANTED', 'WITHDRAWN', 'EXPIRED', 'REFUSED']);
export type ConsentEvent = z.infer<typeof ConsentEvent>;

/** How the doctor said so; PAPER, SMS_REPLY, WECOM and MAIL are the doctor's own written word. */
export const ConsentSource = z.enum(['VISIT', 'PAPER', 'SMS_REPLY', 'WECOM', 'MAIL', 'PHONE', 'SYSTEM']);
export type ConsentSource = z.infer<typeof ConsentSource>;

export const NewConsent = z.strictObject({
  purpose: ConsentPurpose,
  channel: ConsentChannel,
  event: ConsentEvent,
  source: ConsentSource.exclude(['SYSTEM']),
  evidence: text(200).default('').meta({ description: 'Where the proof is; required when the doctor agrees' }),
  at: Moment.optional().meta({ description: 'When the doctor said so; now unless given' }),
});
export type NewConsent = z.infer<typeof NewConsent>;

export const ConsentEntry = z.object({
  id: Id,
  purpose: ConsentPurpose,
  channel: ConsentChannel,
  event: ConsentEvent,
  textId: Id,
  textVersion: z.int(),
  source: ConsentSource,
  evidence: z.string(),
  at: Moment,
  recordedAt: Moment,
  recordedBy: maybe(z.string()).describe('Name; null for the system'),
});
export type ConsentEntry = z.infer<typeof ConsentEntry>;

export const ConsentLedger = z.object({
  current: z.array(ConsentEntry).describe('What holds: the last entry of each purpose and channel'),
  history: z.array(ConsentEntry).describe('The latest 200, newest first'),
});
export type ConsentLedger = z.infer<typeof ConsentLedger>;

export const ConsentText = z.object({
  id: Id,
  purpose: ConsentPurpose,
  channel: ConsentChannel,
  version: z.int(),
  text: z.string(),
  enText: z.string(),
  validFrom: Day,
  isInForce: z.boolean(),
  granted: z.int().describe('Doctors whose consent rests on this version'),
  createdBy: maybe(z.string()),
});
export type ConsentText = z.infer<typeof ConsentText>;

export const NewConsentText = z.strictObject({
  purpose: ConsentPurpose,
  channel: ConsentChannel,
  text: text(2000, 10),
  enText: text(2000, 10),
  validFrom: Day,
});
export type NewConsentText = z.infer<typeof NewConsentText>;
