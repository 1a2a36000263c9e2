// Products for browser tests: every spec file, and every further try of one, gets a fresh copy of the template and its own server.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyTemplate, type Template, type TestDatabase } from '../template/template.ts';

/** What the set-up of a run leaves for its workers. */
export interface Prepared {
  readonly template: Template;
  /** The built page. */
  readonly webDir: string;
  /** Where the products keep their files. */
  readonly dataDir: string;
}

export interface Product {
  readonly address: string;
  /** Its DATA_DIR, with the outbox of its messages. */
  readonly dataDir: string;
  /** Its database as its owner, for what only the clock brings about. */
  readonly databaseUrl: string;
}

export interface Products {
  /** The product of a spec file: the open one, or a fresh one in its place, with these settings of its environment. */
  of(file: string, settings?: Readonly<Record<string, string>>): Promise<Product>;
  end(): Promise<void>;
}

const PROCESS = fileURLToPath(new URL('products-process.ts', import.meta.url));

export function leavePrepared(prepared: Prepared): void {
  process.env['PREPARED_PRODUCT'] = JSON.stringify(prepared);
}

export function takePrepared(): Prepared {
  const left = process.env['PREPARED_PRODUCT'];
  if (left === undefined) throw new Error('No product is prepared: run browser tests through playwright.config.ts.');
  return JSON.parse(left) as Prepared;
}

export function openProducts({ template, webDir, dataDir }: Prepared): Products {
  const child = fork(PROCESS, [], { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const ended = once(child, 'exit').then(([code]) => ({ fault: `its process ended with ${String(code)}` }));
  let open: { file: string; product: Product; database: TestDatabase } | undefined;

  async function start(file: string, settings: Readonly<Record<string, string>>): Promise<Product> {
    const database = await copyTemplate(template);
    const own = mkdtempSync(join(dataDir, 'product-'));
    child.send({
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      DATA_DIR: own,
      KEY_FILE: template.keyFile,
      WEB_DIR: webDir,
      PORT: '0',
      DATABASE_URL: database.url,
      APP_DATABASE_URL: database.appUrl,
      // Journeys sign in as the same few people many times.
      SESSIONS_PER_USER: '100',
      ...settings,
    });
    const answered = once(child, 'message').then(([message]) => message as { address: string } | { fault: string });
    const answer = await Promise.race([answered, ended]);
    if ('fault' in answer) throw new Error(`The product of ${file} did not start: ${answer.fault}`);
    const product = { address: answer.address, dataDir: own, databaseUrl: database.url };
    await open?.database.drop();
    open = { file, product, database };
    return product;
  }

  return {
    of: async (file, settings = {}) => (open?.file === file ? open.product : start(file, settings)),
    async end() {
      if (child.connected) child.disconnect();
      await ended;
      await open?.database.drop();
    },
  };
}
