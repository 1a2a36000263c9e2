// What a speaker is asked to confirm after a meeting, and says of it.
import { z } from 'zod';
import { Id, Moment, maybe, text } from '../../core/index.ts';
import { ServiceState } from '../../meetings/index.ts';

export const OwnService = z.object({
  meetingId: Id,
  title: z.string(),
  startsAt: maybe(Moment),
  items: z
    .array(z.object({ topic: z.string(), minutes: z.int() }))
    .describe('Items of the agenda that the doctor held'),
  planned: z.int().describe('Minutes of those items'),
  state: ServiceState,
  minutes: maybe(z.int()).describe('Minutes that were confirmed'),
  note: z.string(),
  at: maybe(Moment),
});
export type OwnService = z.infer<typeof OwnService>;

export const ServiceConfirmation = z.strictObject({
  minutes: z.int().min(1).max(1440).describe('Minutes that were served, at most those of the agenda'),
  signerName: text(40, 1).describe('Own name, as it is registered'),
});
export type ServiceConfirmation = z.infer<typeof ServiceConfirmation>;

export const ServiceDispute = z.strictObject({ note: text(500, 1).describe('What was otherwise') });
export type ServiceDispute = z.infer<typeof ServiceDispute>;
