// One pair on a phone: both doctors under each other, how alike they are and why.
import type { Pair } from '@yijian/contract/duplicates';
import { StatusBadge } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { titleAndNamesake } from '../../../../lib/format/index.ts';
import { LikenessScore, VerdictList } from '../../../doctors/index.ts';
import { useDuplicatePhrases } from '../../duplicates.phrases.ts';

export function PairCard({ pair }: { pair: Pair }): ReactNode {
  const t = useDuplicatePhrases();
  return (
    <div className="pair-card">
      <header>
        <LikenessScore score={pair.score} />
        <StatusBadge tone={pair.advice === 'ACT' ? 'ok' : 'neutral'}>{t(`advice.${pair.advice}`)}</StatusBadge>
      </header>
      {[pair.left, pair.right].map((side) => (
        <p key={side.id}>
          <strong>{`${side.doctorName} ${titleAndNamesake(side)}`}</strong>
          <span>{`${side.hospital} · ${side.department}`}</span>
        </p>
      ))}
      <VerdictList verdicts={pair.verdicts} limit={4} />
      {pair.note === '' ? null : <p>{pair.note}</p>}
    </div>
  );
}
