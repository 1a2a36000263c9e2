// Whether the screen is locked; kept for the browser tab, so that a refresh does not open it (beyond the specification).
import { create } from 'zustand';

const KEY = 'yijian:locked';

function stored(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

interface LockState {
  readonly locked: boolean;
  readonly lock: () => void;
  readonly unlock: () => void;
}

function keep(locked: boolean): { locked: boolean } {
  try {
    if (locked) sessionStorage.setItem(KEY, 'yes');
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that stores nothing still locks until it is refreshed.
  }
  return { locked };
}

export const useLock = create<LockState>((set) => ({
  locked: stored(),
  lock: () => set(keep(true)),
  unlock: () => set(keep(false)),
}));
