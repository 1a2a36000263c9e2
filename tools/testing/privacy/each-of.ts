// Many calls of a test, four at a time: the database answers one call while the server works at another.

/** The answers in the order of what was asked. */
export async function eachOf<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (let at = 0; at < all.length; at += 4) answers.push(...(await Promise.all(all.slice(at, at + 4).map(work))));
  return answers;
}
