// Rules: docs/rules.md has every rule a test names, and every test it names as a holder names the rule.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Finding, type StepOptions, errorAt, warningAt } from '../report/finding.ts';
import { isTest, listFiles } from '../report/source-files.ts';

const page = 'docs/rules.md';
const tested = ['packages', 'apps', 'tools', 'database', 'e2e'] as const;
/** The check's own tests plant rules and hold none. */
const planted = 'tools/check/';
const nobody = 'planned';

interface Row {
  id: string;
  says: string;
  /** Test files from the repository root; empty for a planned rule. */
  heldBy: string[];
  line: number;
}

type Holders = ReadonlyMap<string, readonly string[]>;

export async function checkRulesPage(root: string, options: StepOptions): Promise<Finding[]> {
  const holders = await readHolders(root);
  const file = path.join(root, page);
  let text = await readFile(file, 'utf8').catch(() => '');
  if (options.fix && text !== '') {
    text = rewritten(text, holders);
    await writeFile(file, text);
  }
  const rows = readRows(text);
  return [...unknown(rows, holders), ...twice(rows), ...rows.flatMap((row) => rowFindings(row, holders))];
}

/** Rule → test files that name it, in the order of their paths. Comments do not count: a name in a test holds. */
async function readHolders(root: string): Promise<Holders> {
  const lists = await Promise.all(tested.map((folder) => listFiles(root, folder)));
  const files = lists.flat().filter((file) => isTest(file) && !file.startsWith(planted));
  const holders = new Map<string, string[]>();
  for (const file of files.toSorted()) {
    const text = await readFile(path.join(root, file), 'utf8');
    const spoken = text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
    for (const id of new Set(spoken.match(/\bR\d+\.\d+\b/g))) holders.set(id, [...(holders.get(id) ?? []), file]);
  }
  return holders;
}

function readRows(text: string): Row[] {
  return text.split('\n').flatMap((line, index) => {
    const [, id, says, held] = /^\| (R\d+\.\d+) \| (.*) \| (.*) \|$/.exec(line) ?? [];
    if (id === undefined || says === undefined || held === undefined) return [];
    const heldBy = [...held.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file]) => `${file}`);
    return [{ id, says: says.trim(), heldBy, line: index + 1 }];
  });
}

function rewritten(text: string, holders: Holders): string {
  return text.replaceAll(
    /^\| (R\d+\.\d+) \| (.*) \| .* \|$/gm,
    (_, id: string, says: string) => `| ${id} | ${says} | ${held(holders.get(id) ?? [])} |`,
  );
}

function held(files: readonly string[]): string {
  return files.length === 0 ? nobody : files.map((file) => `[${path.posix.basename(file)}](../${file})`).join(', ');
}

function unknown(rows: Row[], holders: Holders): Finding[] {
  const written = new Set(rows.map((row) => row.id));
  return [...holders]
    .filter(([id]) => !written.has(id))
    .map(([id, files]) => errorAt('rules', `${files[0]}`, `${id} is not in ${page}`));
}

function twice(rows: Row[]): Finding[] {
  const ids = rows.map((row) => row.id);
  return rows
    .filter((row, index) => ids.indexOf(row.id) !== index)
    .map((row) => errorAt('rules', page, `${row.id} stands twice`, row.line));
}

function rowFindings(row: Row, holders: Holders): Finding[] {
  const files = holders.get(row.id) ?? [];
  const found = row.says === '' ? [errorAt('rules', page, `${row.id} says nothing`, row.line)] : [];
  for (const file of row.heldBy.filter((name) => !files.includes(name)))
    found.push(errorAt('rules', page, `${file} does not name ${row.id}; \`npm run check -- rules --fix\``, row.line));
  // Not an error: whoever adds a test need not touch this page in the same commit.
  for (const file of files.filter((name) => !row.heldBy.includes(name)))
    found.push(
      warningAt('rules', page, `${row.id} is also held by ${file}; \`npm run check -- rules --fix\``, row.line),
    );
  return found;
}
