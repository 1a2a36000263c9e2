// A total is split into whole boxes by weights, exactly (product: split rules).

/** Shares of the total by weight, largest remainders first; they sum to the total. All weights 0: undefined. */
export function splitTotal(total: number, weights: readonly number[]): number[] | undefined {
  const sum = weights.reduce((all, one) => all + one, 0);
  if (sum === 0) return undefined;
  const exact = weights.map((weight) => (total * weight) / sum);
  const shares = exact.map(Math.floor);
  const left = total - shares.reduce((all, one) => all + one, 0);
  const byRest = exact
    .map((one, at) => ({ at, rest: one - Math.floor(one) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of byRest.slice(0, left)) shares[at]! += 1;
  return shares;
}

/** The boxes of a line over its months, in the shape of its forecast; evenly where it has none. */
export function splitMonths(boxes: number, shape: readonly (number | null)[]): number[] {
  const weights = shape.map((one) => one ?? 0);
  return (
    splitTotal(boxes, weights) ??
    splitTotal(
      boxes,
      weights.map(() => 1),
    ) ??
    []
  );
}
