// While one waits for a service that takes no more, the others do not ask it either.
import { expect, it } from 'vitest';
import { pauses } from './pauses.policy.ts';

const atOnce = async (work: Promise<void>): Promise<boolean> => {
  let isDone = false;
  void work.then(() => {
    isDone = true;
  });
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  return isDone;
};

it('nobody rests while nobody pauses, and everybody while somebody does', async () => {
  const { pause, rest } = pauses();
  expect(await atOnce(rest())).toBe(true);
  const pausing = pause(30);
  const resting = rest();
  expect(await atOnce(resting)).toBe(false);
  await Promise.all([pausing, resting]);
  expect(await atOnce(rest())).toBe(true);
});
