// The clock of the workflows: every few seconds in every process, and every minute for the log of jobs and for processes that do not look.
import { asSystem, type Repeat, type Schedule } from '../../platform/jobs/index.ts';
import { findDueEnterprises, fireDueTimers } from './engine/timers.service.ts';

export const workflowTimers: Schedule = {
  name: 'workflows.fireTimers',
  cron: '* * * * *',
  run: async (context) => void (await fireDueTimers(context)),
};

/** A timer fires once whoever finds it: each is taken under the lock of its instance, and those that are locked are passed over. */
export const workflowClock = (seconds: number): Repeat => ({
  name: 'workflows.clock',
  seconds,
  run: async (house) => {
    const due = await findDueEnterprises({ sql: house.connections.unbound, clock: house.clock });
    if (due.size === 0) return;
    for (const tenant of await house.tenants()) {
      if (!due.has(tenant.id)) continue;
      try {
        await asSystem(house, tenant, fireDueTimers);
      } catch (error) {
        house.log.error({ err: error, enterprise: tenant.id }, 'the timers of an enterprise could not fire');
      }
    }
  },
});
