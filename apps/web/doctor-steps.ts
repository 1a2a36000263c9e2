// The doctors' own pages: a second, light document beside the app, with a tree of its own, so that what the app uses of a module weighs nothing here.
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { doctorPageAt } from '@yijian/contract/doctor-portal';
import { build, type Plugin } from 'vite';

/** While the app is served by Vite: the addresses of doctors get their document, as the server gives it. */
export function serveDoctorPages(): Plugin {
  return {
    name: 'serve-doctor-pages',
    apply: 'serve',
    configureServer: ({ config, middlewares }) => {
      middlewares.use((request, _response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://vite');
        if (pathname.startsWith(config.base) && doctorPageAt(`/${pathname.slice(config.base.length)}`) !== undefined)
          request.url = `${config.base}doctor.html${search}`;
        next();
      });
    },
  };
}

/** Builds them into the folder of the app, before its files are compressed. */
export function buildDoctorPages(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'build-doctor-pages',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const phrases = join(outDir, 'phrases.json');
        const words = JSON.parse(await readFile(phrases, 'utf8')) as Words;
        await build({
          root,
          configFile: join(root, 'vite-doctor.config.ts'),
          logLevel: 'warn',
          build: { outDir, emptyOutDir: false },
        });
        // Both documents have words, and the second build wrote its own over those of the first.
        const own = JSON.parse(await readFile(phrases, 'utf8')) as Words;
        for (const [domain, rows] of Object.entries(own)) words[domain] = { ...words[domain], ...rows };
        await writeFile(phrases, JSON.stringify(words));
      },
    },
  };
}

type Words = Record<string, Record<string, readonly string[]>>;

/** Parts of a row of the contract that a call does not need: shapes, errors and words. */
const unread = new Set(['summary', 'params', 'query', 'schema', 'output', 'errors', 'alsoNamed']);

/**
 * Leaves of the contract's rows what a call needs (method, path, access, encoding), and lets go of the shapes and errors
 * that nobody reads then: zod stays out, which would be a fifth of the script.
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    apply: 'build',
    transform: {
      filter: { id: /\/packages\/contract\/src\/.*\.ts$/ },
      handler(code, id) {
        const program = this.parse(code) as unknown as Syntax;
        const made = (program['body'] as Syntax[]).flatMap(valuesOf).filter(({ type }) => makers.has(type ?? ''));
        const cut = id.endsWith('.endpoints.ts') ? unreadParts(program) : [];
        const outside = cut.filter((part) => made.every(({ start, end }) => part.end <= start || part.start >= end));
        // From the end, so that the places before stay true.
        return { code: [...made, ...outside].toSorted((a, b) => b.start - a.start).reduce(lightened, code), map: null };
      },
    },
  };
}

interface Syntax {
  readonly type?: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** What may do more than name a value: reading a list of errors, and calling what makes a shape. */
const makers: ReadonlySet<string> = new Set(['CallExpression', 'ArrayExpression', 'NewExpression']);

/** The values that a statement of the module gives to names. */
function valuesOf(statement: Syntax): Syntax[] {
  const declared = (statement['declaration'] as Syntax | null | undefined) ?? statement;
  const names = (declared['declarations'] ?? []) as readonly Syntax[];
  return names.flatMap((name) => (name['init'] as Syntax | null) ?? []);
}

/** The properties of objects that are named so; nothing inside them is looked at again. */
function unreadParts(node: unknown): Syntax[] {
  if (Array.isArray(node)) return node.flatMap(unreadParts);
  if (typeof node !== 'object' || node === null) return [];
  const syntax = node as Syntax;
  if (syntax.type === 'Property' && unread.has(String((syntax['key'] as Syntax)['name']))) return [syntax];
  return Object.values(syntax).flatMap(unreadParts);
}

/** Without the property; or with the value made by a function that is said to change nothing else, so that it goes unless it is read. */
function lightened(code: string, { type, start, end }: Syntax): string {
  const [before, after] = [code.slice(0, start), code.slice(end)];
  if (type === 'Property') return before + after.replace(/^\s*,/, '');
  return `${before}/* @__PURE__ */ (() => ${code.slice(start, end)})()${after}`;
}
