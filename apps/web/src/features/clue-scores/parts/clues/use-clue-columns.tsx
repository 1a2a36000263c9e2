// The columns of the clues.
import type { Clue } from '@yijian/contract/clue-scores';
import { StatusBadge, TierBadge } from '@yijian/ui/badge';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { readsField } from '../../../../lib/session/index.ts';
import { useCluePhrases } from '../../clues.phrases.ts';
import { GradeBadge } from '../sets/grade-badge.tsx';

export function useClueColumns(): DataColumn<Clue>[] {
  const t = useCluePhrases();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'doctor',
        title: t('doctor'),
        width: 128,
        render: (row) => <TwoLine strong value={row.doctorName} context={row.title} title={row.doctorName} />,
      },
      {
        key: 'hospital',
        title: t('hospital'),
        width: 208,
        render: (row) => <TwoLine value={row.hospitalName} context={row.department} title={row.hospitalName} />,
      },
      ...(readsField('doctor.clueScore') ? scoreColumns(t, format) : []),
      { key: 'state', title: t('state'), width: 96, render: (row) => <ClueStateBadge state={row.state} /> },
      { key: 'dueAt', title: t('due'), width: 112, sortable: true, render: (row) => <Due at={row.dueAt} /> },
      {
        key: 'owner',
        title: t('owner'),
        width: 88,
        render: (row) => row.ownerName || (readsField('doctor.owners') ? t('nobody') : '—'),
      },
      {
        key: 'lastEvent',
        title: t('lastEvent'),
        width: 112,
        render: (row) => (row.lastEventAt === null ? '—' : format.date(row.lastEventAt)),
      },
      { key: 'tier', title: t('tier'), width: 72, optional: true, render: (row) => <TierBadge tier={row.tier} /> },
      {
        key: 'set',
        title: t('set'),
        width: 176,
        optional: true,
        render: (row) => <TwoLine value={row.setName} context={row.productName} title={row.setName} />,
      },
      {
        key: 'openedAt',
        title: t('opened'),
        width: 112,
        optional: true,
        sortable: true,
        render: (row) => format.date(row.openedAt),
      },
    ],
    [t, format],
  );
}

/** For who reads clue scores: nobody else is sent them. */
function scoreColumns(t: ReturnType<typeof useCluePhrases>, format: ReturnType<typeof useFormat>): DataColumn<Clue>[] {
  return [
    { key: 'grade', title: t('grade'), width: 72, render: (row) => <GradeBadge grade={row.grade} /> },
    {
      key: 'score',
      title: t('score'),
      width: 128,
      align: 'right',
      sortable: true,
      render: (row) => (
        <TwoLine
          value={format.decimal(row.score ?? 0, 1)}
          context={t('axes', {
            fit: format.decimal(row.fit ?? 0, 1),
            engagement: format.decimal(row.engagement ?? 0, 1),
          })}
        />
      ),
    },
    {
      key: 'trend',
      title: t('trend'),
      width: 96,
      align: 'right',
      render: (row) => signed(row.trend ?? 0, format.decimal),
    },
    {
      key: 'reasons',
      title: t('reasons'),
      width: 248,
      render: (row) =>
        row.reasons.map(({ name, points }) => `${name} ${signed(points, format.decimal)}`).join(' · ') || '—',
    },
  ];
}

export function signed(value: number, decimal: (value: number, digits: number) => string): string {
  return value > 0 ? `+${decimal(value, 1)}` : decimal(value, 1);
}

/** Until when the clue has to be followed. */
export function Due({ at }: { at: string | null }): ReactNode {
  const t = useCluePhrases();
  const format = useFormat();
  const [now] = useState(() => Date.now());
  if (at === null) return '—';
  const isOverdue = new Date(at).getTime() < now;
  return (
    <TwoLine
      value={format.date(at)}
      context={isOverdue ? t('overdue') : format.time(at)}
      tone={isOverdue ? 'bad' : undefined}
    />
  );
}

const tones = {
  NEW: 'primary',
  ASSIGNED: 'warn',
  FOLLOWING: 'primary',
  CONVERTED: 'ok',
  RECYCLED: 'neutral',
  INVALID: 'neutral',
} as const;

export function ClueStateBadge({ state }: { state: Clue['state'] }): ReactNode {
  const t = useCluePhrases();
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}
