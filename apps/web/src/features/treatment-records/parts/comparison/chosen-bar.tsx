// The portraits chosen in the list, two to four of which are compared.
import { FEWEST_COMPARED, MOST_COMPARED } from '@yijian/contract/treatment-records';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTreatmentPhrases } from '../../treatment-records.phrases.ts';
import { comparisonPath } from './compared.ts';
import './comparison.css';

interface ChosenBarProps {
  readonly ids: readonly string[];
  readonly onClear: () => void;
}

export function ChosenBar({ ids, onClear }: ChosenBarProps): ReactNode {
  const t = useTreatmentPhrases();
  const navigate = useNavigate();
  if (ids.length === 0) return null;
  const isReady = ids.length >= FEWEST_COMPARED && ids.length <= MOST_COMPARED;
  return (
    <div className="comparison-chosen" role="region" aria-label={t('compare')}>
      <span>{t(isReady ? 'chosen' : 'chooseMore', { count: String(ids.length) })}</span>
      <Button type="primary" disabled={!isReady} onClick={() => void navigate(comparisonPath(ids))}>
        {t('compareChosen')}
      </Button>
      <Button onClick={onClear}>{t('clearChosen')}</Button>
    </div>
  );
}
