// Tests that are put aside (`put-aside.json`): the gate skips them, `npm run test:all` runs them and tells what they did.
import { readFileSync } from 'node:fs';

/** More than these are not put aside but broken. */
export const MOST_PUT_ASIDE = 5;

/** Each with the file and title of the test, the day and the reason. */
export const putAside = JSON.parse(readFileSync(new URL('../put-aside.json', import.meta.url), 'utf8'));

/** Words for vitest that leave the tests out. */
export const withoutForVitest = (list) => (list.length === 0 ? [] : [`--testNamePattern=^(?!.*(${titles(list)})$)`]);

/** Words for Playwright that leave the tests out. */
export const withoutForPlaywright = (list) => (list.length === 0 ? [] : [`--grep-invert=(${titles(list)})`]);

/** A report without what failed of the tests put aside, and what failed of them. */
export function withoutPutAside(report, list) {
  const isPutAside = (file, { title }) => list.some((one) => one.file === file && one.test === title);
  return {
    report: report.map((one) => ({ ...one, failures: one.failures.filter((fault) => !isPutAside(one.file, fault)) })),
    failed: report.flatMap(({ file, failures }) =>
      failures.filter((fault) => isPutAside(file, fault)).map((fault) => ({ file, ...fault })),
    ),
  };
}

function titles(list) {
  return list.map(({ test }) => test.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
}
