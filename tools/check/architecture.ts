// Architecture: rules A1 to A10, names, sizes and cycles (docs/architecture.md says them in words).
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ICruiseResult, allExtensions, cruise } from 'dependency-cruiser';
import { type Finding, errorAt } from './report/finding.ts';
import { listSourceFiles } from './report/source-files.ts';
import { fileFindings } from './rules/file-rules.ts';
import { importRules } from './rules/import-rules.ts';
import { steadyFindings } from './rules/journeys/steady-rules.ts';
import { classFindings } from './rules/styles/class-rules.ts';
import { contactFindings } from './rules/tables/contact-rules.ts';
import { seedFindings } from './rules/tables/seed-rules.ts';
import { syntaxFindings } from './rules/syntax-rules.ts';
import { tableFindings } from './rules/table-rules.ts';

const cruised = ['packages', 'apps', 'tools', 'e2e', 'bench', 'database'];

export async function checkArchitecture(root: string): Promise<Finding[]> {
  const domains = await readDomains(root);
  const files = await listSourceFiles(root);
  const found = await Promise.all([
    importFindings(root, domains),
    fileFindings(root, files, domains),
    classFindings(root, files),
    syntaxFindings(root, files),
    steadyFindings(root, files),
    tableFindings(root, files, domains),
    seedFindings(root, files),
    contactFindings(root, files),
  ]);
  return found.flat();
}

/** Read as text: a module once imported would be handed out unchanged to a second look in the same process. */
async function readDomains(root: string): Promise<readonly string[]> {
  const text = await readFile(path.join(root, 'packages/contract/src/domains.ts'), 'utf8');
  const list = /export const domains = \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  const domains = [...list.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '');
  if (domains.length === 0) throw new Error('packages/contract/src/domains.ts lists no domains');
  return domains;
}

async function importFindings(root: string, domains: readonly string[]): Promise<Finding[]> {
  // Without a TypeScript it can use, the cruiser reads nothing and reports a clean house.
  if (!allExtensions.some(({ extension, available }) => extension === '.ts' && available)) {
    return [
      errorAt(
        'architecture',
        'package.json',
        'dependency-cruiser cannot read TypeScript: the package `typescript` must stay on 6',
      ),
    ];
  }
  // The cruiser reports a rule by name alone, so that each gets a name of its own and its words can be found again.
  const rules = importRules(root, domains);
  const forbidden = rules.map((rule, index) => ({ ...rule, name: String(index) }));
  const reply = await cruise(
    cruised.filter((folder) => existsSync(path.join(root, folder))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden },
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|coverage|test-results|playwright-report)/' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'node', 'browser', 'default', 'types'],
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
      },
    },
  );
  const { summary } = reply.output as ICruiseResult;
  const reports = summary.violations.map(({ rule, from, to, cycle }) => {
    const broken = rules[Number(rule.name)];
    const target = cycle ? cycle.map((step) => step.name).join(' → ') : to;
    return errorAt(broken?.name ?? rule.name, from, `imports ${target}: ${broken?.comment ?? ''}`);
  });
  const told = new Map(reports.map((finding) => [`${finding.rule} ${finding.file} ${finding.message}`, finding]));
  return [...told.values()];
}
