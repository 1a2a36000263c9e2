// The reader's open tasks, due first; each opens its record.
import type { Task } from '@yijian/contract/tasks';
import { StatusBadge } from '@yijian/ui/badge';
import { Tile } from '@yijian/ui/dashboard-tile';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useOpenTasks } from '../../dashboards-desk.api.ts';
import { useDeskPhrases } from '../../dashboards-desk.phrases.ts';
import '../workspace.css';

const TASKS = '/task/index/all';

export function DeskTasks(): ReactNode {
  const t = useDeskPhrases();
  const shell = useShell();
  const query = useOpenTasks();
  return (
    <Tile
      title={t('ownTasks')}
      span={5}
      actions={
        <button type="button" className="workspace-link" onClick={() => shell.openTab(TASKS)}>
          {t('all')}
        </button>
      }
    >
      <Async query={query} shape="list" rows={6} compact failedTitle={t('failed')} empty={{ reason: t('noTasks') }}>
        {(page) => (
          <ul className="workspace-rows">
            {page.content.map((task) => (
              <TaskRow key={task.id} task={task} />
            ))}
          </ul>
        )}
      </Async>
    </Tile>
  );
}

function TaskRow({ task }: { task: Task }): ReactNode {
  const t = useDeskPhrases();
  const format = useFormat();
  const shell = useShell();
  const { id, title, doctorName, hospitalName, dueOn, isLate } = task;
  return (
    <li>
      <button
        type="button"
        className="workspace-row"
        onClick={() => shell.openTab(`/task/taskRecordDetail?id=${id}`, { title })}
      >
        <span className="workspace-main">
          <strong>{title}</strong>
          <small>{[doctorName, hospitalName].filter(Boolean).join(' · ')}</small>
        </span>
        <span className="workspace-side num">
          {t('due', { day: format.date(dueOn) })}
          {isLate ? <StatusBadge tone="bad">{t('isLate')}</StatusBadge> : null}
        </span>
      </button>
    </li>
  );
}
