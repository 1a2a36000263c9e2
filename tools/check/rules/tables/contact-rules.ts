// Which visits count is said once, by the columns is_contact and is_counted: a list of states in another room is a second answer.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Finding, errorAt } from '../../report/finding.ts';

const elsewhere = /^apps\/server\/src\/modules\/(?!visits\/).*(?<!\.test)\.sql\.ts$/;
/** No other table knows this state. */
const counted = /'SUBMITTED_LATE'/;

export async function contactFindings(root: string, files: readonly string[]): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const file of files.filter((name) => elsewhere.test(name))) {
    const lines = (await readFile(path.join(root, file), 'utf8')).split('\n');
    for (const [at, line] of lines.entries())
      if (counted.test(line))
        found.push(
          errorAt('visit-contact', file, 'ask visits.is_contact (the doctor was met) or visits.is_counted', at + 1),
        );
  }
  return found;
}
