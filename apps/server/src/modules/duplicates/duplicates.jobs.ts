// When the search runs: every night, and within seconds of being asked for.
import { asSystem, type Repeat, type Schedule } from '../../platform/jobs/index.ts';
import { findWaitingEnterprises, queueScan, runScan } from './scanning/scans.service.ts';

export const nightlyScan: Schedule = { name: 'duplicates.queueScan', cron: '20 4 * * *', run: queueScan };

/** Milliseconds after which a process lets go of a search, so that it can stop; the next look goes on from there. */
const LEAVE_AFTER = 6_000;

/** Every process looks; whoever claims a search has it alone. */
export const scanning: Repeat = {
  name: 'duplicates.scan',
  seconds: 2,
  run: async (house) => {
    const waiting = await findWaitingEnterprises({ sql: house.connections.unbound });
    if (waiting.size === 0) return;
    for (const tenant of await house.tenants()) {
      if (!waiting.has(tenant.id)) continue;
      const began = performance.now();
      try {
        await runScan({
          inTransaction: (work) => asSystem(house, tenant, work),
          isLeaving: () => performance.now() - began > LEAVE_AFTER,
        });
      } catch (error) {
        house.log.error({ err: error, enterprise: tenant.id }, 'a search for duplicates failed');
      }
    }
  },
};
