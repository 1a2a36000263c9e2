// In place of a count of one to nine doctors.
import type { ReactNode } from 'react';
import { useInsightPhrases } from '../../insights.phrases.ts';
import '../opinions.css';

export function TooFew(): ReactNode {
  const t = useInsightPhrases();
  return (
    <small className="opinion-few" title={t('tooFew')}>
      {t('few')}
    </small>
  );
}
