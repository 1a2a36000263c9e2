// Work that many do at the same time and that costs much for one and little for several, such as a transaction: whoever comes while it is under way
// is done together with the others who came.

interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/** `work` answers one result for each item, in their order. Nobody waits for others to come. */
export function together<T, R>(work: (items: readonly T[]) => Promise<readonly R[]>): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  let isUnderWay = false;
  const run = async (): Promise<void> => {
    isUnderWay = true;
    while (waiting.length > 0) {
      const taken = waiting;
      waiting = [];
      try {
        const results = await work(taken.map(({ item }) => item));
        taken.forEach(({ resolve }, at) => resolve(results[at]!));
      } catch (error) {
        for (const { reject } of taken) reject(error);
      }
    }
    isUnderWay = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isUnderWay) void run();
    });
}
