// Repeatable randomness: the same seed gives the same data on every machine.

export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
}

/** A stream of random numbers (mulberry32). Streams of different keys are independent of one another. */
export function random(...keys: readonly (string | number)[]): Random {
  let state = seedOf(keys.join('/'));
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)]!,
  };
}

/** Choices with shares, such as `[['A', 1], ['B', 3]]`: B comes three times as often. */
export function weighted<T>(rows: readonly (readonly [T, number])[]): (random: Random) => T {
  let sum = 0;
  const bounds = rows.map(([, share]) => (sum += share));
  return (random) => {
    const point = random.next() * sum;
    return rows[bounds.findIndex((bound) => point < bound)]![0];
  };
}

/** FNV-1a. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}
