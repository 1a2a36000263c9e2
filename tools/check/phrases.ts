// Phrases: both languages for every key, same placeholders, every key used, and no visible word anywhere else.
import ts from 'typescript';
import { type Finding, errorAt } from './report/finding.ts';
import { isTest, isTypeScript, listFiles } from './report/source-files.ts';
import { type PhraseRow, readPhrases } from './rules/phrase-rows.ts';
import { parse, walk } from './rules/syntax-rules.ts';
import { visibleWords } from './rules/visible-words.ts';

const web = 'apps/web/src';
const ui = 'packages/ui/src';
const shown = (file: string): boolean => file.endsWith('.tsx') && !isTest(file) && !file.includes('/gallery/');

export async function checkPhrases(root: string): Promise<Finding[]> {
  const files = [...(await listFiles(root, web)), ...(await listFiles(root, ui))].filter(
    (file) => isTypeScript(file) && !isTest(file),
  );
  const findings: Finding[] = [];
  const rows: PhraseRow[] = [];
  const sources = new Map<string, ts.SourceFile>();
  for (const file of files) {
    const source = await parse(root, file);
    sources.set(file, source);
    if (shown(file)) findings.push(...visibleWords(source, file));
    const reading = readPhrases(source, file);
    findings.push(...reading.findings, ...homeless(reading.rows, file));
    rows.push(...reading.rows);
  }
  return [...findings, ...twice(rows), ...(await unused(root, rows, sources))];
}

/** Phrases stand in a *.phrases.ts file, and those of a room under the room's own name. */
function homeless(rows: PhraseRow[], file: string): Finding[] {
  const [first] = rows;
  if (first === undefined) return [];
  if (!file.endsWith('.phrases.ts'))
    return [errorAt('phrases', file, 'definePhrases stands in a *.phrases.ts file', first.line)];
  const room = /^apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1];
  return rows
    .filter((row) => room !== undefined && row.domain !== room && !row.domain.startsWith(`${room}-`))
    .slice(0, 1)
    .map((row) => errorAt('phrases', file, `phrases of ${room} are named ${row.domain}`, row.line));
}

function twice(rows: PhraseRow[]): Finding[] {
  const seen = new Map<string, PhraseRow>();
  return rows.flatMap((row) => {
    const first = seen.get(`${row.domain} ${row.key}`);
    seen.set(`${row.domain} ${row.key}`, first ?? row);
    return first === undefined || first.file === row.file
      ? []
      : [errorAt('phrases', row.file, `${row.key} also stands in ${first.file}`, row.line)];
  });
}

interface Spoken {
  texts: Set<string>;
  /** Heads and tails of templates: `status.${name}` speaks of every key that begins so. */
  templates: [head: string, tail: string][];
}

async function unused(root: string, rows: PhraseRow[], sources: Map<string, ts.SourceFile>): Promise<Finding[]> {
  const spokenIn = new Map<string, Spoken>();
  const findings: Finding[] = [];
  for (const row of rows) {
    // The texts that the specification names must be there before a screen says each of them (docs/rules.md, R8.5).
    if (row.file.endsWith('lib/i18n/common.phrases.ts')) continue;
    const scope = scopeOf(row.file, sources);
    let spoken = spokenIn.get(scope);
    if (spoken === undefined) {
      spoken = speech(
        [...sources]
          .filter(([file]) => file.startsWith(scope) && !file.endsWith('.phrases.ts'))
          .map(([, source]) => source),
      );
      // A key may arrive as a value of the contract, such as a status: `t(visit.status)`.
      for (const text of await contractTexts(root, scope)) spoken.texts.add(text);
      spokenIn.set(scope, spoken);
    }
    const { texts, templates } = spoken;
    if (texts.has(row.key) || templates.some(([head, tail]) => row.key.startsWith(head) && row.key.endsWith(tail)))
      continue;
    findings.push(errorAt('unused-phrase', row.file, `${row.key} is not used`, row.line));
  }
  return findings;
}

/** Where a phrase may be used: its room; everywhere when the room's side door gives its phrases out, or below no room. */
function scopeOf(file: string, sources: Map<string, ts.SourceFile>): string {
  const room = /^apps\/web\/src\/features\/[^/]+\//.exec(file)?.[0];
  if (room === undefined) return `${web}/`;
  return sources.get(`${room}index.ts`)?.text.includes('.phrases.ts') ? `${web}/` : room;
}

function speech(sources: ts.SourceFile[]): Spoken {
  const spoken: Spoken = { texts: new Set(), templates: [] };
  for (const source of sources) {
    walk(source, (node) => {
      if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) spoken.texts.add(node.text);
      if (ts.isTemplateExpression(node)) {
        const tail = node.templateSpans.at(-1)?.literal.text ?? '';
        if (node.head.text !== '' || tail !== '') spoken.templates.push([node.head.text, tail]);
      }
    });
  }
  return spoken;
}

async function contractTexts(root: string, scope: string): Promise<Set<string>> {
  const room = /features\/([^/]+)\/$/.exec(scope)?.[1];
  const files = await listFiles(root, room === undefined ? 'packages/contract/src' : `packages/contract/src/${room}`);
  const sources = await Promise.all(
    files.filter((file) => file.endsWith('.schema.ts')).map((file) => parse(root, file)),
  );
  return speech(sources).texts;
}
