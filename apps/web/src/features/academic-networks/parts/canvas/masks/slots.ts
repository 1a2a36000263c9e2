// What a program of the stage draws, item by item, so that items are hidden and shown again by writing numbers alone.

/** Which items are shown: by place in the list of what is drawn, 0 for a hidden one; without a list all are. */
export interface Mask {
  list: ArrayLike<number> | undefined;
  /** Grows with every change of the list. */
  version: number;
}

export interface Slots {
  /** There is room for so many items of `stride` numbers. */
  reallocate(capacity: number, stride: number): void;
  /** The item of this slot is about to be written anew, or left out by the stage itself. */
  forget(slot: number): void;
  /** The item that begins at `start` was written; `place` is where it stands in the list. */
  keep(array: Float32Array, start: number, place: number): void;
  /** Hides and shows in the array what the mask has changed since. */
  apply(array: Float32Array): void;
}

export function openSlots(mask: Mask): Slots {
  let width = 1;
  let whole = new Float32Array(0);
  let places = new Int32Array(0);
  let isOut = new Uint8Array(0);
  let applied = mask.version;
  const isHidden = (place: number): boolean => mask.list !== undefined && !mask.list[place];
  return {
    reallocate(capacity, stride) {
      if (places.length === capacity && width === stride) return;
      width = stride;
      whole = new Float32Array(capacity * stride);
      places = new Int32Array(capacity).fill(-1);
      isOut = new Uint8Array(capacity);
    },
    forget(slot) {
      places[slot] = -1;
    },
    keep(array, start, place) {
      const slot = start / width;
      for (let at = start; at < start + width; at += 1) whole[at] = array[at]!;
      places[slot] = place;
      isOut[slot] = 0;
      if (!isHidden(place)) return;
      isOut[slot] = 1;
      array.fill(0, start, start + width);
    },
    apply(array) {
      if (applied === mask.version) return;
      applied = mask.version;
      for (let slot = 0; slot < places.length; slot += 1) {
        const place = places[slot]!;
        if (place < 0) continue;
        const hide = isHidden(place) ? 1 : 0;
        if (isOut[slot] === hide) continue;
        isOut[slot] = hide;
        const end = (slot + 1) * width;
        for (let at = slot * width; at < end; at += 1) array[at] = hide === 1 ? 0 : whole[at]!;
      }
    },
  };
}
