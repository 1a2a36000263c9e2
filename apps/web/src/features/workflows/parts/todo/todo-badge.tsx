// How much waits for me, beside the menu's entry; the same number stands over the list and on the workspace.
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useDecisionCount, useLiveDecisions } from '../../workflow-decisions.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import './todo-badge.css';

export function TodoBadge(): ReactNode {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const { data } = useDecisionCount();
  useLiveDecisions();
  if (data === undefined || data.total === 0) return null;
  const count = format.count(data.total);
  return (
    <span className={data.late > 0 ? 'workflow-badge workflow-badge-late num' : 'workflow-badge num'}>
      <span className="yj-hidden">{t('todoWaiting', { count })}</span>
      <span aria-hidden>{count}</span>
    </span>
  );
}
