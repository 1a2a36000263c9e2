// A tree as rows: what is unfolded, in order, each with its depth; and as choices of a form.
import type { TreeDataNode } from 'antd';
import type { TreeChoice } from '../../../../lib/forms/index.ts';

export interface Branching {
  readonly id: string;
  readonly parentId: string | null;
  readonly sort: number;
}

export interface TreeRow<T> {
  readonly item: T;
  readonly depth: number;
  readonly hasBelow: boolean;
}

const siblings = <T extends Branching>(items: readonly T[]): Map<string | null, T[]> => {
  const known = new Set(items.map((item) => item.id));
  // An entry whose parent is not shown stands at the top, so that nothing disappears.
  return Map.groupBy(
    items.toSorted((one, other) => one.sort - other.sort),
    (item) => (item.parentId !== null && known.has(item.parentId) ? item.parentId : null),
  );
};

/** The rows to draw; a folded entry hides what is below it. */
export function treeRows<T extends Branching>(items: readonly T[], unfolded: ReadonlySet<string>): TreeRow<T>[] {
  const below = siblings(items);
  const grow = (parent: string | null, depth: number): TreeRow<T>[] =>
    (below.get(parent) ?? []).flatMap((item) => [
      { item, depth, hasBelow: below.has(item.id) },
      ...(unfolded.has(item.id) ? grow(item.id, depth + 1) : []),
    ]);
  return grow(null, 0);
}

/** How many stand below an entry. */
export function countBelow<T extends Branching>(items: readonly T[], id: string): number {
  const children = items.filter((item) => item.parentId === id);
  return children.reduce((total, child) => total + 1 + countBelow(items, child.id), 0);
}

/** The entries that match and the way to them. */
export function withParents<T extends Branching>(items: readonly T[], matches: (item: T) => boolean): T[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const kept = new Set<string>();
  for (const match of items.filter(matches))
    for (
      let item: T | undefined = match;
      item !== undefined && !kept.has(item.id);
      item = byId.get(item.parentId ?? '')
    )
      kept.add(item.id);
  return items.filter((item) => kept.has(item.id));
}

/** Choices of a parent; the entry itself and what is below it are left out. */
export function treeChoices<T extends Branching>(
  items: readonly T[],
  titleOf: (item: T) => string,
  without?: string,
): TreeChoice[] {
  const below = siblings(items.filter((item) => item.id !== without));
  const rooted = items.some((item) => item.id === without)
    ? (below.get(null) ?? []).filter((item) => item.parentId !== without)
    : (below.get(null) ?? []);
  const grow = (item: T): TreeChoice => ({
    value: item.id,
    title: titleOf(item),
    children: (below.get(item.id) ?? []).map(grow),
  });
  return rooted.map(grow);
}

/** The same choices as nodes of a tree that is drawn open. */
export const treeNodes = <T extends Branching>(items: readonly T[], titleOf: (item: T) => string): TreeDataNode[] =>
  treeChoices(items, titleOf).map(nodeOf);

const nodeOf = ({ value, title, children = [] }: TreeChoice): TreeDataNode => ({
  key: value,
  title,
  children: children.map(nodeOf),
});
