// One patient portrait, or two to four beside each other, named by the address (specification 2.3, userInsights/PatientPortraitDetail).
import { PersonaQuery, treatmentRecordErrors, type PersonaQuery as Asked } from '@yijian/contract/treatment-records';
import { Async, Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../../lib/api/index.ts';
import { comparedIn } from '../parts/comparison/compared.ts';
import { ComparisonPage } from '../parts/comparison/comparison-page.tsx';
import { PortraitPage } from '../parts/portraits/portrait-page.tsx';
import { usePortrait, usePortraitComparison } from '../treatment-records.api.ts';
import { useTreatmentPhrases } from '../treatment-records.phrases.ts';

export default function PatientPortraitDetailScreen(): ReactNode {
  const t = useTreatmentPhrases();
  const [search] = useSearchParams();
  if (search.has('persona')) {
    const personas = comparedIn(search);
    return personas === null ? <Empty reason={t('notCompared')} /> : <Compared personas={personas} />;
  }
  const asked = PersonaQuery.safeParse({
    indication: search.get('indication') ?? '',
    line: Number(search.get('line')),
    ageBand: search.get('ageBand'),
  });
  return asked.success ? <One asked={asked.data} /> : <Empty reason={t('notChosen')} />;
}

const isHidden = (error: unknown): boolean =>
  error instanceof ApiError && error.code === treatmentRecordErrors.notShown.code;

function One({ asked }: { asked: Asked }): ReactNode {
  const t = useTreatmentPhrases();
  const query = usePortrait(asked);
  if (isHidden(query.error)) return <Empty reason={t('notShown')} />;
  return (
    <Async query={query} shape="chart" failedTitle={t('failed')}>
      {(portrait) => <PortraitPage portrait={portrait} />}
    </Async>
  );
}

function Compared({ personas }: { personas: Asked[] }): ReactNode {
  const t = useTreatmentPhrases();
  const query = usePortraitComparison({ personas });
  if (isHidden(query.error)) return <Empty reason={t('notShown')} />;
  return (
    <Async query={query} shape="chart" failedTitle={t('failed')}>
      {(comparison) => <ComparisonPage comparison={comparison} />}
    </Async>
  );
}
