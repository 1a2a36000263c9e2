// A visit or a task on the board.
import type { PlannedTask, PlannedVisit } from '@yijian/contract/tasks';
import { CircleCheck, MapPin, SquareCheck } from 'lucide-react';
import { DayButton, DayCard } from '@yijian/ui/day-board';
import { Glyph } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { today, useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';
import { carriable, type DropOn } from './use-moves.ts';

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
    <DayCard
      look={isHeld ? 'held' : 'open'}
      onOpen={() => shell.openTab(`/customer/visitTeamManager/myVisit?id=${visit.id}`)}
      carry={visit.isMovable ? carriable(carried) : {}}
      action={
        visit.isMovable && !compact ? (
          <DayButton
            label={t('moveItem', { name: visit.doctorName })}
            pickLabel={t('moveTo')}
            minDay={today()}
            onChoose={(day) => dropOn(day, carried)}
          />
        ) : null
      }
    >
      <Glyph icon={isHeld ? CircleCheck : MapPin} size={12} />
      <span className="num">{format.time(visit.startsAt)}</span>{' '}
      <strong className="yj-board-name">{visit.doctorName}</strong>
      {compact ? null : <small>{visit.hospitalName}</small>}
    </DayCard>
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
  return (
    <DayCard
      look={task.isMovable ? (isLate ? 'off' : 'plain') : 'held'}
      onOpen={() => onOpen(task.id)}
      carry={task.isMovable ? carriable(carried) : {}}
      action={
        task.isMovable && !compact ? (
          <DayButton
            label={t('moveItem', { name: task.title })}
            pickLabel={t('moveTo')}
            minDay={today()}
            onChoose={(day) => dropOn(day, carried)}
          />
        ) : null
      }
    >
      <Glyph icon={task.isMovable ? SquareCheck : CircleCheck} size={12} />
      <strong>{task.title}</strong>
      {compact || task.doctorName === null ? null : <small>{task.doctorName}</small>}
      {compact || !isLate ? null : <small className="task-late">{t('late')}</small>}
    </DayCard>
  );
}
