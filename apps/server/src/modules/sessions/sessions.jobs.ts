// Sessions and sign-in records that are over are deleted every hour.
import type { Schedule } from '../../platform/jobs/index.ts';
import { deleteExpired } from './cleaning.service.ts';

export const sessionCleaning: Schedule = {
  name: 'sessions.deleteExpired',
  cron: '17 * * * *',
  runOnce: ({ connections, tenants }) => {
    const ids = tenants.map(({ id }) => id);
    return deleteExpired({ connections }, ids);
  },
};
