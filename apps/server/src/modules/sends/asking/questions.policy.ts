// What counts as a question, and how many one letter may bring.
const SHORTEST = 2;
export const LONGEST = 500;

/** Questions of one letter, and the milliseconds that are looked back: a link that was passed on floods nobody. */
export const mostOfLetter = { most: 3, within: 86_400_000 } as const;

// Control characters say nothing and cannot be stored; line breaks stay.
const unreadable = /[\p{Cc}\p{Cs}\p{Co}]/gu;

/** The words without what cannot be read; undefined where they are too few or too many. */
export function plainQuestion(words: string): string | undefined {
  const plain = words
    .replaceAll('\r\n', '\n')
    .replaceAll(unreadable, (one) => (one === '\n' ? one : ' '))
    .trim();
  const length = [...plain].length;
  return length >= SHORTEST && length <= LONGEST ? plain : undefined;
}
