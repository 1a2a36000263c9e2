// One visit, read in a drawer beside the list; what may be done with it stands at its foot, what happened to it below.
import type { VisitDetail } from '@yijian/contract/visits';
import { Tag } from '@yijian/ui/badge';
import { DescriptionList } from '@yijian/ui/detail-page';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useVisit } from '../../visits.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { useVisitFacts } from './use-visit-facts.tsx';
import '../form/visit-form.css';
import { VisitForm } from '../form/visit-form.tsx';
import { VisitStateBadge } from '../visit-state.tsx';
import { VisitActions } from './visit-actions.tsx';
import { VisitHistory } from './visit-history.tsx';
import type { StepName } from './step-names.ts';
import { VisitStep } from './visit-step.tsx';

export interface VisitDrawerProps {
  readonly id: string;
  /** What it opens with; reading unless given. */
  readonly start?: 'read' | 'edit' | 'reschedule';
  readonly onClose: () => void;
}

export function VisitDrawer({ id, start = 'read', onClose }: VisitDrawerProps): ReactNode {
  const t = useVisitPhrases();
  const query = useVisit(id);
  const [mode, setMode] = useState<'read' | 'edit' | StepName>(start);
  const visit = query.data;
  if (mode === 'edit' && visit) return <VisitForm visit={visit} onClose={onClose} />;
  const back = (): void => setMode('read');
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={visit ? visit.doctorName : t('title')}
      width={576}
      footer={visit && mode === 'read' ? <VisitActions visit={visit} onChoose={setMode} /> : undefined}
    >
      <Async query={query} shape="form" failedTitle={t('failed')}>
        {(found) =>
          mode === 'read' || mode === 'edit' ? (
            <Facts visit={found} />
          ) : (
            <VisitStep visit={found} step={mode} onBack={back} onDone={mode === 'cancel' ? onClose : back} />
          )
        }
      </Async>
    </FormDrawer>
  );
}

function Facts({ visit }: { visit: VisitDetail }): ReactNode {
  const t = useVisitPhrases();
  const { place, content, follow } = useVisitFacts(visit);
  return (
    <div className="visit-facts">
      <p className="visit-badges">
        <VisitStateBadge state={visit.state} />
        {visit.isLate && visit.state !== 'SUBMITTED_LATE' && visit.state !== 'LATE_PENDING' ? (
          <Tag>{t('late')}</Tag>
        ) : null}
        {visit.isCorrected ? <Tag>{t('corrected')}</Tag> : null}
        {visit.isFar ? <Tag>{t('far')}</Tag> : null}
      </p>
      <DescriptionList columns={1} items={place} />
      <DescriptionList columns={1} items={content} />
      <DescriptionList columns={1} items={follow} />
      <VisitHistory visit={visit} />
    </div>
  );
}
