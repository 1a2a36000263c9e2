// `npm run audit -- verify [--enterprise realm] [--day YYYY-MM-DD] [--grace seconds] [--anchors folder]`: checks the audit trail; exit code 1 when it is broken.
import path from 'node:path';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { anchorFolder } from '../../apps/server/src/modules/audit/index.ts';
import { readSettings } from '../../apps/server/src/platform/config/index.ts';
import { readInstance } from '../database/instance.ts';
import { selectEnterprises } from './chain.sql.ts';
import { verifyTrail, type Fault, type Verdict } from './verify.ts';

const usage =
  'Usage: npm run audit -- verify [--enterprise weili] [--day YYYY-MM-DD (UTC)] [--grace 600] [--anchors folder]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      enterprise: { type: 'string' },
      day: { type: 'string' },
      grace: { type: 'string', default: '600' },
      anchors: { type: 'string' },
    },
  });
  const grace = Number(values.grace);
  const isDay = values.day === undefined || /^\d{4}-\d\d-\d\d$/.test(values.day);
  if (positionals[0] !== 'verify' || !Number.isFinite(grace) || !isDay) throw new Error(usage);
  process.exitCode = (await verifyAll({ ...values, grace })) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

interface Options {
  readonly enterprise?: string | undefined;
  readonly day?: string | undefined;
  readonly grace: number;
  readonly anchors?: string | undefined;
}

async function verifyAll({ enterprise, day, grace, anchors }: Options): Promise<boolean> {
  const settings = readSettings(process.env);
  const dataDir = path.resolve(import.meta.dirname, '../..', settings.DATA_DIR);
  const url = settings.DATABASE_URL ?? readInstance(dataDir)?.databaseUrl;
  if (url === undefined)
    throw new Error(`No running instance in ${settings.DATA_DIR}: start one with npm start, or set DATABASE_URL.`);
  let isGood = true;
  for (const { id, realm } of await enterprisesOf(url, enterprise)) {
    const verdict = await verifyTrail({ url, enterpriseId: id, day, grace, anchors: anchors ?? anchorFolder(dataDir) });
    console.log(wordsOf(realm, verdict));
    for (const fault of verdict.faults) console.log(`  ${faultWords(fault)}`);
    isGood &&= verdict.faultCount === 0;
  }
  return isGood;
}

async function enterprisesOf(url: string, realm: string | undefined): Promise<{ id: string; realm: string }[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const all = await selectEnterprises(sql);
    const chosen = all.filter((one) => realm === undefined || one.realm === realm);
    if (chosen.length === 0) throw new Error(`No enterprise has the realm ${realm ?? ''}.`);
    return chosen;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function wordsOf(realm: string, { rows, seals, days, seconds, faultCount }: Verdict): string {
  const figures = `${rows} rows, ${seals} seals, ${days} days, ${seconds.toFixed(1)} s`;
  return `${realm}: ${faultCount === 0 ? 'the chain is whole' : `BROKEN in ${faultCount} places`}; ${figures}`;
}

function faultWords({ kind, auditId, table, rowId, seal }: Fault): string {
  const row = auditId === undefined ? '' : ` audit row ${auditId}`;
  const record = table === undefined ? '' : ` of ${table} ${rowId ?? ''}`;
  return `${kind}:${row}${record}${seal === undefined ? '' : ` seal ${seal}`}`;
}
