// `npm run new:domain <name> [-- --after <domain> --zh <name> --section <menu>]`: a whole column in the house style.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkErrors } from '../check/errors.ts';
import { runProgram } from '../check/report/run-program.ts';
import { writeDomain } from './write-domain.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { after: { type: 'string' }, zh: { type: 'string' }, section: { type: 'string' } },
});
const [domain] = positionals;
if (domain === undefined) {
  console.error(
    'usage: npm run new:domain <name-in-plural> [-- --after <domain> --zh <Chinese name> --section <menu>]',
  );
  process.exit(2);
}

const written = await writeDomain(root, { domain, ...values, now: new Date() });
await runProgram(root, 'oxfmt', ['--write', ...written.filter((file) => !file.endsWith('.sql'))]);
await checkErrors(root, { fix: true });
for (const file of [...written, 'docs/errors.md']) console.log(file);
console.log(
  values.zh === undefined ? 'Say its name in Chinese: routes, phrases and endpoints hold the English one.' : '',
);
console.log(
  'Next: npm run check -- migrations --fix, npm run db:schema, npm run check, and the permissions of its calls.',
);
