// One pair of hospitals on a phone, and one hospital of a comparison.
import type { HospitalPair, HospitalSide } from '@yijian/contract/duplicates';
import type { z } from 'zod';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { LikenessScore } from '../../../doctors/index.ts';
import { useHospitalWords } from '../../../hospitals/index.ts';
import { useDuplicatePhrases } from '../../duplicates.phrases.ts';
import { useHospitalDuplicatePhrases } from '../../hospital-duplicates.phrases.ts';
import { HospitalVerdictList } from './hospital-verdicts.tsx';

export type ShownHospital = z.infer<typeof HospitalSide>;

/** 三级甲等 · 综合医院 · 杭州市 · 西湖区. */
export function useHospitalLine(): (side: ShownHospital) => string {
  const words = useHospitalWords();
  return (side) =>
    [words.level(side.level), words.type(side.type), side.place].filter((part) => part !== '').join(' · ');
}

export function HospitalPairCard({ pair }: { pair: HospitalPair }): ReactNode {
  const lineOf = useHospitalLine();
  return (
    <div className="pair-card">
      <header>
        <LikenessScore score={pair.score} />
      </header>
      {[pair.left, pair.right].map((side) => (
        <p key={side.id}>
          <strong>{side.name}</strong>
          <span>{lineOf(side)}</span>
        </p>
      ))}
      <HospitalVerdictList verdicts={pair.verdicts} limit={4} />
      {pair.note === '' ? null : <p>{pair.note}</p>}
    </div>
  );
}

export function HospitalSideCard({ label, side }: { label: string; side: ShownHospital }): ReactNode {
  const t = useDuplicatePhrases();
  const th = useHospitalDuplicatePhrases();
  const format = useFormat();
  const lineOf = useHospitalLine();
  const visited =
    side.lastVisitAt === null ? t('neverVisited') : t('lastVisit', { date: format.date(side.lastVisitAt) });
  return (
    <article className="compare-side">
      <span className="compare-label">{label}</span>
      <strong>{side.name}</strong>
      <span>{lineOf(side)}</span>
      <span>{`${th('doctors', { count: side.doctorCount })} · ${visited}`}</span>
    </article>
  );
}
