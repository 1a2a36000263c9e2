// For journeys: the hour comes at which guests who have not answered an invitation are reminded.
import { createTenantDirectory } from '../../../apps/server/src/modules/enterprises/index.ts';
import { remindGuests } from '../../../apps/server/src/modules/sends/reminding/reminding.service.ts';
import { appAddress } from '../../../apps/server/src/platform/db/migrate.ts';
import { openConnections } from '../../../apps/server/src/platform/db/index.ts';
import { asSystem } from '../../../apps/server/src/platform/jobs/index.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import { openVault } from '../../../apps/server/src/platform/secrets/index.ts';
import { takePrepared, type Product } from '../products/products.ts';

/** The clock of reminders of the first enterprise, run once as at a moment. */
export async function remindGuestsAt({ databaseUrl }: Product, at: Date): Promise<void> {
  const log = openLog('fatal');
  const url = await appAddress(databaseUrl);
  const connections = openConnections({ url, poolSize: 1, pools: 2, statementTimeout: 60_000, log });
  const vault = openVault(takePrepared().template.keyFile);
  const tenants = await createTenantDirectory({ connections }).all();
  const tenant = tenants.find(({ id }) => id === '1')!;
  await asSystem({ connections, log, clock: { now: () => at }, vault }, tenant, remindGuests);
  await connections.close();
}
