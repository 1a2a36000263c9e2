// A supplement, a return, a freeze: an amount where one moves, and always a reason.
import type { BudgetLine } from '@yijian/contract/budgets';
import type { ReactNode } from 'react';
import { EntryForm, type EntryField, type EntryWork } from '../../../../lib/forms/index.ts';
import { useAdjustBudget, useFreezeBudget } from '../../budgets.api.ts';
import { useBudgetPhrases } from '../../budgets.phrases.ts';

export type BudgetStep = 'supplement' | 'giveBack' | 'freeze' | 'unfreeze';

export function StepForm({
  line,
  step,
  onClose,
}: {
  line: BudgetLine;
  step: BudgetStep;
  onClose: () => void;
}): ReactNode {
  const t = useBudgetPhrases();
  const [adjust, freeze] = [useAdjustBudget(), useFreezeBudget()];
  const moves = step === 'supplement' || step === 'giveBack';
  const amount: EntryField = {
    key: 'amount',
    kind: 'number',
    label: t('amount'),
    required: true,
    most: 999_999_999,
    decimals: 2,
  };
  const keep = (work: EntryWork) => {
    const shared = { reason: String(work['reason'] ?? ''), version: line.version };
    const params = { id: line.id };
    if (!moves) return freeze.mutateAsync({ params, body: { ...shared, isFrozen: step === 'freeze' } });
    const kind = step === 'supplement' ? ('SUPPLEMENT' as const) : ('RETURN' as const);
    return adjust.mutateAsync({ params, body: { ...shared, kind, amount: Number(work['amount'] ?? 0) } });
  };
  return (
    <EntryForm
      title={`${t(step)} · ${line.name}`}
      fields={[
        ...(moves ? [amount] : []),
        { key: 'reason', kind: 'area', label: t('reason'), required: true, maxLength: 200 },
      ]}
      start={{ amount: null, reason: '' }}
      onKeep={keep}
      kept={t('kept')}
      onClose={onClose}
    />
  );
}
