// Fills a migrated database with the two enterprises of the demo (specification 3).
import postgres from 'postgres';
import { bindTo, seedEnterprise, seedReference, type Transaction } from '../reference/index.ts';
import { shanghaiToday } from './days.ts';
import { withLightTables } from './load/light-tables.ts';
import { hashDemoPassword } from './password.ts';
import { type DemoPlan, demoPlans } from './plans.ts';
import { planTeam, storeTeam } from './people/team.ts';

export interface DemoOptions {
  readonly size: 'small' | 'large';
  /** YYYY-MM-DD in Shanghai; everything is dated relative to it. */
  readonly today?: string;
  readonly progress?: (line: string) => void;
}

/**
 * Adds the demo as the owner, in one transaction. The same `today` gives the same data.
 * @returns whether anything was added: an enterprise that has users stays as it is
 */
export async function seedDemo(ownerUrl: string, options: DemoOptions): Promise<boolean> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    return await sql.begin((tx) => fill(tx, options));
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function fill(tx: Transaction, options: DemoOptions): Promise<boolean> {
  // Two nodes that start on the same empty database take turns.
  await tx`select pg_advisory_xact_lock(hashtext('yijian demo'))`;
  await tx`set local statement_timeout = 0`;
  const passwordHash = await hashDemoPassword();
  const today = options.today ?? shanghaiToday();
  const progress = options.progress ?? (() => {});
  const plans = demoPlans(options.size);
  await seedReference(tx);
  const tables = await tenantTables(tx);
  return withLightTables(tx, tables, { rebuild: options.size === 'large', progress }, async () => {
    let added = false;
    for (const plan of plans) added = (await fillEnterprise(tx, plan, { today, passwordHash, progress })) || added;
    return added;
  });
}

interface Run {
  readonly today: string;
  readonly passwordHash: string;
  readonly progress: (line: string) => void;
}

async function fillEnterprise(tx: Transaction, plan: DemoPlan, run: Run): Promise<boolean> {
  const { realm } = plan.spec;
  const id = await seedEnterprise(tx, plan.spec);
  await bindTo(tx, id);
  const [row] = await tx<{ found: boolean }[]>`select exists (select from users where enterprise_id = ${id}) as found`;
  if (row!.found) return false;
  const team = await planTeam(tx, realm, plan.team);
  await storeTeam(tx, team, realm, run.passwordHash);
  await bindTo(tx);
  return true;
}

/** Every table under row security. */
async function tenantTables(tx: Transaction): Promise<string[]> {
  const rows = await tx<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity order by relname`;
  return rows.map((row) => row.name);
}
