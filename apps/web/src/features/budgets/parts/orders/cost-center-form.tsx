// Adding or changing a cost center.
import type { CostCenter } from '@yijian/contract/budgets';
import type { ReactNode } from 'react';
import { EntryForm, orNull, type EntryWork } from '../../../../lib/forms/index.ts';
import { today } from '../../../../lib/format/index.ts';
import { useAddCostCenter, useBudgetReferences, useChangeCostCenter } from '../../budgets.api.ts';
import { useBudgetPhrases } from '../../budgets.phrases.ts';

export function CostCenterForm({ center, onClose }: { center?: CostCenter; onClose: () => void }): ReactNode {
  const t = useBudgetPhrases();
  const owners = useBudgetReferences().data?.owners ?? [];
  const [add, change] = [useAddCostCenter(), useChangeCostCenter()];
  return (
    <EntryForm
      title={center?.code ?? t('addCostCenter')}
      fields={[
        { key: 'code', kind: 'line', label: t('code'), required: true, maxLength: 20 },
        { key: 'name', kind: 'line', label: t('name'), required: true, maxLength: 80 },
        { key: 'enName', kind: 'line', label: t('enName'), maxLength: 120 },
        { key: 'company', kind: 'line', label: t('company'), maxLength: 80 },
        {
          key: 'ownerId',
          kind: 'choice',
          label: t('owner'),
          options: owners.map(({ id, name }) => ({ value: id, label: name })),
        },
        { key: 'validFrom', kind: 'day', label: t('validFrom'), required: true },
        { key: 'validUntil', kind: 'day', label: t('validUntil') },
        { key: 'isOpen', kind: 'switch', label: t('isOpen') },
      ]}
      start={startOf(center)}
      onKeep={(work) =>
        center === undefined
          ? add.mutateAsync({ body: bodyOf(work) })
          : change.mutateAsync({ params: { id: center.id }, body: { ...bodyOf(work), version: center.version } })
      }
      kept={t('kept')}
      onClose={onClose}
    />
  );
}

const startOf = (center: CostCenter | undefined): EntryWork =>
  center === undefined
    ? { validFrom: today(), isOpen: true }
    : {
        code: center.code,
        name: center.name,
        enName: center.enName,
        company: center.company,
        ownerId: center.owner?.id ?? null,
        validFrom: center.validFrom,
        validUntil: center.validUntil,
        isOpen: center.isOpen,
      };

function bodyOf(work: EntryWork) {
  const [ownerId, validUntil] = [orNull(work['ownerId']), orNull(work['validUntil'])];
  return {
    code: String(work['code'] ?? ''),
    name: String(work['name'] ?? ''),
    enName: String(work['enName'] ?? ''),
    company: String(work['company'] ?? ''),
    validFrom: String(work['validFrom'] ?? ''),
    isOpen: work['isOpen'] === true,
    ...(ownerId === null ? {} : { ownerId }),
    ...(validUntil === null ? {} : { validUntil }),
  };
}
