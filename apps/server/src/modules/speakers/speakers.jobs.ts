// The clock of speakers: a qualification ends with its training or contract (product: Speaker machine).
import type { Schedule } from '../../platform/jobs/index.ts';
import { expireSpeakers } from './expiry.service.ts';

export const speakerExpiry: Schedule = {
  name: 'speakers.expire',
  // Shortly after midnight in Shanghai.
  cron: '10 16 * * *',
  run: async (context) => {
    await expireSpeakers(context, context.clock.now());
  },
};
