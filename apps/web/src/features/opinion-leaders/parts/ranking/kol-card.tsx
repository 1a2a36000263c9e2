// A doctor of the ranking on a phone.
import type { KolRow } from '@yijian/contract/opinion-leaders';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { inLine } from '../in-line.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';
import { RowTier } from './row-tier.tsx';
import { RankChange } from './rank-change.tsx';
import { ScoreBars } from './score-bars.tsx';

export function KolCard({ row, order }: { row: KolRow; order: 'rank' | 'rising' }): ReactNode {
  const t = useKolPhrases();
  const format = useFormat();
  return (
    <div className="kol-card">
      <div>
        <b className="num">{order === 'rank' ? row.rank : row.rising.rank}</b>
        <strong>{row.name}</strong>
        <span className="kol-quiet">{row.title}</span>
        <b className="num">{format.fixed(order === 'rank' ? row.score : row.rising.score, 1)}</b>
      </div>
      <p>{inLine([row.hospitalName, row.department, row.city])}</p>
      <div>
        <RowTier row={row} />
        <RankChange row={row} />
        <ScoreBars row={row} />
      </div>
      {row.suggested > 0 ? <p className="kol-quiet">{t('waiting', { count: row.suggested })}</p> : null}
    </div>
  );
}
