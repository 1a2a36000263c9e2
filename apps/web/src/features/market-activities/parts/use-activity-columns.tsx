// The columns of the marketing activities.
import type { Activity, ActivityState } from '@yijian/contract/market-activities';
import { StatusBadge } from '@yijian/ui/badge';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo } from 'react';
import type { z } from 'zod';
import { joined, useFormat } from '../../../lib/format/index.ts';
import { useEventWords } from '../../sales-funnels/index.ts';
import { useActivityPhrases } from '../market-activities.phrases.ts';
import { ActivityFigure, type FigureProps } from './activity-figure.tsx';

export function useAudience(): (activity: Activity) => string {
  const t = useActivityPhrases();
  return ({ tiers, provinceCodes, departmentCodes }) => {
    const parts = [
      ...(tiers.length === 0 ? [] : [t('tiersOf', { tiers: tiers.join('') })]),
      ...(provinceCodes.length === 0 ? [] : [t('places', { count: provinceCodes.length })]),
      ...(departmentCodes.length === 0 ? [] : [t('fields', { count: departmentCodes.length })]),
    ];
    return parts.length === 0 ? t('everyone') : parts.join(' · ');
  };
}

export function useActivityColumns(onPeople: FigureProps['onPeople']): DataColumn<Activity>[] {
  const t = useActivityPhrases();
  const format = useFormat();
  const words = useEventWords();
  const audience = useAudience();
  return useMemo(() => {
    const figure = (which: FigureProps['figure'], title: string, width: number): DataColumn<Activity> => ({
      key: which,
      title,
      width,
      align: 'right',
      render: (row) => <ActivityFigure activity={row} figure={which} onPeople={onPeople} />,
    });
    return [
      {
        key: 'name',
        title: t('name'),
        width: 224,
        render: (row) => <TwoLine strong value={row.name} context={t(`kind.${row.kind}`)} title={row.name} />,
      },
      { key: 'state', title: t('state'), width: 96, render: (row) => <StateOf state={row.state} /> },
      {
        key: 'startsOn',
        title: t('period'),
        width: 136,
        sortable: true,
        render: (row) => <TwoLine value={row.startsOn} context={row.endsOn} />,
      },
      {
        key: 'channels',
        title: t('channels'),
        width: 160,
        render: (row) => joined(row.channels.map((one) => words.channel(one))),
      },
      { key: 'audience', title: t('audience'), width: 144, render: audience },
      figure('reached', t('reached'), 88),
      figure('engaged', t('engaged'), 88),
      figure('rate', t('rate'), 88),
      {
        key: 'budget',
        title: t('budget'),
        width: 120,
        align: 'right',
        sortable: true,
        render: (row) => format.money(row.budget),
      },
      figure('costPerEngaged', t('cost'), 152),
      { key: 'owner', title: t('owner'), width: 112, optional: true, render: (row) => row.ownerName },
    ];
  }, [t, format, words, audience, onPeople]);
}

const tones = { PLANNED: 'neutral', RUNNING: 'ok', ENDED: 'neutral' } as const;

export function StateOf({ state }: { state: z.infer<typeof ActivityState> }) {
  const t = useActivityPhrases();
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}
