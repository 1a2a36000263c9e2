// Lists the files the check looks at: our own sources, never what is installed, built or generated at run time.
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Where our own code lives, from the repository root. */
export const sourceFolders = ['packages', 'apps', 'tools', 'database', 'e2e', 'bench', 'deploy'] as const;

const skipped = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report', 'public']);

/** Paths from `root` with forward slashes, sorted; folders that do not exist count as empty. */
export async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries) {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !skipped.has(entry.name) && !entry.name.startsWith('.')) {
      found.push(...(await listFiles(root, file)));
    } else if (entry.isFile()) {
      found.push(file);
    }
  }
  return found.toSorted();
}

export async function listSourceFiles(root: string): Promise<string[]> {
  const lists = await Promise.all(sourceFolders.map((folder) => listFiles(root, folder)));
  return lists.flat();
}

export function isTypeScript(file: string): boolean {
  return /\.tsx?$/.test(file);
}

export function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file);
}
