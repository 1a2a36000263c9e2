// The board: a column for each day of a week, or a cell for each day of a month.
import type { Plan } from '@yijian/contract/tasks';
import { Plus } from 'lucide-react';
import { IconButton } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { today, useFormat } from '../../../../lib/format/index.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';
import { landing } from './carrying.ts';
import { TaskItem, VisitItem } from './plan-card.tsx';
import type { PlanView } from './plan-days.ts';
import type { DropOn } from './use-moves.ts';

export interface PlanBoardProps {
  readonly plan: Plan;
  readonly view: PlanView;
  readonly days: readonly string[];
  /** The day the view stands on; days of other months are quiet. */
  readonly day: string;
  readonly dropOn: DropOn;
  readonly onOpenTask: (id: string) => void;
  readonly onOpenDay: (day: string) => void;
  readonly onAdd: (day: string) => void;
}

/** Items that a cell of a month shows. */
const IN_CELL = 4;

export function PlanBoard(props: PlanBoardProps): ReactNode {
  const { view, days } = props;
  return (
    <ol className={`plan-board plan-${view}`}>
      {days.map((day) => (
        <Day key={day} {...props} day={day} isQuiet={view === 'month' && day.slice(0, 7) !== props.day.slice(0, 7)} />
      ))}
    </ol>
  );
}

function Day({ plan, view, day, isQuiet, dropOn, ...acts }: PlanBoardProps & { isQuiet: boolean }): ReactNode {
  const t = useTaskPhrases();
  const format = useFormat();
  const visits = plan.visits.filter((visit) => format.date(visit.startsAt) === day);
  const tasks = plan.tasks.filter((task) => task.dueOn === day);
  const compact = view === 'month';
  const items = [
    ...visits.map((visit) => <VisitItem key={`v${visit.id}`} visit={visit} dropOn={dropOn} compact={compact} />),
    ...tasks.map((task) => (
      <TaskItem key={`t${task.id}`} task={task} dropOn={dropOn} compact={compact} onOpen={acts.onOpenTask} />
    )),
  ];
  const shown = compact ? items.slice(0, IN_CELL) : items;
  const looks = ['plan-day', day === today() ? 'plan-today' : '', isQuiet ? 'plan-quiet' : ''];
  return (
    <li
      className={looks.filter(Boolean).join(' ')}
      aria-label={t('dayOf', { day, count: items.length })}
      {...landing((carried) => dropOn(day, carried))}
    >
      <header>
        <span className="plan-date num">
          {compact ? day.slice(8) : `${format.weekday(`${day}T12:00:00+08:00`)} ${day.slice(5)}`}
        </span>
        {compact ? null : (
          <span className="plan-count num">{t('planned', { visits: visits.length, tasks: tasks.length })}</span>
        )}
        <IconButton icon={Plus} label={t('addOn', { day })} onClick={() => acts.onAdd(day)} />
      </header>
      <ul>{shown}</ul>
      {items.length > shown.length ? (
        <button type="button" className="task-link" onClick={() => acts.onOpenDay(day)}>
          {t('more', { count: items.length - shown.length })}
        </button>
      ) : null}
    </li>
  );
}
