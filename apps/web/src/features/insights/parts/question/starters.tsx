// One click to the opinion of each own product, over the whole country, while nothing is asked yet.
import { EVERY_PLACE, type OpinionDrug } from '@yijian/contract/insights';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useInsightPhrases } from '../../insights.phrases.ts';
import type { AskedGroup } from './use-asked.ts';

export function Starters({ drugs, set }: { drugs: readonly OpinionDrug[]; set: AskedGroup['set'] }): ReactNode {
  const t = useInsightPhrases();
  return drugs
    .filter(({ isOwn, isWithheld }) => isOwn && !isWithheld)
    .map(({ id, name, indications }) => (
      <Button
        key={id}
        onClick={() => set({ indication: indications, drug: id, province: EVERY_PLACE, city: EVERY_PLACE })}
      >
        {t('starter', { name })}
      </Button>
    ));
}
