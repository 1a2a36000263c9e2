// When relations and the map are made anew: seconds after something changed, and every night as a whole.
import { asSystem, type House, type Repeat, type Schedule } from '../../platform/jobs/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import { runDue } from './deriving/run-due.service.ts';
import { noteChanged } from './deriving/relations.service.ts';
import { findDueEnterprises } from './deriving/run-due.service.ts';

/** Whatever no event tells, such as doctors who changed the department. */
export const nightlyNetworks: Schedule = {
  name: 'academicNetworks.derive',
  cron: '50 2 * * *',
  run: (context) => noteChanged(context, { isWhole: true }),
};

export const networkRuns: Repeat = {
  name: 'academicNetworks.run',
  seconds: 3,
  run: async (house) => {
    const due = await findDueEnterprises({ sql: house.connections.unbound });
    if (due.size === 0) return;
    for (const tenant of await house.tenants()) if (due.has(tenant.id)) await runFor(house, tenant);
  },
};

async function runFor(house: House, tenant: Tenant): Promise<void> {
  try {
    await runDue({ inTransaction: (work) => asSystem(house, tenant, work) });
  } catch (error) {
    house.log.error({ err: error, enterprise: tenant.id }, 'an academic network could not be made');
  }
}
