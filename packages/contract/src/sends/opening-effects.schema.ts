// What messages came to by the words that they opened with.
import { z } from 'zod';
import { maybe } from '../core/index.ts';
import { SendChannel, SendFigures, SendOpening } from './sends.schema.ts';

/** Of fewer sent messages no share is told: one more doctor would move it by several per cent. */
export const LEAST_SENT = 30;

export const OpeningEffects = z.object({
  opening: maybe(SendOpening).describe('Null: the greeting of the product'),
  channel: SendChannel,
  figures: SendFigures.pick({ sent: true, delivered: true, opened: true }),
});
export type OpeningEffects = z.infer<typeof OpeningEffects>;
