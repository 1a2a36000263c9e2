// A10: what the server reads lives: no table of which only the demo writes lines, or its figures stand still on a real installation.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Finding, errorAt } from '../../report/finding.ts';

const inserted = /\b(?:insert\s+into|copy)\s+(?:\w+\.)?(\w+)/gi;
/** The demo streams into tables by name. */
const copied = /\bcopyRows\(\s*\w+,\s*'(\w+)'/g;
const read = /\b(?:from|join)\s+(?:only\s+)?(?:lateral\s+)?(?:\w+\.)?(\w+)/gi;
const functionBody = /\$(\w*)\$[\s\S]*?\$\1\$/g;

const demo = /^database\/seeds\/(?!reference\/).*(?<!\.test)\.ts$/;
/** What every enterprise begins with is no demo. */
const reference = /^database\/seeds\/reference\/.*(?<!\.test)\.ts$/;
const server = /^apps\/server\/src\/.*(?<!\.test)\.ts$/;
const statements = /^apps\/server\/src\/.*\.sql\.ts$/;
const migration = /^database\/migrations\/.*\.sql$/;

/** Granted, each with its reason in docs/architecture.md: a list that is whole where there are no lines. */
const granted: ReadonlySet<string> = new Set(['user_products']);

export async function seedFindings(root: string, files: readonly string[]): Promise<Finding[]> {
  const [lives, shown] = [new Set<string>(), new Set<string>()];
  const seeded = new Map<string, string>();
  for (const file of files.filter((name) => /^(apps\/server|database)\//.test(name))) {
    const text = await readFile(path.join(root, file), 'utf8');
    if (server.test(file) || reference.test(file)) addAll(lives, text, inserted, copied);
    // What a function of the database writes is written by whoever calls it; a line a migration puts in stays alone.
    if (migration.test(file)) for (const [body] of text.matchAll(functionBody)) addAll(lives, body, inserted);
    if (statements.test(file)) addAll(shown, text, read);
    if (demo.test(file))
      for (const table of namesIn(text, inserted, copied)) if (!seeded.has(table)) seeded.set(table, file);
  }
  return [...seeded]
    .filter(([table]) => shown.has(table) && !lives.has(table) && !granted.has(table))
    .map(([table, file]) =>
      errorAt('A10-living-tables', file, `fills ${table}, which the server reads and nothing but the demo writes`),
    );
}

const namesIn = (text: string, ...patterns: readonly RegExp[]): string[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => (match[1] ?? '').toLowerCase()));

function addAll(names: Set<string>, text: string, ...patterns: readonly RegExp[]): void {
  for (const name of namesIn(text, ...patterns)) names.add(name);
}
