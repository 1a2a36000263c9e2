// Organizations as a tree to choose from.
import type { BudgetReferences } from '@yijian/contract/budgets';
import type { TreeChoice } from '../../../../lib/forms/index.ts';

type Organization = BudgetReferences['organizations'][number];

export function organizationNodes(all: readonly Organization[], parentId: string | null = null): TreeChoice[] {
  return all
    .filter((one) => one.parentId === parentId)
    .map(({ id, name }) => ({ value: id, title: name, children: organizationNodes(all, id) }));
}
