// The clock of the hospitals: what was sold a year ago is no longer sold lately (product: hospitals).
import type { Schedule } from '../../platform/jobs/index.ts';
import { refreshHasSales } from './sales/hospital-sales.service.ts';

export const soldLately: Schedule = {
  name: 'hospitals.sold-lately',
  cron: '20 0 * * *',
  run: (context) => refreshHasSales(context),
};
