// The plan: the board of days, the targets beside it, the drawer of a task.
import { BoardColumns, daysOf } from '@yijian/ui/day-board';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { usePlan } from '../../tasks.api.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';
import '../list/tasks.css';
import { TaskDrawer, TaskForm } from '../on-demand.tsx';
import { PlanBoard } from './plan-board.tsx';
import { PlanHead } from './plan-head.tsx';
import './plan.css';
import { UnplannedList } from './unplanned-list.tsx';
import { useMoves } from './use-moves.ts';
import { usePlanAddress } from './use-plan-address.ts';

export function PlanPage(): ReactNode {
  const t = useTaskPhrases();
  const address = usePlanAddress();
  const { view, day, member, change } = address;
  const days = daysOf(view, day);
  const query = usePlan({
    from: days[0] ?? day,
    to: days.at(-1) ?? day,
    ...(member === undefined ? {} : { userId: member }),
  });
  const { dropOn } = useMoves();
  const [open, setOpen] = useState<string>();
  const [adding, setAdding] = useState<string>();
  return (
    <div className="plan">
      <PlanHead address={address} days={days} />
      <p className="task-note plan-hint">{t('dragHint')}</p>
      <BoardColumns aside={<UnplannedList member={member} dropOn={dropOn} />}>
        <Async query={query} shape="table" failedTitle={t('planFailed')} isEmpty={() => false}>
          {(plan) => (
            <PlanBoard
              plan={plan}
              view={view}
              days={days}
              day={day}
              dropOn={dropOn}
              onOpenTask={setOpen}
              onOpenDay={(next) => change({ view: 'week', day: next })}
              onAdd={setAdding}
            />
          )}
        </Async>
      </BoardColumns>
      {open === undefined ? null : <TaskDrawer key={open} id={open} onClose={() => setOpen(undefined)} />}
      {adding === undefined ? null : (
        <TaskForm dueOn={adding} assigneeId={member} onClose={() => setAdding(undefined)} />
      )}
    </div>
  );
}
