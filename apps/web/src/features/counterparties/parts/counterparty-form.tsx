// Adding an institution or supplier, or changing a draft.
import {
  categoriesOf,
  counterpartyFlags,
  type CounterpartyCategory,
  type CounterpartyDetail,
  type CounterpartyFlag,
  type CounterpartyKind,
} from '@yijian/contract/counterparties';
import type { ReactNode } from 'react';
import { EntryForm, orNull, type EntryWork } from '../../../lib/forms/index.ts';
import { useAddCounterparty, useChangeCounterparty } from '../counterparties.api.ts';
import { useCounterpartyPhrases } from '../counterparties.phrases.ts';

interface CounterpartyFormProps {
  readonly kind: CounterpartyKind;
  readonly record?: CounterpartyDetail;
  readonly onKept?: (id: string) => void;
  readonly onClose: () => void;
}

export function CounterpartyForm({ kind, record, onKept, onClose }: CounterpartyFormProps): ReactNode {
  const t = useCounterpartyPhrases();
  const [add, change] = [useAddCounterparty(kind), useChangeCounterparty(kind)];
  const keep = async (work: EntryWork): Promise<void> => {
    const body = bodyOf(work);
    if (record !== undefined) {
      await change.mutateAsync({ params: { id: record.id }, body: { ...body, version: record.version } });
      return;
    }
    const { id } = await add.mutateAsync({ body });
    onKept?.(id);
  };
  return (
    <EntryForm
      title={record?.name ?? t(`add.${kind}`)}
      fields={[
        { key: 'name', kind: 'line', label: t('name'), required: true, maxLength: 120 },
        { key: 'enName', kind: 'line', label: t('enName'), maxLength: 200 },
        {
          key: 'creditCode',
          kind: 'line',
          label: t('creditCode'),
          required: true,
          maxLength: 18,
          hint: t('creditCodeHint'),
        },
        {
          key: 'category',
          kind: 'choice',
          label: t('category'),
          required: true,
          options: categoriesOf[kind].map((value) => ({ value, label: t(`category.${value}`) })),
        },
        { key: 'licenseUntil', kind: 'day', label: t('licenseUntil') },
        {
          key: 'flags',
          kind: 'choices',
          label: t('flags'),
          options: counterpartyFlags.map((value) => ({ value, label: t(`flag.${value}`) })),
        },
        { key: 'findings', kind: 'area', label: t('findings'), maxLength: 2000 },
      ]}
      start={startOf(kind, record)}
      onKeep={keep}
      kept={t('kept')}
      onClose={onClose}
    />
  );
}

const startOf = (kind: CounterpartyKind, record: CounterpartyDetail | undefined): EntryWork =>
  record === undefined
    ? { category: categoriesOf[kind][0] ?? null, flags: [] }
    : {
        name: record.nameZh,
        enName: record.enName,
        creditCode: record.creditCode,
        category: record.category,
        licenseUntil: record.licenseUntil,
        flags: record.flags,
        findings: record.findings,
      };

function bodyOf(work: EntryWork) {
  const licenseUntil = orNull(work['licenseUntil']);
  return {
    name: String(work['name'] ?? ''),
    enName: String(work['enName'] ?? ''),
    creditCode: String(work['creditCode'] ?? ''),
    category: work['category'] as CounterpartyCategory,
    flags: [...((work['flags'] as readonly CounterpartyFlag[] | undefined) ?? [])],
    findings: String(work['findings'] ?? ''),
    ...(licenseUntil === null ? {} : { licenseUntil }),
  };
}
