// How many tasks wait for me, beside the menu's entry; asked again when a notice about a process comes.
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { refreshCalls } from '../../../../lib/api/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useNotices } from '../../../../lib/socket/index.ts';
import { useTodoCount } from '../../workflows.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import './todo-badge.css';

export function TodoBadge(): ReactNode {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const client = useQueryClient();
  const newest = useNotices((state) => state.notices.findLast(({ kind }) => kind.startsWith('workflows.'))?.id);
  const { data } = useTodoCount(hasPermission('taskManager:workflows:approve'));
  useEffect(() => {
    if (newest !== undefined) void refreshCalls(client, tasks.countTodo);
  }, [client, newest]);
  if (data === undefined || data.total === 0) return null;
  const count = format.count(data.total);
  return (
    <span className={data.late > 0 ? 'workflow-badge workflow-badge-late num' : 'workflow-badge num'}>
      <span className="yj-hidden">{t('todoWaiting', { count })}</span>
      <span aria-hidden>{count}</span>
    </span>
  );
}
