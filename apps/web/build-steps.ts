// Our own steps of the web build: leaves out what no page uses, and writes a .br and a .gz beside every text file.
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|txt|webmanifest)$/;
const SMALLEST = 1024;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Leaves out zod's JSON Schema writer, which only the server's interface document uses: about 14 kB of script that every
 * schema would bring to the first page.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    load: {
      filter: { id: /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
      async handler(id) {
        const source = await readFile(id, 'utf8');
        const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
        return ['const none = () => none;', ...names.map((name) => `export const ${name} = none;`)].join('\n');
      },
    },
  };
}

/** The words of every page beside the page, `{ domain: { key: [zh, en] } }`: the server offers them for translation. */
export function collectPhrases(): Plugin {
  const words: Record<string, Record<string, readonly string[]>> = {};
  return {
    name: 'collect-phrases',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.phrases\.ts$/ },
      handler(code) {
        for (const [domain, rows] of phrasesIn(this.parse(code))) words[domain] = { ...words[domain], ...rows };
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'phrases.json', source: JSON.stringify(words) });
    },
  };
}

/** Syntax as the parser answers it; only what is looked at. */
interface Syntax {
  readonly type?: string;
  readonly [part: string]: unknown;
}

function phrasesIn(root: unknown): [domain: string, rows: Record<string, readonly string[]>][] {
  const found: [string, Record<string, readonly string[]>][] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    const syntax = node as Syntax;
    const args = syntax['arguments'] as readonly Syntax[] | undefined;
    if (syntax.type === 'CallExpression' && (syntax['callee'] as Syntax)['name'] === 'definePhrases' && args) {
      const rows = objectOf(args[1]).map(([key, row]): [string, string[]] => {
        const texts = new Map(objectOf(row));
        return [key, ['zh', 'en'].map((which) => textOf(texts.get(which)))];
      });
      found.push([textOf(args[0]), Object.fromEntries(rows)]);
      return;
    }
    Object.values(syntax).forEach(walk);
  };
  walk(root);
  return found;
}

function objectOf(node: Syntax | undefined): [key: string, value: Syntax][] {
  const properties = (node?.['properties'] ?? []) as readonly Syntax[];
  return properties.map((property) => {
    const key = property['key'] as Syntax;
    return [String(key['name'] ?? key['value']), property['value'] as Syntax];
  });
}

/** A literal text, also one that is broken over lines. */
function textOf(node: Syntax | undefined): string {
  if (node?.type === 'BinaryExpression') return textOf(node['left'] as Syntax) + textOf(node['right'] as Syntax);
  return typeof node?.['value'] === 'string' ? node['value'] : '';
}

/** Compresses what was written, and takes the manifest out of what is served. */
export function compressFiles(): Plugin {
  let folder = '';
  let cache = '';
  return {
    name: 'compress-files',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
      cache = resolve(config.root, '../../.cache');
    },
    // Last of all writers; the public files were copied before the first of them.
    writeBundle: { order: 'post', sequential: true, handler: () => finish(folder, cache) },
  };
}

async function finish(folder: string, cache: string): Promise<void> {
  // The manifests name our source files; they are for the size report and must not be served.
  await mkdir(cache, { recursive: true });
  await copyFile(join(folder, '.vite/manifest.json'), join(cache, 'web-manifest.json'));
  await copyFile(join(folder, '.vite/doctor-manifest.json'), join(cache, 'doctor-manifest.json'));
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
