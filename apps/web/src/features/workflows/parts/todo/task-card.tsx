// A task on a phone.
import type { DoneLine, TodoLine } from '@yijian/contract/workflows';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { RiskBadge, SlaBadge, TaskBadge } from '../words/badges.tsx';
import { useNames } from '../words/use-names.ts';

export function TaskCard({ line }: { line: TodoLine | DoneLine }): ReactNode {
  const format = useFormat();
  const names = useNames();
  const isDone = 'decidedAt' in line;
  return (
    <article className="workflow-card">
      <header>
        <strong>{line.title}</strong>
        {isDone ? <TaskBadge state={line.state} /> : <SlaBadge sla={line.sla} />}
      </header>
      <p>
        <span>{names.person(line.starter)}</span>
        <span>{line.nodeName}</span>
        <span className="num">{isDone ? format.dateTime(line.decidedAt) : format.duration(line.ageSeconds)}</span>
      </p>
      <p>{line.summary.map(names.summary).join(' · ')}</p>
      {isDone ? null : (
        <p>
          <RiskBadge risk={line.risk} />
          {line.amount === null ? null : <span className="num">{format.money(line.amount)}</span>}
        </p>
      )}
    </article>
  );
}
