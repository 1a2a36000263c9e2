// Names for the numbers in a mark, from the database of the running instance; without one the numbers alone are told.
import path from 'node:path';
import type { Settings } from '../../apps/server/src/platform/config/index.ts';
import { appAddress, openConnections } from '../../apps/server/src/platform/db/index.ts';
import { openLog } from '../../apps/server/src/platform/log/index.ts';
import { readInstance } from '../database/instance.ts';
import { selectEnterprise, selectEnterpriseIds, selectExport, selectUser } from './names.sql.ts';

export interface Names {
  /** Lines that say enterprise and user. */
  of(enterpriseId: string, userId: string): Promise<string[]>;
  /** Lines that say whose export has the number. */
  ofExport(code: string): Promise<string[]>;
  close(): Promise<void>;
}

export async function openNames(settings: Settings): Promise<Names> {
  const instance = readInstance(path.resolve(import.meta.dirname, '../..', settings.DATA_DIR));
  const databaseUrl = settings.DATABASE_URL ?? instance?.databaseUrl;
  const numbers = (enterpriseId: string, userId: string) => [
    `Enterprise  ${enterpriseId}`,
    `User        ${userId} (no running instance: set DATABASE_URL for names)`,
  ];
  if (databaseUrl === undefined)
    return { of: async (...ids) => numbers(...ids), ofExport: async () => [], close: async () => undefined };
  const url = settings.APP_DATABASE_URL ?? (await appAddress(databaseUrl));
  const log = openLog('silent');
  const connections = openConnections({ url, poolSize: 1, pools: 4, statementTimeout: 10_000, log });
  const names: Names = {
    async of(enterpriseId, userId) {
      const enterprise = await selectEnterprise(connections.unbound, enterpriseId);
      const user = enterprise === undefined ? undefined : await selectUser(connections.bound(enterpriseId), userId);
      return [
        `Enterprise  ${enterprise === undefined ? 'unknown' : `${enterprise.name} / ${enterprise.enName}`} (${enterpriseId})`,
        `User        ${user === undefined ? 'unknown' : `${user.firstName}, ${user.login}`} (${userId})`,
      ];
    },
    async ofExport(code) {
      for (const { id } of await selectEnterpriseIds(connections.unbound)) {
        const found = await selectExport(connections.bound(id), code);
        if (found !== undefined)
          return [...(await names.of(id, found.userId)), `Time        ${found.at.toISOString()} (UTC)`];
      }
      return ['This number stands in no export log.'];
    },
    close: () => connections.close(),
  };
  return names;
}
