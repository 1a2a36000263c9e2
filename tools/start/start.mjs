// `npm start` and `npm run dev`: plain JavaScript for any Node from 20.19 on, because nothing is installed yet.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { allocator } from './allocator.mjs';
import { checkNode, chooseNode, installWhatIsMissing, Problem, root } from './install.mjs';
import { watchNpm } from './watch-npm.mjs';

const plainCode = new URL('../plain-code/hook.mjs', import.meta.url).href;
const isDev = process.argv.includes('--dev');

try {
  checkNode();
  installWhatIsMissing((line) => console.log(line));
  const node = chooseNode();
  const entry = fileURLToPath(new URL(isDev ? './dev.ts' : './run.ts', import.meta.url));
  if (node === process.execPath) {
    takeAllocator();
    watchNpm(() => process.emit('SIGTERM', 'SIGTERM'));
    if (!isDev) await import(plainCode);
    await import(entry);
  } else {
    handOver(node, entry);
  }
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Begins again in this very process with what the C library reads only at its start. Where that is not possible it stays as it is. */
function takeAllocator() {
  const isTaken = Object.keys(allocator).every((name) => process.env[name] !== undefined);
  if (isTaken || process.platform !== 'linux') return;
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...allocator,
    ...process.env,
  });
}

/** Continues under another Node; the channel between the two tells the child when this process is killed. */
function handOver(node, entry) {
  const child = spawn(node, [...process.execArgv, ...(isDev ? [] : ['--import', plainCode]), entry], {
    cwd: root,
    env: { ...allocator, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // Ctrl-C reaches the child through the terminal; what is sent to this process alone is passed on.
  process.on('SIGINT', () => child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  watchNpm(() => child.kill('SIGTERM'));
  child.once('error', (error) => {
    console.error(`${node} could not be run: ${error.message}`);
    process.exitCode = 1;
  });
  child.once('exit', (code, signal) => {
    process.exitCode = code ?? (signal === null ? 1 : 128);
    process.disconnect?.();
  });
}
