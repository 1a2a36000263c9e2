// The tree of a year: sums over the lines below, frozen from above, only what the caller may see.
import type { BudgetLine } from '@yijian/contract/budgets';
import type { StoredLine } from './lines.sql.ts';

type Sums = Pick<BudgetLine, 'estimated' | 'committed' | 'actual'>;

export function treeOf(stored: readonly StoredLine[]): BudgetLine[] {
  const below = new Map<string, StoredLine[]>();
  for (const line of stored)
    if (line.parentId !== null) below.set(line.parentId, [...(below.get(line.parentId) ?? []), line]);
  const byId = new Map(stored.map((line) => [line.id, line]));
  const childrenOf = (id: string): readonly StoredLine[] => below.get(id) ?? [];
  const sumsOf = (line: StoredLine): Sums => {
    const all = [line, ...childrenOf(line.id).map(sumsOf)];
    const sum = (key: keyof Sums): number => all.reduce((total, one) => total + one[key], 0);
    return { estimated: sum('estimated'), committed: sum('committed'), actual: sum('actual') };
  };
  const frozen = (line: StoredLine | undefined): boolean =>
    line !== undefined && (line.isFrozen || (line.parentId !== null && frozen(byId.get(line.parentId))));
  return stored
    .filter((line) => line.isSeen)
    .map(({ isSeen: _seen, ...line }) => {
      const current = line.original + line.supplement - line.returned;
      const sums = sumsOf({ ...line, isSeen: true });
      return {
        ...line,
        ...sums,
        current,
        allocated: childrenOf(line.id).reduce((total, one) => total + one.original + one.supplement - one.returned, 0),
        available: current - sums.estimated - sums.committed - sums.actual,
        isFrozen: frozen(line as StoredLine),
        isLeaf: childrenOf(line.id).length === 0,
      };
    });
}

/** Ids of a line and of all lines below it. */
export function idsBelow(lines: readonly Pick<BudgetLine, 'id' | 'parentId'>[], id: string): string[] {
  const found = [id];
  for (const at of found) found.push(...lines.filter((line) => line.parentId === at).map((line) => line.id));
  return found;
}

/** Ids from a line up to its root. */
export function pathOf(lines: readonly Pick<BudgetLine, 'id' | 'parentId'>[], id: string): string[] {
  const parents = new Map(lines.map((line) => [line.id, line.parentId]));
  const path: string[] = [];
  for (let at: string | null | undefined = id; at != null && !path.includes(at); at = parents.get(at)) path.push(at);
  return path;
}
