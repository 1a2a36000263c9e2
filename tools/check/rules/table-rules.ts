// A8, second half: a module writes only its own tables and reads only its own and those of earlier domains.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { tableOwner } from '../../schema/page/table-owner.ts';
import { type Finding, errorAt } from '../report/finding.ts';

/** `create table [schema.]name`, the schema kept out: table names are unique across the database. */
const created = /create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(?:\w+\.)?(\w+)/gi;
const written = /\b(?:insert\s+into|delete\s+from|update(?!\s+set\b))\s+(?:only\s+)?(?:\w+\.)?(\w+)/gi;
const read = /\b(?:from|join)\s+(?:only\s+)?(?:lateral\s+)?(?:\w+\.)?(\w+)/gi;

/** Granted beyond the rule, each with its reason in docs/architecture.md: the identity server keeps the passwords of the users. */
const granted: Record<string, readonly string[]> = { sessions: ['users'] };

export async function tableFindings(root: string, files: string[], domains: readonly string[]): Promise<Finding[]> {
  const owners = await tableOwners(root, files, domains);
  const found: Finding[] = [];
  for (const file of files) {
    const domain = /^apps\/server\/src\/modules\/([^/]+)\/.*\.sql\.ts$/.exec(file)?.[1];
    if (domain === undefined) continue;
    const text = await readFile(path.join(root, file), 'utf8');
    for (const match of text.matchAll(written)) {
      const owner = owners.get(match[1] ?? '');
      if (owner !== undefined && owner !== domain && granted[domain]?.includes(match[1] ?? '') !== true) {
        found.push(
          errorAt('A8-own-tables', file, `writes ${match[1]}, a table of ${owner}`, lineAt(text, match.index)),
        );
      }
    }
    for (const match of text.matchAll(read)) {
      const owner = owners.get(match[1] ?? '');
      if (owner !== undefined && domains.indexOf(owner) > domains.indexOf(domain)) {
        found.push(
          errorAt(
            'A8-own-tables',
            file,
            `reads ${match[1]}, a table of ${owner}, which comes later`,
            lineAt(text, match.index),
          ),
        );
      }
    }
  }
  return found;
}

/**
 * One migration may make the tables of several domains, so that its name tells nothing. A table without one owner is not
 * watched; nor are the tables of the platform, on which every room stands.
 */
async function tableOwners(root: string, files: string[], domains: readonly string[]): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  for (const file of files.filter((name) => /^database\/migrations\/.*(?<!_platform)\.sql$/.test(name))) {
    for (const [, table = ''] of (await readFile(path.join(root, file), 'utf8')).matchAll(created)) {
      const owner = tableOwner(table, domains);
      if (owner !== undefined) owners.set(table, owner);
    }
  }
  return owners;
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
