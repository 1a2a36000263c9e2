// The doctors of a department, the highest tier first, with coverage and last visit.
import { StatusBadge, TierBadge, type Tone } from '@yijian/ui/badge';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useDoctorsOf } from '../../account-plans.api.ts';
import { usePlanPhrases } from '../../account-plans.phrases.ts';

const words = { COVERED: 'covered', UNCOVERED: 'uncovered', LOST: 'lost' } as const;
const tones: Record<keyof typeof words, Tone> = { COVERED: 'ok', UNCOVERED: 'neutral', LOST: 'bad' };

export function DepartmentDoctors({
  hospitalId,
  departmentCode,
}: {
  hospitalId: string;
  departmentCode: string;
}): ReactNode {
  const t = usePlanPhrases();
  const format = useFormat();
  const query = useDoctorsOf(hospitalId, departmentCode);
  return (
    <Async
      query={query}
      shape="list"
      rows={3}
      compact
      isEmpty={({ content }) => content.length === 0}
      empty={{ reason: t('noDoctors') }}
    >
      {({ content }) => (
        <ul className="plan-doctors">
          {content.map((one) => (
            <li key={one.id}>
              <TierBadge tier={one.tier} />
              <span>
                {one.doctorName} <small>{one.doctorTitle}</small>
              </span>
              <StatusBadge tone={tones[one.coverageStatus]} icon={null}>
                {t(words[one.coverageStatus])}
              </StatusBadge>
              <small className="num">{one.lastVisitAt ? format.daysSince(one.lastVisitAt) : t('never')}</small>
            </li>
          ))}
        </ul>
      )}
    </Async>
  );
}
