// Adding a budget, below another one or at the top, and changing its name, organization and owner.
import { budgetLevels, type BudgetLevel, type BudgetLine } from '@yijian/contract/budgets';
import type { ReactNode } from 'react';
import { EntryForm, orNull, type EntryField, type EntryWork } from '../../../../lib/forms/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useAddBudget, useBudgetReferences, useChangeBudget } from '../../budgets.api.ts';
import { useBudgetPhrases } from '../../budgets.phrases.ts';
import { organizationNodes } from './organization-nodes.ts';

export interface BudgetFormProps {
  readonly lines: readonly BudgetLine[];
  readonly year: number;
  /** Changes this line; without it one is added. */
  readonly line?: BudgetLine;
  readonly parentId?: string;
  readonly onClose: () => void;
}

export function BudgetForm({ lines, year, line, parentId, onClose }: BudgetFormProps): ReactNode {
  const t = useBudgetPhrases();
  const format = useFormat();
  const references = useBudgetReferences().data;
  const [add, change] = [useAddBudget(), useChangeBudget()];
  if (references === undefined) return null;
  const choices = (rows: readonly { id: string; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  const allocation: EntryField[] = [
    {
      key: 'parentId',
      kind: 'choice',
      label: t('parent'),
      options: lines
        .filter((one) => !one.isLeaf || one.current === one.available)
        .map((one) => ({
          value: one.id,
          label: t('choice', { path: one.name, available: format.money(one.current - one.allocated) }),
        })),
    },
    {
      key: 'original',
      kind: 'number',
      label: t('original'),
      required: true,
      most: MOST,
      decimals: 2,
      hint: t('originalHint'),
    },
  ];
  const fields: EntryField[] = [
    { key: 'name', kind: 'line', label: t('name'), required: true, maxLength: 80 },
    { key: 'enName', kind: 'line', label: t('enName'), maxLength: 120 },
    {
      key: 'level',
      kind: 'choice',
      label: t('level'),
      required: true,
      options: budgetLevels.map((value) => ({ value, label: t(`level.${value}`) })),
    },
    {
      key: 'organizationId',
      kind: 'tree',
      label: t('organization'),
      required: true,
      nodes: organizationNodes(references.organizations),
    },
    { key: 'productId', kind: 'choice', label: t('product'), options: choices(references.products) },
    { key: 'ownerId', kind: 'choice', label: t('owner'), options: choices(references.owners) },
    ...(line === undefined ? allocation : []),
  ];
  const keep = (work: EntryWork) =>
    line === undefined
      ? add.mutateAsync({
          body: { ...draftOf(work), year, ...optional('parentId', work), original: Number(work['original'] ?? 0) },
        })
      : change.mutateAsync({ params: { id: line.id }, body: { ...draftOf(work), version: line.version } });
  return (
    <EntryForm
      title={line === undefined ? t('add') : line.name}
      fields={fields}
      start={startOf(line, parentId)}
      onKeep={keep}
      kept={t('kept')}
      onClose={onClose}
    />
  );
}

const MOST = 999_999_999_999;

const startOf = (line: BudgetLine | undefined, parentId: string | undefined): EntryWork =>
  line === undefined
    ? { parentId: parentId ?? null, level: 'TEAM', original: null }
    : {
        name: line.name,
        level: line.level,
        organizationId: line.organization.id,
        productId: line.product?.id ?? null,
        ownerId: line.owner?.id ?? null,
      };

const optional = (key: string, work: EntryWork) => {
  const value = orNull(work[key]);
  return value === null ? {} : { [key]: value };
};

const draftOf = (work: EntryWork) => ({
  name: String(work['name'] ?? ''),
  enName: String(work['enName'] ?? ''),
  level: work['level'] as BudgetLevel,
  organizationId: String(work['organizationId'] ?? ''),
  ...optional('productId', work),
  ...optional('ownerId', work),
});
