// Columns of the ranking and of the rising stars.
import type { KolRow } from '@yijian/contract/opinion-leaders';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useFormat } from '../../../../lib/format/index.ts';
import { inLine } from '../in-line.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';
import { RowTier } from './row-tier.tsx';
import { RankChange } from './rank-change.tsx';
import { ScoreBars } from './score-bars.tsx';

export function useRankingColumns(order: 'rank' | 'rising'): DataColumn<KolRow>[] {
  const t = useKolPhrases();
  const format = useFormat();
  const doctor: DataColumn<KolRow> = {
    key: 'doctor',
    title: t('doctor'),
    width: { zh: 190, en: 220 },
    locked: true,
    render: (row) => (
      <span className="kol-doctor">
        <b className="num">{order === 'rank' ? row.rank : row.rising.rank}</b>
        <TwoLine value={row.name} context={inLine([row.title, row.isInScope ? '' : t('outside')])} />
      </span>
    ),
  };
  const hospital: DataColumn<KolRow> = {
    key: 'hospital',
    title: t('hospital'),
    width: { zh: 220, en: 230 },
    render: (row) => <TwoLine value={row.hospitalName} context={inLine([row.department, row.city])} />,
  };
  const tier: DataColumn<KolRow> = {
    key: 'tier',
    title: t('tier'),
    width: { zh: 150, en: 180 },
    render: (row) => <RowTier row={row} />,
  };
  const score: DataColumn<KolRow> = {
    key: 'score',
    title: t('score'),
    width: 80,
    align: 'right',
    render: (row) => <b className="num">{format.fixed(row.score, 1)}</b>,
  };
  const bars: DataColumn<KolRow> = {
    key: 'components',
    title: t('components'),
    width: 130,
    render: (row) => <ScoreBars row={row} />,
  };
  const suggested = (row: KolRow): string => (row.suggested > 0 ? t('waiting', { count: row.suggested }) : '');
  if (order === 'rank') {
    const change: DataColumn<KolRow> = {
      key: 'change',
      title: t('change'),
      width: { zh: 96, en: 124 },
      render: (row) => <TwoLine value={<RankChange row={row} />} context={suggested(row)} />,
    };
    return [doctor, hospital, score, bars, tier, change];
  }
  const figure = (key: string, title: string, of: (row: KolRow) => string): DataColumn<KolRow> => ({
    key,
    title,
    width: 90,
    align: 'right',
    render: (row) => <span className="num">{of(row)}</span>,
  });
  const years = ({ rising }: KolRow): string =>
    rising.careerYears === null ? t('unknown') : t('years', { count: rising.careerYears });
  return [
    doctor,
    hospital,
    figure('rising', t('risingScore'), (row) => format.fixed(row.rising.score, 1)),
    figure('recent', t('recent'), (row) => format.fixed(row.rising.recent, 2)),
    figure('before', t('before'), (row) => format.fixed(row.rising.before, 2)),
    figure('growth', t('growth'), (row) => format.fixed(row.rising.growth, 2)),
    figure('career', t('career'), years),
    tier,
  ];
}
