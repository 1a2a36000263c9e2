// One patient portrait, named by its address (specification 2.3, userInsights/PatientPortraitDetail).
import { PersonaQuery, treatmentRecordErrors } from '@yijian/contract/treatment-records';
import { Async, Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../../lib/api/index.ts';
import { PortraitPage } from '../parts/portraits/portrait-page.tsx';
import { usePortrait } from '../treatment-records.api.ts';
import { useTreatmentPhrases } from '../treatment-records.phrases.ts';

export default function PatientPortraitDetailScreen(): ReactNode {
  const t = useTreatmentPhrases();
  const [search] = useSearchParams();
  const asked = PersonaQuery.safeParse({
    indication: search.get('indication') ?? '',
    line: Number(search.get('line')),
    ageBand: search.get('ageBand'),
  });
  const query = usePortrait(asked.success ? asked.data : null);
  if (!asked.success) return <Empty reason={t('notChosen')} />;
  if (query.error instanceof ApiError && query.error.code === treatmentRecordErrors.notShown.code)
    return <Empty reason={t('notShown')} />;
  return (
    <Async query={query} shape="chart" failedTitle={t('failed')}>
      {(portrait) => <PortraitPage portrait={portrait} />}
    </Async>
  );
}
