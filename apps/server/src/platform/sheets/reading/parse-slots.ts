// At most two sheets are read at a time in a process; the others wait for their turn.

const SLOTS = 2;
const waiting: (() => void)[] = [];
let busy = 0;

/** Takes a slot; the answer gives it back. */
export async function takeSlot(): Promise<() => void> {
  if (busy < SLOTS) busy += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    const next = waiting.shift();
    // A waiting one takes the slot over, so the count stays.
    if (next === undefined) busy -= 1;
    else next();
  };
}
