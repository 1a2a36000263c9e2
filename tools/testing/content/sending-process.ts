// A process of its own that sends what is due by the real clock, to be killed in the middle of it.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestApp } from '../app.ts';
import { scratchFolder } from '../scratch.ts';

const SERVER = fileURLToPath(new URL('../product-process.ts', import.meta.url));

/** On the database of the app; `carriers` are the settings of what carries messages. */
export async function startSendingProcess(app: TestApp, carriers: Record<string, string>): Promise<ChildProcess> {
  const { url, appUrl, keyFile } = app.database;
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    PORT: '0',
    SEED: 'none',
    DATABASE_URL: url,
    APP_DATABASE_URL: appUrl,
    KEY_FILE: keyFile,
    DATA_DIR: await scratchFolder(),
    AUDIT_SEAL_SECONDS: '0',
    WORKFLOW_CLOCK_SECONDS: '0',
    SEND_CLOCK_SECONDS: '1',
    ...carriers,
  };
  const child = fork(SERVER, [], { env, execArgv: ['--disable-warning=ExperimentalWarning'] });
  await once(child, 'message');
  return child;
}

/** As kill -9 does: nothing is finished. */
export async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Such a process lives by the real clock, whatever the hour. */
export async function withoutQuietHours({ owner }: Pick<TestApp, 'owner'>): Promise<void> {
  await owner`
    insert into rule_versions (enterprise_id, code, version, valid_from, is_hard, figures, message, en_message, source, note)
    select enterprise_id, code, version + 1, valid_from, is_hard, '{"sends.quietFrom": 0, "sends.quietTo": 0}', message, en_message, source, '测试'
    from rule_versions where enterprise_id = 1 and code = 'C2' order by version desc limit 1`;
}

export async function makeDue({ owner }: Pick<TestApp, 'owner'>, id: string): Promise<void> {
  await owner`update sends set due_at = now() - interval '1 minute' where enterprise_id = 1 and id = ${id}`;
}

/** Five minutes pass: what was with a dead process counts as lost. */
export async function makeLost(app: TestApp, id: string): Promise<void> {
  await app.owner`
    update send_recipients set claimed_at = claimed_at - interval '10 minutes', handed_at = handed_at - interval '10 minutes'
    where enterprise_id = 1 and send_id = ${id}`;
  await makeDue(app, id);
}
