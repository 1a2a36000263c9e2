// Row height and columns of a list, kept on this device per user (look and feel, list page).
import { useCallback, useMemo, useState } from 'react';
import { connection } from '../api/index.ts';
import { personalStore } from '../storage/index.ts';

export interface ColumnLayout {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

export interface ListLayout {
  readonly density: 'tight' | 'normal' | 'loose';
  readonly columns: ColumnLayout;
  /** Rows as a table or as cards, where a list has both. */
  readonly view: 'table' | 'cards';
}

const plain: ListLayout = { density: 'normal', columns: { order: [], hidden: [] }, view: 'table' };

export function useListLayout(name: string): readonly [ListLayout, (change: Partial<ListLayout>) => void] {
  const { enterpriseId, userId } = connection();
  const store = useMemo(() => personalStore(enterpriseId, userId), [enterpriseId, userId]);
  const [layout, setLayout] = useState<ListLayout>(() => ({
    ...plain,
    ...(store.read(`list:${name}`) as object | null),
  }));
  const change = useCallback(
    (part: Partial<ListLayout>) => {
      setLayout((now) => {
        const next = { ...now, ...part };
        store.write(`list:${name}`, next);
        return next;
      });
    },
    [store, name],
  );
  return [layout, change];
}
