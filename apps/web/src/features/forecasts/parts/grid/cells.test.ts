// Typing and pasting boxes into the grid (product: paste from Excel).
import { expect, test } from 'vitest';
import { deltaOf, readBoxes, readPaste, sumOf } from './cells.ts';

test.each([
  ['12', 12],
  [' 1,200 ', 1200],
  ['１２', 12],
  ['3.0', 3],
  ['', null],
  ['—', null],
  ['1.5', undefined],
  ['-3', undefined],
  ['十', undefined],
  ['1000001', undefined],
])('%j is read as %j boxes', (text, boxes) => expect(readBoxes(text)).toBe(boxes));

test('a block of a spreadsheet fills cells to the right and below, and stops at the edge of the grid', () => {
  const pasted = readPaste('1\t2\t3\r\n4\t\t6\r\n', { row: 1, column: 1 }, { rows: 3, columns: 3 });
  expect(pasted).toEqual([
    { row: 1, column: 1, text: '1' },
    { row: 1, column: 2, text: '2' },
    { row: 2, column: 1, text: '4' },
    { row: 2, column: 2, text: '' },
  ]);
});

test('sums and departures say nothing where nothing is known', () => {
  expect([sumOf([null, null]), sumOf([1, null, 2])]).toEqual([null, 3]);
  expect([deltaOf(130, 100), deltaOf(5, 0), deltaOf(null, 10)]).toEqual([0.3, null, null]);
});
