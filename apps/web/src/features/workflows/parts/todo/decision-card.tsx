// A decision on a phone.
import type { Decision } from '@yijian/contract/open-decisions';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { RiskBadge, SlaBadge } from '../words/badges.tsx';
import { useNames } from '../words/use-names.ts';
import { DecideRow } from './decide/decide-row.tsx';
import { useAge } from './decide/use-age.ts';
import { useWhy } from './decide/use-why.ts';
import '../list/list.css';

export function DecisionCard({ line }: { line: Decision }): ReactNode {
  const format = useFormat();
  const names = useNames();
  const why = useWhy();
  const age = useAge();
  return (
    <article className="workflow-card">
      <header>
        <strong>{line.title}</strong>
        {line.sla === 'NONE' ? null : <SlaBadge sla={line.sla} />}
        <RiskBadge risk={line.risk} />
      </header>
      <p>
        <span>{line.context}</span>
        <span>{names.person(line.person)}</span>
        <span className="num">{age(line.ageSeconds)}</span>
        {line.amount === null ? null : <span className="num">{format.money(line.amount)}</span>}
      </p>
      <p>{why(line)}</p>
      <footer>
        <DecideRow line={line} />
      </footer>
    </article>
  );
}
