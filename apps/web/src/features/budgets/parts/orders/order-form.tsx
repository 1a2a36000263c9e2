// Adding or changing an internal order.
import { meetingTypes, type InternalOrder } from '@yijian/contract/budgets';
import type { ReactNode } from 'react';
import { EntryForm, orNull, type EntryField, type EntryWork } from '../../../../lib/forms/index.ts';
import { today } from '../../../../lib/format/index.ts';
import {
  useAddInternalOrder,
  useBudgetReferences,
  useChangeInternalOrder,
  useOpenCostCenters,
} from '../../budgets.api.ts';
import { useBudgetPhrases } from '../../budgets.phrases.ts';

export function OrderForm({ order, onClose }: { order?: InternalOrder; onClose: () => void }): ReactNode {
  const t = useBudgetPhrases();
  const [add, change] = [useAddInternalOrder(), useChangeInternalOrder()];
  return (
    <EntryForm
      title={order?.code ?? t('addOrder')}
      fields={useFields()}
      start={startOf(order)}
      onKeep={(work) =>
        order === undefined
          ? add.mutateAsync({ body: bodyOf(work) })
          : change.mutateAsync({ params: { id: order.id }, body: { ...bodyOf(work), version: order.version } })
      }
      kept={t('kept')}
      onClose={onClose}
    />
  );
}

function useFields(): EntryField[] {
  const t = useBudgetPhrases();
  const products = useBudgetReferences().data?.products ?? [];
  const centers = useOpenCostCenters().data?.content ?? [];
  return [
    { key: 'code', kind: 'line', label: t('code'), required: true, maxLength: 20 },
    { key: 'name', kind: 'line', label: t('name'), required: true, maxLength: 80 },
    { key: 'enName', kind: 'line', label: t('enName'), maxLength: 120 },
    {
      key: 'costCenterId',
      kind: 'choice',
      label: t('costCenter'),
      required: true,
      options: centers.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` })),
    },
    {
      key: 'productId',
      kind: 'choice',
      label: t('product'),
      options: products.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      key: 'meetingType',
      kind: 'choice',
      label: t('meetingType'),
      hint: t('meetingTypeHint'),
      options: meetingTypes.map((value) => ({ value, label: t(`type.${value}`) })),
    },
    { key: 'amount', kind: 'number', label: t('amount'), required: true, most: 999_999_999_999, decimals: 2 },
    { key: 'isBlocking', kind: 'switch', label: t('isBlocking') },
    {
      key: 'tolerance',
      kind: 'number',
      label: t('tolerance'),
      most: 50,
      hint: t('toleranceHint'),
      askedWhen: (work) => work['isBlocking'] === true,
    },
    { key: 'validFrom', kind: 'day', label: t('validFrom'), required: true },
    { key: 'validUntil', kind: 'day', label: t('validUntil'), required: true },
    { key: 'isOpen', kind: 'switch', label: t('isOpen') },
  ];
}

const startOf = (order: InternalOrder | undefined): EntryWork =>
  order === undefined
    ? { validFrom: today(), validUntil: `${today().slice(0, 4)}-12-31`, isOpen: true, isBlocking: true, amount: null }
    : {
        code: order.code,
        name: order.name,
        enName: order.enName,
        costCenterId: order.costCenter.id,
        productId: order.product?.id ?? null,
        meetingType: order.meetingType,
        amount: order.amount,
        tolerance: order.tolerance,
        isBlocking: order.isBlocking,
        validFrom: order.validFrom,
        validUntil: order.validUntil,
        isOpen: order.isOpen,
      };

function bodyOf(work: EntryWork) {
  const productId = orNull(work['productId']);
  const tolerance = work['tolerance'];
  const meetingType = meetingTypes.find((type) => type === work['meetingType']);
  return {
    code: String(work['code'] ?? ''),
    name: String(work['name'] ?? ''),
    enName: String(work['enName'] ?? ''),
    costCenterId: String(work['costCenterId'] ?? ''),
    amount: Number(work['amount'] ?? 0),
    isBlocking: work['isBlocking'] === true,
    validFrom: String(work['validFrom'] ?? ''),
    validUntil: String(work['validUntil'] ?? ''),
    isOpen: work['isOpen'] === true,
    ...(productId === null ? {} : { productId }),
    ...(meetingType === undefined ? {} : { meetingType }),
    ...(typeof tolerance === 'number' ? { tolerance } : {}),
  };
}
