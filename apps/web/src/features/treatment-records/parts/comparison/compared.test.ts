// A comparison is named by its address, which somebody may have changed by hand.
import { expect, test } from 'vitest';
import { comparedIn, comparisonPath, personaId } from './compared.ts';

const one = { indication: 'MIGRAINE', line: 1, ageBand: 'FROM_18_TO_39' } as const;
const other = { indication: 'MIGRAINE', line: 2, ageBand: 'FROM_60' } as const;
const searchOf = (path: string): URLSearchParams => new URL(path, 'http://localhost').searchParams;

test('the address of a comparison names its portraits in their order', () => {
  expect(comparedIn(searchOf(comparisonPath([other, one].map(personaId))))).toEqual([other, one]);
});

test('one portrait, the same twice, five, and what is no portrait are no comparison', () => {
  const five = [1, 2, 3, 4, 5].map((line) => personaId({ ...one, line }));
  for (const ids of [[], [personaId(one)], [personaId(one), personaId(one)], five, [personaId(one), 'MIGRAINE.9.OLD']])
    expect(comparedIn(searchOf(comparisonPath(ids)))).toBeNull();
});
