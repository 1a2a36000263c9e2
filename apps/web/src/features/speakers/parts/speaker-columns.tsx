// The columns of every list of speakers.
import type { Speaker } from '@yijian/contract/speakers';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo } from 'react';
import { joined, useFormat } from '../../../lib/format/index.ts';
import { useSpeakerPhrases } from '../speakers.phrases.ts';
import { AmountBar, TimesBar } from './speaker-caps.tsx';
import { SpeakerStateBadge } from './speaker-state.tsx';

export function useSpeakerColumns(): DataColumn<Speaker>[] {
  const t = useSpeakerPhrases();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'speaker',
        title: t('speaker'),
        width: 144,
        render: (row) => <TwoLine strong value={row.doctor.name} context={row.title} title={row.doctor.name} />,
      },
      {
        key: 'hospital',
        title: t('hospital'),
        width: 208,
        render: (row) => <TwoLine value={row.hospitalName} context={row.department} title={row.hospitalName} />,
      },
      {
        key: 'score',
        title: t('tier'),
        width: 136,
        sortable: true,
        render: (row) => <TwoLine value={t(`tier.${row.tier}`)} context={t('scoreOf', { score: row.score })} />,
      },
      { key: 'state', title: t('state'), width: 112, render: (row) => <SpeakerStateBadge state={row.state} /> },
      {
        key: 'times',
        title: t('times'),
        width: 136,
        render: (row) => (
          <div className="speaker-cell">
            <TimesBar row={row} />
          </div>
        ),
      },
      {
        key: 'amount',
        title: t('amount'),
        width: 216,
        render: (row) => (
          <div className="speaker-cell">
            <AmountBar row={row} />
          </div>
        ),
      },
      {
        key: 'validUntil',
        title: t('validUntil'),
        width: 136,
        sortable: true,
        render: (row) => (
          <TwoLine value={row.validUntil ?? '—'} context={row.isExpiring ? t('isExpiring') : undefined} />
        ),
      },
      { key: 'topics', title: t('topics'), width: 192, render: (row) => joined(row.topics) || '—' },
      {
        key: 'waiting',
        title: t('waiting'),
        width: 160,
        render: (row) =>
          row.waiting === null ? (
            '—'
          ) : (
            <TwoLine
              value={row.waiting.node}
              context={t('waitingSince', { people: row.waiting.people, since: format.daysSince(row.waiting.since) })}
            />
          ),
      },
      {
        key: 'updatedAt',
        title: t('updated'),
        width: 144,
        sortable: true,
        render: (row) => format.dateTime(row.updatedAt),
      },
    ],
    [t, format],
  );
}
