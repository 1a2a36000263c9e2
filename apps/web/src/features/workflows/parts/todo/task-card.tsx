// A task that is done, on a phone.
import type { DoneLine } from '@yijian/contract/workflows';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { TaskBadge } from '../words/badges.tsx';
import { useNames } from '../words/use-names.ts';
import '../list/list.css';

export function TaskCard({ line }: { line: DoneLine }): ReactNode {
  const format = useFormat();
  const names = useNames();
  return (
    <article className="workflow-card">
      <header>
        <strong>{line.title}</strong>
        <TaskBadge state={line.state} />
      </header>
      <p>
        <span>{names.person(line.starter)}</span>
        <span>{line.nodeName}</span>
        <span className="num">{format.dateTime(line.decidedAt)}</span>
      </p>
      <p>{line.summary.map(names.summary).join(' · ')}</p>
    </article>
  );
}
