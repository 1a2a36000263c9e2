// What failed is tried again: which files, and how a report and a later try of its failed files become one.

/** A test fails when it fails this often. */
export const MOST_TRIES = 3;

/** More failures than these are a fault of the product or of the tests, not of the machine: nothing is tried again. */
export const MOST_UNSTEADY = 10;

export const failuresOf = (report) => report.flatMap(({ file, failures }) => failures.map((one) => ({ file, ...one })));

/** What passed only when it was tried again, with its first error. */
export const unsteadyOf = (report) =>
  report.flatMap(({ file, unsteady = [] }) => unsteady.map((one) => ({ file, ...one })));

/** Files with failed tests. A failure that belongs to no file cannot be tried again alone. */
export const filesToTryAgain = (report) =>
  report.filter(({ file, failures }) => file !== undefined && failures.length > 0).map(({ file }) => file);

export const countsOf = (report) => ({
  passed: report.reduce((sum, { passed }) => sum + passed, 0),
  skipped: report.reduce((sum, { skipped }) => sum + skipped, 0),
  failed: failuresOf(report).length,
});

/** The later try of a file takes the place of the earlier one; what failed before and passes now is kept as unsteady. */
export function withAnotherTry(report, again) {
  const later = new Map(again.map((one) => [one.file, one]));
  return report.map((before) => {
    const now = later.get(before.file);
    if (now === undefined || before.file === undefined) return before;
    const first = new Map(before.failures.map((one) => [one.test, one]));
    const still = new Set(now.failures.map(({ test }) => test));
    return {
      ...now,
      failures: now.failures.map((one) => first.get(one.test) ?? one),
      unsteady: [...(before.unsteady ?? []), ...before.failures.filter(({ test }) => !still.has(test))],
    };
  });
}
