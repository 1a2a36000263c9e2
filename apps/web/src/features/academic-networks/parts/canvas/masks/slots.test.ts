// Items of a drawing are hidden and come back as they were.
import { expect, it } from 'vitest';
import { openSlots, type Mask } from './slots.ts';

function written(mask: Mask) {
  const slots = openSlots(mask);
  const array = new Float32Array(6);
  slots.reallocate(3, 2);
  const write = (slot: number, place: number, first: number): void => {
    slots.forget(slot);
    array.set([first, first + 1], slot * 2);
    slots.keep(array, slot * 2, place);
  };
  // The stage draws in an order of its own: the last of the list stands in the first slot.
  for (const [slot, place] of [2, 0, 1].entries()) write(slot, place, 10 * (place + 1));
  const show = (list: Mask['list']): number[] => {
    Object.assign(mask, { list, version: mask.version + 1 });
    slots.apply(array);
    return [...array];
  };
  return { slots, array, write, show };
}

it('what a list hides is nought in its slot, and comes back as it was written', () => {
  const { array, show } = written({ list: undefined, version: 0 });
  expect([...array]).toEqual([30, 31, 10, 11, 20, 21]);
  expect(show([1, 0, 5])).toEqual([30, 31, 10, 11, 0, 0]);
  expect(show([0, 0, 0])).toEqual([0, 0, 0, 0, 0, 0]);
  expect(show(undefined)).toEqual([30, 31, 10, 11, 20, 21]);
});

it('an item written anew while it is hidden stays hidden, and comes back with its new look', () => {
  const { array, write, show } = written({ list: undefined, version: 0 });
  show([1, 0, 1]);
  write(2, 1, 70);
  expect([...array]).toEqual([30, 31, 10, 11, 0, 0]);
  expect(show([1, 1, 1])).toEqual([30, 31, 10, 11, 70, 71]);
});

it('what the stage itself left out is not brought back', () => {
  const { slots, array, show } = written({ list: undefined, version: 0 });
  show([0, 1, 1]);
  slots.forget(1);
  expect(show([1, 1, 1])).toEqual([30, 31, 0, 0, 20, 21]);
  expect(array).toHaveLength(6);
});
