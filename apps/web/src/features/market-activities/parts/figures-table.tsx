// The figures of one activity, or of two beside each other; each number of doctors opens them.
import type { Activity, ActivityFigures } from '@yijian/contract/market-activities';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { CountButton, useEventWords } from '../../sales-funnels/index.ts';
import { useActivityPhrases } from '../market-activities.phrases.ts';
import type { OpenPeople } from './activity-people.tsx';

export interface FiguresProps {
  readonly activities: readonly Activity[];
  readonly figures: readonly ActivityFigures[];
  readonly onPeople: (open: OpenPeople) => void;
}

interface Line {
  readonly key: string;
  readonly label: string;
  readonly cell: (activity: Activity, figures: ActivityFigures) => ReactNode;
}

export function FiguresTable({ activities, figures, onPeople }: FiguresProps): ReactNode {
  const t = useActivityPhrases();
  const lines = useLines({ figures, onPeople });
  const of = new Map(figures.map((one) => [one.id, one]));
  return (
    <table className="activity-figures num" aria-label={t('figure')}>
      <thead>
        <tr>
          <th scope="col">{t('figure')}</th>
          {activities.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, label, cell }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {activities.map((activity) => {
              const own = of.get(activity.id);
              return <td key={activity.id}>{own === undefined ? '—' : cell(activity, own)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useLines({ figures, onPeople }: Omit<FiguresProps, 'activities'>): Line[] {
  const t = useActivityPhrases();
  const format = useFormat();
  const words = useEventWords();
  const opening = (activity: Activity, count: number, which: Pick<OpenPeople, 'kind' | 'channel'>): ReactNode => {
    const title = t(which.kind === 'REACHED' ? 'reachedOf' : 'engagedOf', { name: activity.name });
    const { channel } = which;
    const whole = channel === undefined ? title : t('inChannel', { title, channel: words.channel(channel) });
    return (
      <CountButton name={whole} count={count} onOpen={() => onPeople({ id: activity.id, title: whole, ...which })} />
    );
  };
  const channels = [...new Set(figures.flatMap((one) => one.channels.map(({ channel }) => channel)))];
  return [
    {
      key: 'reached',
      label: t('reached'),
      cell: (activity, own) => opening(activity, own.reached, { kind: 'REACHED' }),
    },
    {
      key: 'engaged',
      label: t('engaged'),
      cell: (activity, own) => opening(activity, own.engaged, { kind: 'ENGAGED' }),
    },
    { key: 'rate', label: t('rate'), cell: (_, own) => format.percent(own.rate) },
    { key: 'acts', label: t('acts'), cell: (_, own) => format.count(own.acts) },
    { key: 'budget', label: t('budget'), cell: (activity) => format.money(activity.budget) },
    { key: 'cost', label: t('cost'), cell: (_, own) => format.money(own.costPerEngaged) },
    { key: 'articles', label: t('articles'), cell: (_, own) => format.count(own.articles) },
    { key: 'meetings', label: t('meetings'), cell: (_, own) => format.count(own.meetings) },
    ...channels.map((channel): Line => ({
      key: channel,
      label: `${t('engaged')} · ${words.channel(channel)}`,
      cell: (activity, own) => {
        const count = own.channels.find((one) => one.channel === channel)?.engaged ?? 0;
        return opening(activity, count, { kind: 'ENGAGED', channel });
      },
    })),
  ];
}
