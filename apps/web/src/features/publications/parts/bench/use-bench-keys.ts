// The bench by keyboard: J and K move, X chooses, Y and N decide, U takes the last decision back.
import type { Decision } from '@yijian/contract/publications';
import { useEffect, useRef } from 'react';

export interface BenchKeys {
  readonly move: (by: number) => void;
  readonly choose: () => void;
  readonly decide: (decision: Decision) => void;
  readonly undo: () => void;
}

/** Not while somebody types, nor with a modifier, nor while a dialog is open. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.repeat ||
  (event.target instanceof Element &&
    event.target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null);

/** A dialog that was closed may stay in the page, hidden. */
const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role="dialog"]')].some((dialog) => dialog.checkVisibility());

export function useBenchKeys(keys: BenchKeys): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isTaken(event) || isDialogOpen()) return;
      const { move, choose, decide, undo } = now.current;
      const actions: Readonly<Record<string, () => void>> = {
        j: () => move(1),
        k: () => move(-1),
        x: choose,
        y: () => decide('CONFIRM'),
        n: () => decide('REJECT'),
        u: undo,
      };
      actions[event.key.toLowerCase()]?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
