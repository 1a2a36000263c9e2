// Asking to move money from one budget to another.
import type { BudgetLine } from '@yijian/contract/budgets';
import type { ReactNode } from 'react';
import { EntryForm } from '../../../../lib/forms/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useAddTransfer } from '../../budgets.api.ts';
import { useBudgetPhrases } from '../../budgets.phrases.ts';

interface TransferFormProps {
  readonly lines: readonly BudgetLine[];
  readonly fromId?: string;
  readonly onClose: () => void;
}

export function TransferForm({ lines, fromId, onClose }: TransferFormProps): ReactNode {
  const t = useBudgetPhrases();
  const format = useFormat();
  const add = useAddTransfer();
  const names = new Map(lines.map((line) => [line.id, line]));
  const pathOf = (line: BudgetLine): string => {
    const above = line.parentId === null ? undefined : names.get(line.parentId);
    return above === undefined ? line.name : `${pathOf(above)} / ${line.name}`;
  };
  const options = lines
    .filter((line) => line.isLeaf && !line.isFrozen)
    .map((line) => ({
      value: line.id,
      label: t('choice', { path: pathOf(line), available: format.money(line.available) }),
    }));
  return (
    <EntryForm
      title={t('transfer')}
      fields={[
        { key: 'fromId', kind: 'choice', label: t('from'), required: true, options },
        { key: 'toId', kind: 'choice', label: t('to'), required: true, options },
        { key: 'amount', kind: 'number', label: t('amount'), required: true, most: 999_999_999, decimals: 2 },
        { key: 'reason', kind: 'area', label: t('reason'), required: true, maxLength: 500 },
      ]}
      start={{ fromId: fromId ?? null, toId: null, amount: null, reason: '' }}
      onKeep={(work) =>
        add.mutateAsync({
          body: {
            fromId: String(work['fromId']),
            toId: String(work['toId']),
            amount: Number(work['amount'] ?? 0),
            reason: String(work['reason'] ?? ''),
          },
        })
      }
      kept={t('transferKept')}
      onClose={onClose}
    />
  );
}
