// A visit or a task on the board.
import type { PlannedTask, PlannedVisit } from '@yijian/contract/tasks';
import { CircleCheck, MapPin, SquareCheck } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { today, useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';
import { carriable } from './carrying.ts';
import { MoveButton } from './move-button.tsx';
import type { DropOn } from './use-moves.ts';

export interface CardProps {
  readonly dropOn: DropOn;
  /** One line only, for a month. */
  readonly compact: boolean;
}

export function VisitItem({ visit, dropOn, compact }: CardProps & { visit: PlannedVisit }): ReactNode {
  const t = useTaskPhrases();
  const format = useFormat();
  const shell = useShell();
  const carried = { kind: 'visit', visit } as const;
  const isHeld = visit.state !== 'PLANNED';
  return (
    <li
      className={isHeld ? 'plan-card plan-held' : 'plan-card plan-visit'}
      {...(visit.isMovable ? carriable(carried) : {})}
    >
      <button
        type="button"
        className="plan-open"
        onClick={() => shell.openTab(`/customer/visitTeamManager/myVisit?id=${visit.id}`)}
      >
        <Glyph icon={isHeld ? CircleCheck : MapPin} size={12} />
        <span className="num">{format.time(visit.startsAt)}</span> <strong>{visit.doctorName}</strong>
        {compact ? null : <small>{visit.hospitalName}</small>}
      </button>
      {visit.isMovable && !compact ? (
        <MoveButton label={t('moveItem', { name: visit.doctorName })} onMove={(day) => dropOn(day, carried)} />
      ) : null}
    </li>
  );
}

export interface TaskItemProps extends CardProps {
  readonly task: PlannedTask;
  readonly onOpen: (id: string) => void;
}

export function TaskItem({ task, dropOn, compact, onOpen }: TaskItemProps): ReactNode {
  const t = useTaskPhrases();
  const carried = { kind: 'task', task } as const;
  const isLate = task.isMovable && task.dueOn < today();
  const look = task.isMovable ? (isLate ? 'plan-card plan-late' : 'plan-card') : 'plan-card plan-held';
  return (
    <li className={look} {...(task.isMovable ? carriable(carried) : {})}>
      <button type="button" className="plan-open" onClick={() => onOpen(task.id)}>
        <Glyph icon={task.isMovable ? SquareCheck : CircleCheck} size={12} />
        <strong>{task.title}</strong>
        {compact || task.doctorName === null ? null : <small>{task.doctorName}</small>}
        {compact || !isLate ? null : <small className="task-late">{t('late')}</small>}
      </button>
      {task.isMovable && !compact ? (
        <MoveButton label={t('moveItem', { name: task.title })} onMove={(day) => dropOn(day, carried)} />
      ) : null}
    </li>
  );
}
