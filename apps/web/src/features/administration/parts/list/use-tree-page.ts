// What a section shown as a tree keeps: the keyword and what is unfolded.
import { useMemo, useState } from 'react';
import { treeRows, withParents, type Branching, type TreeRow } from './tree.ts';

export interface TreePage<T> {
  readonly keyword: string;
  readonly setKeyword: (keyword: string) => void;
  readonly rows: TreeRow<T>[] | undefined;
  readonly isUnfolded: (id: string) => boolean;
  readonly fold: (id: string) => void;
}

/** The tops are unfolded at first, unless `topsUnfolded` is false; while something is looked for, everything found is. */
export function useTreePage<T extends Branching>(
  items: readonly T[] | undefined,
  textOf: (item: T) => string,
  topsUnfolded = true,
): TreePage<T> {
  const [keyword, setKeyword] = useState('');
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());
  const wanted = keyword.trim().toLowerCase();
  const isUnfolded = (id: string): boolean =>
    folds.get(id) ?? (wanted !== '' || (topsUnfolded && items?.find((item) => item.id === id)?.parentId === null));
  const shown = useMemo(
    () => items && (wanted === '' ? items : withParents(items, (item) => textOf(item).toLowerCase().includes(wanted))),
    [items, wanted, textOf],
  );
  const unfolded = new Set((shown ?? []).filter((item) => isUnfolded(item.id)).map((item) => item.id));
  return {
    keyword,
    setKeyword: (next) => {
      setFolds(new Map());
      setKeyword(next);
    },
    rows: shown && treeRows(shown, unfolded),
    isUnfolded,
    fold: (id) => setFolds((now) => new Map(now).set(id, !isUnfolded(id))),
  };
}
