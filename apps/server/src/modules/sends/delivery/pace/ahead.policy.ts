// A queue that is filled before it is empty: whoever works on it does not wait for the next part to be read.

/** Some items; `isMore` asks to be called again while they are worked on. */
export interface Supply<T> {
  readonly items: readonly T[];
  readonly isMore: boolean;
}

/**
 * Answers a function that gives out the items one by one, to many at once, and undefined when there are no more; undefined when there are none at all. `supply`
 * is called, one call at a time, as soon as fewer than `ahead` items are left. What it throws reaches whoever asks for the next item.
 */
export async function aheadOf<T>(
  ahead: number,
  supply: () => Promise<Supply<T> | undefined>,
): Promise<(() => Promise<T | undefined>) | undefined> {
  const first = await supply();
  if (first === undefined) return undefined;
  const waiting = [...first.items];
  let { isMore } = first;
  let failure: { readonly error: unknown } | undefined;
  let supplying: Promise<void> | undefined;
  const fill = async (): Promise<void> => {
    try {
      const more = await supply();
      waiting.push(...(more?.items ?? []));
      isMore = more?.isMore ?? false;
    } catch (error) {
      // Kept for the next who asks: at this moment perhaps nobody waits for it.
      failure = { error };
      isMore = false;
    }
    supplying = undefined;
  };
  return async () => {
    for (;;) {
      if (isMore && waiting.length < ahead) supplying ??= fill();
      const item = waiting.shift();
      if (item !== undefined) return item;
      if (failure !== undefined) throw failure.error;
      if (supplying === undefined) return undefined;
      await supplying;
    }
  };
}
