// Which domain a table belongs to: by its name, or by the module that writes it.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../check/report/source-files.ts';

/**
 * A table belongs to the domain it is named after: `visits` and `visit_notes` to visits. Undefined for a table named after
 * no domain, or after two (`visit_products`, `user_sessions`).
 */
export function tableOwner(table: string, domains: readonly string[]): string | undefined {
  const longestFirst = domains.toSorted((a, b) => b.length - a.length);
  const own = longestFirst.find((domain) => table === snake(domain));
  if (own !== undefined) return own;
  const head = longestFirst.find((domain) => table.startsWith(`${singular(snake(domain))}_`));
  const tail = longestFirst.find((domain) => table.endsWith(`_${snake(domain)}`));
  return head !== undefined && tail !== undefined && head !== tail ? undefined : (head ?? tail);
}

/** For each table the first domain whose module inserts into it. */
export async function tableWriters(root: string, domains: readonly string[]): Promise<Map<string, string>> {
  const writers = new Map<string, string>();
  for (const domain of domains) {
    const folder = `apps/server/src/modules/${domain}`;
    for (const file of (await listFiles(root, folder)).filter((name) => name.endsWith('.sql.ts'))) {
      const text = await readFile(path.join(root, file), 'utf8');
      for (const [, table = ''] of text.matchAll(/\binsert into (\w+)/g))
        if (!writers.has(table)) writers.set(table, domain);
    }
  }
  return writers;
}

function snake(domain: string): string {
  return domain.replaceAll('-', '_');
}

function singular(plural: string): string {
  return plural.replace(/ies$/, 'y').replace(/s$/, '');
}
