// The page of one task: header with its acts, facts, checklist, log, and what it belongs to.
import type { TaskDetail } from '@yijian/contract/tasks';
import { DescriptionList, DetailHeader, DetailPage, Section } from '@yijian/ui/detail-page';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell, useTabTitle } from '../../../../lib/router/index.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';
import { TaskForm } from '../on-demand.tsx';
import '../list/tasks.css';
import { PriorityBadge, TaskStateBadge } from '../task-badges.tsx';
import { TaskActions } from './task-actions.tsx';
import { TaskChecks } from './task-checks.tsx';
import { RefusableNote } from './task-drawer.tsx';
import { TaskLog } from './task-log.tsx';
import { useTaskFacts } from './use-task-facts.ts';

export function TaskRecord({ task }: { task: TaskDetail }): ReactNode {
  const t = useTaskPhrases();
  const facts = useTaskFacts(task);
  const [isEditing, setEditing] = useState(false);
  useTabTitle(task.title);
  const checks = task.checkable === 0 ? undefined : t('checked', { done: task.checked, all: task.checkable });
  return (
    <DetailPage
      header={
        <DetailHeader
          name={task.title}
          avatar={false}
          marks={
            <span className="task-marks">
              <TaskStateBadge task={task} />
              <PriorityBadge task={task} />
            </span>
          }
          facts={[task.assigneeName, task.dueOn, ...(task.doctorName === null ? [] : [task.doctorName])]}
          actions={<TaskActions task={task} onEdit={() => setEditing(true)} />}
        />
      }
      rail={<Related task={task} />}
    >
      <RefusableNote task={task} />
      <Section title={t('facts')}>
        <DescriptionList columns={2} items={facts} />
      </Section>
      <Section title={t('checklist')} count={checks}>
        <TaskChecks task={task} />
      </Section>
      <Section title={t('log')}>
        <TaskLog id={task.id} />
      </Section>
      {isEditing ? <TaskForm task={task} onClose={() => setEditing(false)} /> : null}
    </DetailPage>
  );
}

/** The visit it came from and the doctors it is about. */
function Related({ task }: { task: TaskDetail }): ReactNode {
  const t = useTaskPhrases();
  const format = useFormat();
  const shell = useShell();
  const { visit, doctors } = task;
  return (
    <Section title={t('related')}>
      {visit === null && doctors.length === 0 ? <p className="task-note">{t('noRelated')}</p> : null}
      <ul className="task-checks">
        {visit === null ? null : (
          <li>
            <button
              type="button"
              className="task-link"
              onClick={() => shell.openTab(`/customer/visitTeamManager/myVisit?id=${visit.id}`)}
            >
              {t('visit')} {visit.doctorName} {format.dateTime(visit.startsAt)}
            </button>
          </li>
        )}
        {doctors.map((doctor) => (
          <li key={doctor.id}>
            <button
              type="button"
              className="task-link"
              onClick={() => shell.openTab(`/customer/doctorTeamManager/allCustomer?id=${doctor.id}`)}
            >
              {t('doctor')} {doctor.name}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
