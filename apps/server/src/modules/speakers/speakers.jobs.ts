// The clock of speakers: a qualification ends with its training or contract, a cap with its year (product: Speaker machine).
import { dayInShanghai } from '../../platform/clock/index.ts';
import type { Schedule } from '../../platform/jobs/index.ts';
import { followCaps } from './engagements/caps.service.ts';
import { expireSpeakers } from './expiry.service.ts';

export const speakerExpiry: Schedule = {
  name: 'speakers.expire',
  // Shortly after midnight in Shanghai.
  cron: '10 16 * * *',
  run: async (context) => {
    const at = context.clock.now();
    await expireSpeakers(context, at);
    // A new year, or another cap.
    await followCaps(context, { speakerIds: null, day: dayInShanghai(at), at });
  },
};
