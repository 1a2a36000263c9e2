// An activity on a phone.
import type { Activity } from '@yijian/contract/market-activities';
import type { ReactNode } from 'react';
import { joined } from '../../../lib/format/index.ts';
import { useEventWords } from '../../sales-funnels/index.ts';
import { useActivityPhrases } from '../market-activities.phrases.ts';
import { StateOf } from './use-activity-columns.tsx';

export function ActivityCard({ row }: { row: Activity }): ReactNode {
  const t = useActivityPhrases();
  const words = useEventWords();
  return (
    <article className="funnel-card">
      <p>
        <strong>{row.name}</strong>
        <StateOf state={row.state} />
      </p>
      <small className="num">{t('span', { from: row.startsOn, to: row.endsOn })}</small>
      <small>{joined(row.channels.map((one) => words.channel(one)))}</small>
    </article>
  );
}
