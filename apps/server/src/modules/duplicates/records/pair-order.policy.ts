// The two ids of a pair, the older record first, whichever way they were given.

export const inOrder = (one: string, other: string): [string, string] =>
  BigInt(one) < BigInt(other) ? [one, other] : [other, one];

export function orderedEnds({ leftId, rightId }: { readonly leftId: string; readonly rightId: string }): {
  leftId: string;
  rightId: string;
} {
  const [first, second] = inOrder(leftId, rightId);
  return { leftId: first, rightId: second };
}
