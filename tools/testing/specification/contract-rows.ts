// Every call of the contract, read from the doors of its domains.
import { readdirSync } from 'node:fs';
import { domains } from '../../../packages/contract/src/domains.ts';
import type { EndpointRow } from '../../../packages/contract/src/core/index.ts';

const contract = new URL('../../../packages/contract/src/', import.meta.url);

/** All rows by domain and name. */
export async function everyRow(): Promise<[name: string, row: EndpointRow][]> {
  const known = new Set(readdirSync(contract));
  const doors = await Promise.all(
    domains
      .filter((domain) => known.has(domain))
      .map(async (domain) => [domain, (await import(`${contract.href}${domain}/index.ts`)) as object] as const),
  );
  return doors.flatMap(([domain, door]) =>
    Object.entries(door)
      .filter(([name]) => name.endsWith('Endpoints'))
      .flatMap(([, rows]) =>
        Object.entries(rows as Record<string, EndpointRow>).map(([verb, row]): [string, EndpointRow] => [
          `${domain}.${verb}`,
          row,
        ]),
      ),
  );
}
