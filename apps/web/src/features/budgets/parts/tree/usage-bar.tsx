// How much of a budget is actual, committed and estimated, as one bar.
import type { BudgetLine } from '@yijian/contract/budgets';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useBudgetPhrases } from '../../budgets.phrases.ts';
import '../budgets.css';

type Figures = Pick<BudgetLine, 'name' | 'current' | 'estimated' | 'committed' | 'actual'>;

export function UsageBar({ line }: { line: Figures }): ReactNode {
  const t = useBudgetPhrases();
  const format = useFormat();
  const { current, estimated, committed, actual } = line;
  const share = current > 0 ? (estimated + committed + actual) / current : 0;
  const width = (value: number): string => `${current > 0 ? Math.min(100, (value / current) * 100) : 0}%`;
  const words = [
    `${t('actual')} ${format.money(actual)}`,
    `${t('committed')} ${format.money(committed)}`,
    `${t('estimated')} ${format.money(estimated)}`,
  ].join(' · ');
  return (
    <span className="budget-usage" title={words}>
      <span className="budget-usage-track" role="img" aria-label={`${line.name}: ${words}`}>
        <i className="budget-actual" style={{ width: width(actual) }} />
        <i className="budget-committed" style={{ width: width(committed) }} />
        <i className="budget-estimated" style={{ width: width(estimated) }} />
      </span>
      <span className={share >= 1 ? 'num budget-full' : 'num'}>{format.percent(share, 0)}</span>
    </span>
  );
}
