// A filter on its way from the slider to the picture: told past React, so that every step costs less than a frame.
import type { Slid } from '../filters/network-filters.tsx';

export interface Sliding {
  readonly tell: (slid: Slid) => void;
  /** One listens at a time; answers how to stop. */
  readonly listen: (hear: (slid: Slid) => void) => () => void;
}

export function openSliding(): Sliding {
  let heard: ((slid: Slid) => void) | undefined;
  return {
    tell: (slid) => heard?.(slid),
    listen: (hear) => {
      heard = hear;
      return () => {
        if (heard === hear) heard = undefined;
      };
    },
  };
}
