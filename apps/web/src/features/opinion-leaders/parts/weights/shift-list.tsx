// The best 20 with other weights, and where each stands now.
import type { KolQuestion, KolWeights } from '@yijian/contract/opinion-leaders';
import { Async } from '@yijian/ui/states';
import { useEffect, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShifts } from '../../opinion-leaders.api.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';
import { RankChange } from '../ranking/rank-change.tsx';

/** A slider on its way asks nothing. */
const PAUSE = 250;

export function ShiftList({ question, weights }: { question: KolQuestion; weights: KolWeights }): ReactNode {
  const t = useKolPhrases();
  const format = useFormat();
  const [settled, setSettled] = useState(weights);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(weights), PAUSE);
    return () => clearTimeout(timer);
  }, [weights]);
  const query = useShifts(question, settled);
  return (
    <Async query={query} rows={6} failedTitle={t('failed')} empty={{ reason: t('none') }}>
      {(shifts) => (
        <ol className="kol-shifts">
          {shifts.map((one) => (
            <li key={one.doctorId}>
              <b className="num">{one.rank}</b>
              <span>{one.name}</span>
              <span className="kol-quiet">{one.hospitalName}</span>
              <RankChange row={{ rank: one.rank, previousRank: one.rankBefore }} />
              <span className="num">{format.fixed(one.score, 1)}</span>
            </li>
          ))}
        </ol>
      )}
    </Async>
  );
}
