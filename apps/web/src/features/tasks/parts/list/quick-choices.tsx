// To do, completed, expired, important: one press narrows the list, another shows it whole (specification 4, task tab labels).
import { CountChip } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import type { TaskFilters, TaskRows } from '../../tasks.api.ts';
import type { QuickChoice } from './use-task-tabs.ts';
import './quick-choices.css';

const none = { state: [], late: undefined, important: undefined } as unknown as TaskFilters;

export function QuickChoices({ choices, list }: { choices: readonly QuickChoice[]; list: TaskRows }): ReactNode {
  if (choices.length === 0) return null;
  return (
    <div className="task-choices">
      {choices.map(({ key, label, count, active, filters }) => (
        <button
          key={key}
          type="button"
          className="task-choice"
          aria-pressed={active}
          onClick={() => list.setFilters(active ? none : { ...none, ...filters })}
        >
          {label} <CountChip count={count} active={active} />
        </button>
      ))}
    </div>
  );
}
