// Lint: oxlint with type-aware rules over our source folders; rules in .oxlintrc.json.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Finding, type StepOptions, errorAt, warningAt } from './report/finding.ts';
import { runProgram } from './report/run-program.ts';

interface Diagnostic {
  message: string;
  code?: string;
  severity: string;
  filename: string;
  labels?: { span?: { line?: number } }[];
}

// The root itself is never passed: the walk would enter installed packages and the type-aware half gives up there.
const house = [
  'packages/contract/src',
  'packages/ui/src',
  'packages/ui/gallery',
  'apps/server/src',
  'apps/web/src',
  'tools',
  'database',
  'e2e',
  'bench',
];

export async function checkLint(
  root: string,
  { fix, places = house }: StepOptions & { places?: readonly string[] },
): Promise<Finding[]> {
  const present = places.filter((place) => existsSync(path.join(root, place)));
  const args = ['--type-aware', '--no-error-on-unmatched-pattern', '-c', '.oxlintrc.json', '-f', 'json'];
  const result = await runProgram(root, 'oxlint', [...args, ...(fix ? ['--fix'] : []), ...present]);
  const report = parseReport(result.stdout);
  if (report === undefined) return [errorAt('lint', '.oxlintrc.json', (result.stderr + result.stdout).trim())];
  const findings = report.map((diagnostic) => {
    const at = diagnostic.severity === 'warning' ? warningAt : errorAt;
    return at(diagnostic.code ?? 'lint', diagnostic.filename, diagnostic.message, diagnostic.labels?.[0]?.span?.line);
  });
  if (result.code !== 0 && findings.length === 0) return [errorAt('lint', '.oxlintrc.json', result.stderr.trim())];
  return findings;
}

function parseReport(text: string): Diagnostic[] | undefined {
  try {
    return (JSON.parse(text) as { diagnostics: Diagnostic[] }).diagnostics;
  } catch {
    return undefined;
  }
}
