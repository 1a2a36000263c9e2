// Which of the drugs asked about show no numbers, in the words of the specification (R6.4).
import { joined } from '../../../../lib/format/index.ts';
import type { OpinionDrug } from '@yijian/contract/insights';
import type { ReactNode } from 'react';
import { useInsightPhrases } from '../../insights.phrases.ts';
import '../opinions.css';

export function WithheldNote({ drugs }: { drugs: readonly OpinionDrug[] }): ReactNode {
  const t = useInsightPhrases();
  if (drugs.length === 0) return null;
  return (
    <div className="opinion-withheld" role="status">
      <strong>{t('withheld')}</strong>
      <span>{t('withheldDrugs', { names: joined(drugs.map(({ name }) => name)) })}</span>
    </div>
  );
}
