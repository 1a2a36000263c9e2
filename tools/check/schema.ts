// Schema: database/schema.sql is what the migrations make, and every tenant table keeps its rules.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { dumpSchema } from '../schema/dump.ts';
import { withFreshDatabase } from '../schema/fresh-database.ts';
import { selectTenantFaults } from '../schema/tenant-rules.sql.ts';
import { type Finding, type StepOptions, errorAt } from './report/finding.ts';
import { listFiles } from './report/source-files.ts';

const kept = 'database/schema.sql';

export async function checkSchema(root: string, options: StepOptions): Promise<Finding[]> {
  if ((await listFiles(root, 'database/migrations')).length === 0) return [];
  return withFreshDatabase(async (url) => {
    const present = await dumpSchema(url);
    if (options.fix) await writeFile(path.join(root, kept), present);
    const written = await readFile(path.join(root, kept), 'utf8').catch(() => '');
    return [...differences(written, present), ...(await tenantFindings(url))];
  });
}

/** The first line that differs says more than a whole difference: the repair is one command. */
export function differences(written: string, present: string): Finding[] {
  if (written === present) return [];
  const [before, after] = [written.split('\n'), present.split('\n')];
  const index = after.findIndex((line, at) => line !== before[at]);
  const at = index === -1 ? after.length : index;
  const message = `the migrations make “${after[at] ?? 'nothing'}” here, the file says “${before[at] ?? 'nothing'}”; \`npm run db:schema\``;
  return [errorAt('schema', kept, message, at + 1)];
}

export async function tenantFindings(url: string): Promise<Finding[]> {
  const sql = postgres(url, { max: 4, onnotice: () => undefined });
  try {
    const faults = await selectTenantFaults(sql);
    return faults.map((fault) => errorAt(fault.rule, kept, `${fault.subject} ${fault.message}`));
  } finally {
    await sql.end({ timeout: 5 });
  }
}
