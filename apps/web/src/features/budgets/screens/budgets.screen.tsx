// Budgets of meetings: the tree of a year and the transfers between its lines (specification 2.3, budgetIndex).
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { TransferList } from '../parts/transfers/transfer-list.tsx';
import { BudgetTree } from '../parts/tree/budget-tree.tsx';
import { useBudgetPhrases } from '../budgets.phrases.ts';

export default function BudgetsScreen(): ReactNode {
  const t = useBudgetPhrases();
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'transfers' ? 'transfers' : 'tree';
  const views = {
    tabs: [
      { key: 'tree', label: t('tree') },
      { key: 'transfers', label: t('transfers') },
    ],
    tab: view,
    onTabChange: (next: string) => setSearch(next === 'tree' ? {} : { view: next }, { replace: true }),
  };
  return view === 'transfers' ? <TransferList views={views} /> : <BudgetTree views={views} />;
}
