// Columns of the verification lists.
import type { Verification } from '@yijian/contract/verifications';
import { StatusBadge, TagList } from '@yijian/ui/badge';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import type { Box } from '../../verifications.api.ts';
import { useVerificationPhrases } from '../../verifications.phrases.ts';
import { VerificationStateBadge, useReason } from '../badges.tsx';

const HOUR = 3_600_000;

export function useVerificationColumns(box: Box): DataColumn<Verification>[] {
  const t = useVerificationPhrases();
  const format = useFormat();
  const reasonOf = useReason();
  const columns: (DataColumn<Verification> | undefined)[] = [
    {
      key: 'doctor',
      title: t('doctor'),
      width: { zh: 132, en: box === 'inbox' ? 132 : 156 },
      render: (row) => <TwoLine strong value={row.doctorName} context={row.doctorTitle} />,
    },
    {
      key: 'hospital',
      title: t('hospital'),
      width: { zh: 176, en: box === 'inbox' ? 136 : 164 },
      render: (row) => <TwoLine value={row.hospitalName} context={row.department} title={row.hospitalName} />,
    },
    box === 'mine'
      ? undefined
      : {
          key: 'region',
          title: t('region'),
          width: { zh: 108, en: 92 },
          render: (row) => <Place province={row.province} city={row.city} />,
        },
    {
      key: 'kind',
      title: t('kind'),
      width: { zh: 116, en: box === 'inbox' ? 116 : 140 },
      render: (row) => (
        <TwoLine
          value={t(row.isNewDoctor ? 'newDoctor' : `kind.${row.kind}`)}
          context={row.changedFields.map((one) => t(`field.${one}`)).join(' · ') || undefined}
        />
      ),
    },
    {
      key: 'certificates',
      title: t('certificates'),
      width: { zh: 104, en: 132 },
      render: (row) => <TagList limit={1} tags={row.certificateTypes.map((one) => t(`type.${one}`))} />,
    },
    box === 'mine'
      ? undefined
      : {
          key: 'suspected',
          title: t('suspected'),
          width: { zh: 84, en: 88 },
          render: (row) =>
            row.suspectedDuplicates === 0 ? '—' : <StatusBadge tone="warn">{row.suspectedDuplicates}</StatusBadge>,
        },
    {
      key: 'submittedAt',
      title: t('submittedAt'),
      width: { zh: 108, en: box === 'mine' ? 168 : 128 },
      sortable: true,
      render: (row) => (
        <TwoLine
          value={row.submittedAt === null ? '—' : format.timeLabel(row.submittedAt)}
          context={box === 'mine' ? undefined : row.requesterName}
        />
      ),
    },
    box === 'inbox'
      ? { key: 'due', title: t('due'), width: { zh: 104, en: 96 }, render: (row) => <Due at={row.dueAt} /> }
      : undefined,
    box === 'mine'
      ? undefined
      : { key: 'pickedBy', title: t('pickedBy'), width: { zh: 84, en: 88 }, render: (row) => row.pickedByName ?? '—' },
    {
      key: 'state',
      title: t('state'),
      width: { zh: 116, en: box === 'inbox' ? 148 : 132 },
      render: (row) => (
        <TwoLine
          value={<VerificationStateBadge state={row.state} />}
          context={reasonOf(row.reason) || undefined}
          title={reasonOf(row.reason)}
        />
      ),
    },
  ];
  return columns.filter((column) => column !== undefined);
}

/** A municipality is named once. */
function Place({ province, city }: { province: string; city: string }): ReactNode {
  if (province === '' || city === '' || province === city) return city || province || '—';
  return <TwoLine value={city} context={province} />;
}

/** How long until it should be done: red when over, amber in the last eight hours. */
function Due({ at }: { at: string | null }): ReactNode {
  const t = useVerificationPhrases();
  const [now] = useState(() => Date.now());
  if (at === null) return '—';
  const hours = Math.ceil((Date.parse(at) - now) / HOUR);
  if (hours <= 0) return <StatusBadge tone="bad">{t('overdue')}</StatusBadge>;
  const text = hours < 48 ? t('hoursLeft', { count: hours }) : t('daysLeft', { count: Math.floor(hours / 24) });
  return <StatusBadge tone={hours <= 8 ? 'warn' : 'neutral'}>{text}</StatusBadge>;
}
