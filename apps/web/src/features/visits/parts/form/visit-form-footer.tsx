// What can be done with the visit being written: keep a plan or a draft, or submit.
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useVisitPhrases } from '../../visits.phrases.ts';
import type { KeepAs } from './use-keep-visit.ts';

export interface VisitFormFooterProps {
  readonly isAhead: boolean;
  readonly keeping: KeepAs | null;
  readonly onKeep: (as: KeepAs) => void;
}

export function VisitFormFooter({ isAhead, keeping, onKeep }: VisitFormFooterProps): ReactNode {
  const t = useVisitPhrases();
  if (isAhead) {
    return (
      <Button type="primary" loading={keeping === 'plan'} onClick={() => onKeep('plan')}>
        {t('savePlan')}
      </Button>
    );
  }
  return (
    <>
      <Button loading={keeping === 'save'} onClick={() => onKeep('save')}>
        {t('saveDraft')}
      </Button>
      <Button type="primary" loading={keeping === 'submit'} title={t('submitHint')} onClick={() => onKeep('submit')}>
        {t('submit')}
      </Button>
    </>
  );
}
