import { expect, it } from 'vitest';
import { fillIn, inGeneral, placeholdersOf, withoutPlaceholders } from './fill-in.ts';

it.each([
  [1, '1 doctor was told'],
  ['1', '1 doctor was told'],
  [0, '0 doctors were told'],
  [2, '2 doctors were told'],
  ['1,000', '1,000 doctors were told'],
])('one is told from many: %s', (count, words) => {
  expect(fillIn('{count, doctor was|doctors were} told', { count })).toBe(words);
});

it('a value is text: nothing in it is read as a placeholder, and what has no value stays as it is written', () => {
  expect(fillIn('{name} of {count, row|rows}', { name: '{count} $& $1' })).toBe('{count} $& $1 of {count, row|rows}');
});

it('a page about a text shows its many', () => {
  expect(inGeneral('{count, row|rows} of {total}')).toBe('{count} rows of {total}');
});

it('names are told once and in order; braces that hold no placeholder are left', () => {
  expect(placeholdersOf('{total} of {count, row|rows} and {count}')).toEqual(['count', 'total']);
  expect(withoutPlaceholders('{count, row|rows} {a b} {count, row}')).toBe(' {a b} {count, row}');
});
