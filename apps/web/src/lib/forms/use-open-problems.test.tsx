// Problems that still stand while a form is mended.
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOpenProblems } from './index.ts';

const name = { field: 'name', label: 'Name', message: 'Fill this in' };
const place = { field: 'place', label: 'Place', message: 'Fill this in' };

it('a problem is gone once its field is changed, the others stand, and the next try tells anew', () => {
  const first = { problems: [name, place], work: { name: '', place: '' } };
  const { result, rerender } = renderHook(({ problems, work }) => useOpenProblems(problems, work), {
    initialProps: first,
  });
  expect(result.current).toEqual([name, place]);
  rerender({ ...first, work: { name: '医院', place: '' } });
  expect(result.current).toEqual([place]);
  rerender({ problems: [name], work: { name: '医院', place: '杭州' } });
  expect(result.current).toEqual([name]);
});
