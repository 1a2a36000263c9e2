// What is tried again, and what the tries come to.
import { expect, it } from 'vitest';
import { countsOf, failuresOf, filesToTryAgain, unsteadyOf, withAnotherTry } from './tries.mjs';

const fault = (test: string, text = 'late') => ({ test, title: test, fault: text });
const file = (name: string | undefined, passed: number, ...failures: ReturnType<typeof fault>[]) => ({
  file: name,
  passed,
  skipped: 0,
  failures,
});

it('tries the files with failures again, and nothing that belongs to no file', () => {
  const report = [file('a', 3), file('b', 1, fault('two')), file(undefined, 0, fault('the run'))];
  expect(filesToTryAgain(report)).toEqual(['b']);
});

it('counts what passes when tried again as passed and tells it with its first error', () => {
  const first = [file('a', 3), file('b', 1, fault('two', 'first error'))];
  const second = withAnotherTry(first, [file('b', 1, fault('two', 'second error'))]);
  expect([countsOf(second).failed, unsteadyOf(second)]).toEqual([1, []]);
  const third = withAnotherTry(second, [file('b', 2)]);
  expect(countsOf(third)).toEqual({ passed: 5, skipped: 0, failed: 0 });
  expect(unsteadyOf(third)).toEqual([{ file: 'b', ...fault('two', 'first error') }]);
});

it('keeps as failed what failed each time, with its first error, and what no later try ran', () => {
  const first = [file('a', 0, fault('one', 'first error')), file('b', 0, fault('two'))];
  const later = withAnotherTry(first, [file('a', 0, fault('one', 'another error'))]);
  expect(failuresOf(later)).toEqual([
    { file: 'a', ...fault('one', 'first error') },
    { file: 'b', ...fault('two') },
  ]);
  expect(unsteadyOf(later)).toEqual([]);
});

it('takes a run that broke off for no try', () => {
  const first = [file('a', 0, fault('one'))];
  expect(withAnotherTry(first, [file(undefined, 0, fault('unit', 'killed'))])).toEqual(first);
});
