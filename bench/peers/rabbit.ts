// RabbitMQ with its web-STOMP plugin on the loopback address, as the peer of the product's STOMP endpoint: the Debian packages rabbitmq-server and
// erlang-*, installed or unpacked under .cache/rabbitmq/root (docs/benchmarks.md).
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tools/database/ports.ts';

const LOOPBACK = '127.0.0.1';
const STARTS_WITHIN = 90_000;

export interface Rabbit {
  readonly port: number;
  stop(): Promise<void>;
}

interface Found {
  readonly erlang: string;
  readonly runtime: string;
  readonly script: string;
}

/** Starts it with an empty data folder; undefined where the packages are not there. */
export async function startRabbit(): Promise<Rabbit | undefined> {
  const found = [fileURLToPath(new URL('../../.cache/rabbitmq/root', import.meta.url)), '/'].map(look).find(Boolean);
  if (found === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'yijian-rabbit-'));
  const [port, epmdPort, nodePort] = [await freePort(), await freePort(), await freePort()];
  const environment = {
    ...environmentOf(found, folder),
    ERL_EPMD_PORT: String(epmdPort),
    RABBITMQ_DIST_PORT: String(nodePort),
  };
  writeFileSync(join(folder, 'rabbitmq.conf'), settingsOf(port));
  writeFileSync(join(folder, 'enabled_plugins'), '[rabbitmq_web_stomp].');
  const options = { env: environment, cwd: folder, stdio: 'ignore' } as const;
  const names = spawn(join(found.runtime, 'epmd'), [], options);
  const server = spawn(found.script, [], { ...options, detached: true });
  const stop = async (): Promise<void> => {
    // The script runs the broker in a group of its own.
    await ended(server, () => process.kill(-server.pid!, 'SIGTERM'));
    await ended(names, () => names.kill('SIGKILL'));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await listening(port, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}

/** The packages below a folder. */
function look(root: string): Found | undefined {
  const erlang = join(root, 'usr/lib/erlang');
  const broker = join(root, 'usr/lib/rabbitmq/lib');
  if (!existsSync(erlang) || !existsSync(broker)) return undefined;
  const runtime = readdirSync(erlang).find((name) => name.startsWith('erts-'));
  const [version] = readdirSync(broker);
  if (runtime === undefined || version === undefined) return undefined;
  return { erlang, runtime: join(erlang, runtime, 'bin'), script: join(broker, version, 'sbin/rabbitmq-server') };
}

/** Erlang's own start script knows the folder that the package was built for alone. */
function environmentOf({ erlang, runtime }: Found, folder: string): NodeJS.ProcessEnv {
  const own = join(folder, 'bin');
  mkdirSync(own);
  const lines = [
    '#!/bin/sh',
    `export ROOTDIR='${erlang}' BINDIR='${runtime}' EMU=beam PROGNAME=erl`,
    'exec "$BINDIR/erlexec" "$@"',
    '',
  ];
  writeFileSync(join(own, 'erl'), lines.join('\n'), { mode: 0o755 });
  return {
    PATH: `${own}:${process.env['PATH']}`,
    HOME: folder,
    ERL_EPMD_ADDRESS: LOOPBACK,
    RABBITMQ_NODENAME: 'yijian-bench@localhost',
    RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq.conf'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'enabled_plugins'),
    RABBITMQ_CONF_ENV_FILE: '/dev/null',
    RABBITMQ_MNESIA_BASE: join(folder, 'data'),
    RABBITMQ_LOG_BASE: join(folder, 'log'),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1}',
  };
}

const settingsOf = (port: number): string =>
  [
    'listeners.tcp = none',
    'stomp.listeners.tcp = none',
    `web_stomp.tcp.ip = ${LOOPBACK}`,
    `web_stomp.tcp.port = ${port}`,
    '',
  ].join('\n');

async function listening(port: number, server: ChildProcess): Promise<void> {
  const until = performance.now() + STARTS_WITHIN;
  while (performance.now() < until) {
    if (server.exitCode !== null) throw new Error(`RabbitMQ ended with ${server.exitCode}`);
    if (await isOpen(port)) return;
    await pause(200);
  }
  throw new Error('RabbitMQ did not start');
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: LOOPBACK });
    const end = (is: boolean) => (): void => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', end(true)).once('error', end(false));
  });

async function ended(child: ChildProcess, kill: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const over = new Promise((resolve) => child.once('exit', resolve));
  kill();
  await over;
}
