// The sealing of the audit trail, every few seconds in every process (reliability 27).
import type { Repeat } from '../../platform/jobs/index.ts';
import { openAnchors } from './seals/anchors.service.ts';
import { sealTrail } from './seals/seals.service.ts';

/** Seals what can be sealed and writes the new heads of the chains into the anchor file under `dataDir`. */
export function sealing(seconds: number, dataDir: string): Repeat {
  const anchor = openAnchors({ dataDir });
  return {
    name: 'audit.seal',
    seconds,
    run: async ({ connections }) => anchor(await sealTrail({ sql: connections.unbound })),
  };
}
