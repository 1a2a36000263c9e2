// The last change of the day and the way back: one line that stays until the next change.
import { useState } from 'react';

export interface Undoable {
  readonly words: string;
  /** Absent where nobody but somebody else may take it back. */
  readonly undo?: (() => Promise<unknown>) | undefined;
}

export interface Undo {
  readonly last: Undoable | null;
  readonly isUndoing: boolean;
  readonly remember: (done: Undoable) => void;
  readonly undo: () => void;
  readonly forget: () => void;
}

export function useUndo(): Undo {
  const [last, setLast] = useState<Undoable | null>(null);
  const [isUndoing, setUndoing] = useState(false);
  const undo = async (): Promise<void> => {
    if (last?.undo === undefined) return;
    setUndoing(true);
    // The call shows its own words when it fails; the line stays, so that it can be tried again.
    await last.undo().then(
      // What was changed meanwhile stays.
      () => setLast((now) => (now === last ? null : now)),
      () => undefined,
    );
    setUndoing(false);
  };
  return { last, isUndoing, remember: setLast, undo: () => void undo(), forget: () => setLast(null) };
}
