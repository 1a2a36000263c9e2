// Visits and tasks on the board of days: a column for each day of a week, or a cell for each day of a month.
import type { Plan } from '@yijian/contract/tasks';
import { Plus } from 'lucide-react';
import { DayBoard, type BoardDay, type BoardSpan } from '@yijian/ui/day-board';
import { IconButton } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { today, useFormat } from '../../../../lib/format/index.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';
import { TaskItem, VisitItem } from './plan-card.tsx';
import { landing, type DropOn } from './use-moves.ts';

export interface PlanBoardProps {
  readonly plan: Plan;
  readonly view: BoardSpan;
  readonly days: readonly string[];
  /** The day the view stands on; days of other months are quiet. */
  readonly day: string;
  readonly dropOn: DropOn;
  readonly onOpenTask: (id: string) => void;
  readonly onOpenDay: (day: string) => void;
  readonly onAdd: (day: string) => void;
}

export function PlanBoard({ plan, view, days, day, dropOn, ...acts }: PlanBoardProps): ReactNode {
  const t = useTaskPhrases();
  const format = useFormat();
  const compact = view === 'month';
  const dayOf = (shown: string): BoardDay => {
    const visits = plan.visits.filter((visit) => format.date(visit.startsAt) === shown);
    const tasks = plan.tasks.filter((task) => task.dueOn === shown);
    return {
      label: t('dayOf', { day: shown, count: visits.length + tasks.length }),
      note: compact ? undefined : t('planned', { visits: visits.length, tasks: tasks.length }),
      action: <IconButton icon={Plus} label={t('addOn', { day: shown })} onClick={() => acts.onAdd(shown)} />,
      items: [
        ...visits.map((visit) => <VisitItem key={`v${visit.id}`} visit={visit} dropOn={dropOn} compact={compact} />),
        ...tasks.map((task) => (
          <TaskItem key={`t${task.id}`} task={task} dropOn={dropOn} compact={compact} onOpen={acts.onOpenTask} />
        )),
      ],
    };
  };
  return (
    <DayBoard
      span={view}
      days={days}
      day={day}
      today={today()}
      weekday={(shown) => format.weekday(`${shown}T12:00:00+08:00`)}
      dayOf={dayOf}
      landing={(shown) => landing((carried) => dropOn(shown, carried))}
      more={(count) => t('more', { count })}
      onOpenDay={acts.onOpenDay}
    />
  );
}
