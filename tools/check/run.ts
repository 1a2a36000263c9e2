// `npm run check [-- step…] [--fix]`: every rule of the house in one command; exit code 1 when one is broken.
import path from 'node:path';
import { type Finding, errorAt, printed } from './report/finding.ts';
import { steps } from './report/steps.ts';

const root = path.resolve(import.meta.dirname, '../..');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const fix = process.argv.includes('--fix');
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`check: no step is called ${unknown.join(', ')}; there are ${Object.keys(steps).join(', ')}`);
  process.exit(2);
}

const findings: Finding[] = [];
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = performance.now();
  const found = await step(root, { fix }).catch((error: unknown) => [
    errorAt(
      name,
      'tools/check',
      `broke off: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    ),
  ]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6);
  const faults = found.filter((finding) => finding.level === 'error').length;
  console.log(`${name.padEnd(13)}${seconds} s  ${faults === 0 ? 'clean' : `${faults} found`}`);
  findings.push(...found);
}

for (const finding of findings) console.log(printed(finding));
const faults = findings.filter((finding) => finding.level === 'error').length;
console.log(faults === 0 ? 'check: clean' : `check: ${faults} found`);
// Not process.exit: a long list of findings must leave the pipe whole.
process.exitCode = faults === 0 ? 0 : 1;
