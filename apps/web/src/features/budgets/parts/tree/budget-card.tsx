// A budget on a phone.
import type { BudgetLine } from '@yijian/contract/budgets';
import { Tag } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useBudgetPhrases } from '../../budgets.phrases.ts';
import { UsageBar } from './usage-bar.tsx';

export function BudgetCard({ line }: { line: BudgetLine }): ReactNode {
  const t = useBudgetPhrases();
  const format = useFormat();
  return (
    <article className="budget-card">
      <p>
        <strong>{line.name}</strong>
        <Tag>{t(`level.${line.level}`)}</Tag>
        {line.isFrozen ? <Tag tone="warn">{t('frozen')}</Tag> : null}
      </p>
      <UsageBar line={line} />
      <small className="num">
        {t('available')} {format.money(line.available)} · {t('current')} {format.money(line.current)}
      </small>
    </article>
  );
}
