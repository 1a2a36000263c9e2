// Errors: the rows of the contract and docs/errors.md say the same, both ways; every endpoint names errors that exist.
import { inGeneral } from '../../packages/contract/src/core/fill-in.ts';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Finding, type StepOptions, errorAt } from './report/finding.ts';
import { type Loaded, type NamedRow, isNamedRow, loadEndpoints, loadErrors } from './rules/contract-modules.ts';
import { type PageRow, readPage, writePage } from './rules/errors-page.ts';
import { placeholders } from './rules/phrase-rows.ts';

const page = 'docs/errors.md';

export async function checkErrors(root: string, options: StepOptions): Promise<Finding[]> {
  const errors = await loadErrors(root);
  const file = path.join(root, page);
  let text = await readFile(file, 'utf8').catch(() => '');
  if (options.fix) {
    text = writePage(
      errors.map(({ row }) => row),
      readPage(text),
    );
    await writeFile(file, text);
  }
  return [
    ...errors.flatMap(rowFindings),
    ...twice(errors),
    ...pageFindings(errors, readPage(text)),
    ...(await endpointFindings(root, errors)),
  ];
}

function rowFindings({ file, domain, name, row }: Loaded<NamedRow>): Finding[] {
  const found: Finding[] = [];
  if (row.code !== `${domain}.${name}`)
    found.push(errorAt('errors', file, `${name} answers as ${row.code}, not as ${domain}.${name}`));
  if (row.zh.trim() === '' || row.en.trim() === '')
    found.push(errorAt('errors', file, `${row.code} lacks words in one language`));
  if (placeholders(row.zh) !== placeholders(row.en))
    found.push(errorAt('errors', file, `${row.code}: placeholders differ between zh and en`));
  return found;
}

function twice(errors: Loaded<NamedRow>[]): Finding[] {
  const codes = errors.map(({ row }) => row.code);
  return errors
    .filter(({ row }, index) => codes.indexOf(row.code) !== index)
    .map(({ file, row }) => errorAt('errors', file, `${row.code} is defined twice`));
}

function pageFindings(errors: Loaded<NamedRow>[], rows: PageRow[]): Finding[] {
  const written = new Map(rows.map((row) => [row.code, row]));
  const defined = new Set(errors.map(({ row }) => row.code));
  const found = errors.flatMap(({ file, row }) => {
    const line = written.get(row.code);
    if (line === undefined)
      return [errorAt('errors', file, `${row.code} is not in ${page}; \`npm run check -- errors --fix\``)];
    const differing = (['status', 'zh', 'en'] as const).filter(
      (column) => String(line[column]) !== inGeneral(String(row[column])),
    );
    const told = differing.map((column) =>
      errorAt('errors', page, `${row.code}: ${column} differs from ${file}`, line.line),
    );
    return line.next === ''
      ? [...told, errorAt('errors', page, `${row.code} does not say what the user does next`, line.line)]
      : told;
  });
  const gone = rows
    .filter((row) => !defined.has(row.code))
    .map((row) => errorAt('errors', page, `${row.code} is defined nowhere`, row.line));
  return [...found, ...gone];
}

async function endpointFindings(root: string, errors: Loaded<NamedRow>[]): Promise<Finding[]> {
  const defined = new Set(errors.map(({ row }) => row.code));
  return (await loadEndpoints(root)).flatMap(({ file, name, row }) =>
    row.errors
      .filter((error) => !isNamedRow(error) || !defined.has(error.code))
      .map((error) =>
        errorAt(
          'errors',
          file,
          `${name} declares ${isNamedRow(error) ? error.code : String(error)}, which does not exist`,
        ),
      ),
  );
}
