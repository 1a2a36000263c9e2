// Which calls of the contract the pages make: read from the sources, whatever an import calls the table of a domain.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { domains } from '../../../packages/contract/src/domains.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const web = path.join(root, 'apps/web/src');

type Table = Readonly<Record<string, { readonly method: string; readonly path: string }>>;

async function everyTable(): Promise<Map<string, Table>> {
  const contract = path.join(root, 'packages/contract/src');
  const doors = globSync(`{${domains.join()}}/index.ts`, { cwd: contract });
  const modules = await Promise.all(doors.map((door) => import(path.join(contract, door)) as Promise<object>));
  return new Map(
    modules.flatMap((door) => Object.entries(door)).filter(([name]) => name.endsWith('Endpoints')) as [string, Table][],
  );
}

/** `GET /doctor/find/page` to the files of the pages that make the call; a call that nobody makes is left out. */
export async function callersOfCalls(): Promise<Map<string, string[]>> {
  const tables = await everyTable();
  const callers = new Map<string, Set<string>>();
  const sources = globSync('**/*.{ts,tsx}', { cwd: web })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(web, file), 'utf8') }));
  for (const { file, text } of sources) {
    for (const [, name, alias] of text.matchAll(/\b(\w+Endpoints)(?:\s+as\s+(\w+))?\b/g)) {
      const table = tables.get(name!) ?? {};
      for (const verb of verbsIn({ file, text }, alias ?? name!, sources)) {
        const row = table[verb];
        if (row === undefined) continue;
        const call = `${row.method} ${row.path}`;
        callers.set(call, (callers.get(call) ?? new Set()).add(file));
      }
    }
  }
  return new Map([...callers].map(([call, files]) => [call, [...files].toSorted()]));
}

interface Source {
  readonly file: string;
  readonly text: string;
}

const verbsOf = (text: string, table: string): string[] =>
  [...text.matchAll(new RegExp(`\\b${table}\\s*\\.(\\w+)`, 'g'))].map(([, verb]) => verb!);

/** What a file calls of a table; one that gives the whole table out as `calls` lets the rest of its room call it. */
function verbsIn(source: Source, table: string, sources: readonly Source[]): string[] {
  const own = verbsOf(source.text, table);
  if (!new RegExp(`\\bcalls: ${table}\\b`).test(source.text)) return own;
  const room = path.dirname(source.file);
  return [...own, ...sources.filter(({ file }) => file.startsWith(room)).flatMap(({ text }) => verbsOf(text, 'calls'))];
}
