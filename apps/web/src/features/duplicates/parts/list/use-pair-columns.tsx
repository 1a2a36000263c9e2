// The columns of the pairs: both doctors, how alike and why, what is advised.
import type { DuplicateBox, Pair } from '@yijian/contract/duplicates';
import { StatusBadge } from '@yijian/ui/badge';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { titleAndNamesake, useFormat } from '../../../../lib/format/index.ts';
import { LikenessScore, VerdictList } from '../../../doctors/index.ts';
import { useDuplicatePhrases } from '../../duplicates.phrases.ts';

type PairSide = Pair['left'];

export function usePairColumns(box: DuplicateBox): DataColumn<Pair>[] {
  const t = useDuplicatePhrases();
  const format = useFormat();
  const side = (key: 'left' | 'right'): DataColumn<Pair> => ({
    key,
    title: t(key),
    width: { zh: 232, en: 224 },
    render: (pair) => <SideCell side={pair[key]} verified={t('verified')} />,
  });
  const last: DataColumn<Pair>[] =
    box === 'OPEN'
      ? [
          {
            key: 'advice',
            title: t('advice'),
            width: { zh: 116, en: 176 },
            render: ({ advice }) => (
              <StatusBadge tone={advice === 'ACT' ? 'ok' : 'neutral'}>{t(`advice.${advice}`)}</StatusBadge>
            ),
          },
          {
            key: 'foundAt',
            title: t('foundAt'),
            width: { zh: 104, en: 104 },
            sortable: true,
            render: (pair) => format.date(pair.foundAt),
          },
          { key: 'note', title: t('note'), width: { zh: 104, en: 84 }, render: (pair) => pair.note || '—' },
        ]
      : [
          { key: 'by', title: t('by'), width: { zh: 96, en: 110 }, render: (pair) => pair.by ?? '—' },
          {
            key: 'foundAt',
            title: t('rejectedAt'),
            width: { zh: 120, en: 138 },
            sortable: true,
            render: (pair) => format.date(pair.foundAt),
          },
          { key: 'note', title: t('note'), width: { zh: 200, en: 229 }, render: (pair) => pair.note || '—' },
        ];
  return [
    side('left'),
    side('right'),
    {
      key: 'score',
      title: t('score'),
      width: { zh: 116, en: 112 },
      sortable: true,
      render: (pair) => <LikenessScore score={pair.score} />,
    },
    {
      key: 'reasons',
      title: t('reasons'),
      width: { zh: 304, en: 288 },
      render: (pair) => <VerdictList verdicts={pair.verdicts} limit={3} />,
    },
    ...last,
  ];
}

function SideCell({ side, verified }: { side: PairSide; verified: string }) {
  return (
    <TwoLine
      strong
      value={
        <>
          {side.doctorName} <small className="pair-title">{titleAndNamesake(side)}</small>{' '}
          {side.isVerified ? <StatusBadge tone="ok">{verified}</StatusBadge> : null}
        </>
      }
      context={`${side.hospital} · ${side.department}`}
    />
  );
}
