// Every night the data assets are measured.
import type { Schedule } from '../../platform/jobs/index.ts';
import { measureEveryAsset } from './measuring/measuring.service.ts';

export const assetMeasuring: Schedule = {
  name: 'data-assets.measure',
  // After the other work of the night, before the working day in Shanghai.
  cron: '30 5 * * *',
  run: async (context) => {
    await measureEveryAsset(context);
  },
};
