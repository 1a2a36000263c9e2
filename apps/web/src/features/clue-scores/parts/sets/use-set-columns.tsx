// The columns of the rule sets.
import { clueGrades, type ClueSet } from '@yijian/contract/clue-scores';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useSetPhrases } from '../../clue-sets.phrases.ts';
import { SetState } from './set-state.tsx';

export function useSetColumns(): DataColumn<ClueSet>[] {
  const t = useSetPhrases();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('name'),
        width: 232,
        render: (row) => (
          <TwoLine strong value={row.name} context={row.productName || t('everyProduct')} title={row.name} />
        ),
      },
      { key: 'state', title: t('state'), width: 104, render: (row) => <SetState state={row.state} /> },
      {
        key: 'rules',
        title: t('rules'),
        width: 88,
        align: 'right',
        render: (row) => t('ruleCount', { count: format.count(row.scoring.rules.length) }),
      },
      {
        key: 'grades',
        title: t('grades'),
        width: 216,
        render: ({ simulation }) =>
          simulation === null
            ? '—'
            : clueGrades.map((grade) => `${grade} ${format.count(simulation.now[grade])}`).join(' · '),
      },
      {
        key: 'appliedAt',
        title: t('appliedAt'),
        width: 144,
        render: (row) => (row.appliedAt === null ? '—' : format.dateTime(row.appliedAt)),
      },
      {
        key: 'scoredAt',
        title: t('scoredAt'),
        width: 144,
        render: (row) =>
          row.state !== 'APPLIED' ? '—' : row.scoredAt === null ? t('scoring') : format.dateTime(row.scoredAt),
      },
      { key: 'owner', title: t('owner'), width: 112, render: (row) => row.ownerName },
      {
        key: 'updatedAt',
        title: t('updatedAt'),
        width: 144,
        sortable: true,
        render: (row) => format.dateTime(row.updatedAt),
      },
    ],
    [t, format],
  );
}
