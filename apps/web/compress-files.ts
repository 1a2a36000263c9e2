// Writes a .br and a .gz beside every text file of the build, so that the server only has to send them.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|txt|webmanifest)$/;
const SMALLEST = 1024;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export function compressFiles(): Plugin {
  let folder = '';
  return {
    name: 'compress-files',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    // Last of all writers; the public files were copied before the first of them.
    writeBundle: { order: 'post', sequential: true, handler: () => finish(folder) },
  };
}

async function finish(folder: string): Promise<void> {
  // The manifest names our source files; it is for the size report and must not be served.
  const kept = join(folder, '../.cache');
  await mkdir(kept, { recursive: true });
  await rename(join(folder, '.vite/manifest.json'), join(kept, 'manifest.json'));
  await rm(join(folder, '.vite'), { recursive: true });
  await compressFolder(folder);
}

async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(path: string): Promise<void> {
  const source = await readFile(path);
  if (source.length < SMALLEST) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length, [constants.BROTLI_PARAM_QUALITY]: 11 };
  const [br, gz] = await Promise.all([toBrotli(source, { params: size }), toGzip(source, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
