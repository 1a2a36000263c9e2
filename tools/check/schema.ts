// Schema: database/schema.sql is what the migrations make, docs/schema.md is its index, and every tenant table keeps its rules.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { dumpSchema } from '../schema/dump.ts';
import { withFreshDatabase } from '../schema/fresh-database.ts';
import { schemaPage } from '../schema/page/schema-page.ts';
import { selectTenantFaults } from '../schema/tenant-rules.sql.ts';
import { type Finding, type StepOptions, errorAt } from './report/finding.ts';
import { listFiles } from './report/source-files.ts';

const kept = 'database/schema.sql';
const page = 'docs/schema.md';

export async function checkSchema(root: string, options: StepOptions): Promise<Finding[]> {
  if ((await listFiles(root, 'database/migrations')).length === 0) return [];
  return withFreshDatabase(async (url) => {
    const present = await dumpSchema(url);
    const made = [
      [kept, present],
      [page, await schemaPage(present, root)],
    ] as const;
    const found: Finding[] = [];
    for (const [file, text] of made) {
      if (options.fix) await writeFile(path.join(root, file), text);
      const written = await readFile(path.join(root, file), 'utf8').catch(() => '');
      found.push(...differences(written, text, file));
    }
    return [...found, ...(await tenantFindings(url))];
  });
}

/** The first line that differs says more than a whole difference: the repair is one command. */
export function differences(written: string, present: string, file: string = kept): Finding[] {
  if (written === present) return [];
  const [before, after] = [written.split('\n'), present.split('\n')];
  const index = after.findIndex((line, at) => line !== before[at]);
  const at = index === -1 ? after.length : index;
  const message = `the migrations make “${after[at] ?? 'nothing'}” here, the file says “${before[at] ?? 'nothing'}”; \`npm run db:schema\``;
  return [errorAt('schema', file, message, at + 1)];
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
