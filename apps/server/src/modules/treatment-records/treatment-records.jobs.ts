// The night of patient portraits: their published numbers follow the records (product: treatment records).
import type { Schedule } from '../../platform/jobs/index.ts';
import { countPortraits } from './portraits/patient-portraits.service.ts';

export const portraitCount: Schedule = {
  name: 'treatment-records.countPortraits',
  cron: '20 3 * * *',
  run: countPortraits,
};
