// Remembers chosen rows over pages, or "all that match" (look and feel, list page; conventions, batch bar).
import { useCallback, useMemo, useState } from 'react';

export type Selection = {
  keys: readonly string[];
  /** All rows that match the filters are meant, also those never loaded. */
  allMatching: boolean;
  setKeys: (keys: readonly string[]) => void;
  selectAllMatching: () => void;
  clear: () => void;
};

export function useSelection(): Selection {
  const [state, setState] = useState<{ keys: readonly string[]; allMatching: boolean }>(nothing);
  const setKeys = useCallback((keys: readonly string[]) => setState({ keys, allMatching: false }), []);
  const selectAllMatching = useCallback(() => setState((now) => ({ ...now, allMatching: true })), []);
  const clear = useCallback(() => setState(nothing), []);
  return useMemo(() => ({ ...state, setKeys, selectAllMatching, clear }), [state, setKeys, selectAllMatching, clear]);
}

const nothing = { keys: [] as readonly string[], allMatching: false };
