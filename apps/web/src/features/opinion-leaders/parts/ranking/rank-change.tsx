// How a rank changed against the period before.
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import type { KolRow } from '@yijian/contract/opinion-leaders';
import type { ReactNode } from 'react';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';

export function RankChange({ row }: { row: Pick<KolRow, 'rank' | 'previousRank'> }): ReactNode {
  const t = useKolPhrases();
  if (row.previousRank === null) return <span className="kol-quiet">{t('fresh')}</span>;
  const moved = row.previousRank - row.rank;
  if (moved === 0)
    return (
      <span className="kol-quiet" role="img" aria-label={t('unchanged')}>
        –
      </span>
    );
  const rose = moved > 0;
  return (
    <span
      className={rose ? 'kol-rose num' : 'kol-fell num'}
      role="img"
      aria-label={t(rose ? 'rose' : 'fell', { count: Math.abs(moved) })}
    >
      <Glyph icon={rose ? ArrowUp : ArrowDown} size={12} />
      {Math.abs(moved)}
    </span>
  );
}
