// Colours as the stage blends them.
import { expect, it } from 'vitest';
import { faded } from './drawn.ts';

it('an opacity is multiplied into the colour, as the stage adds colours that are', () => {
  expect(faded('#2456e0', 1)).toBe('#2456e0ff');
  expect(faded('#ff8000', 0.5)).toBe('#80400080');
  expect(faded('#ffffff', 0)).toBe('#00000000');
});
