// The goals of a plan: from the baseline to the target, how far, until when.
import type { Goal, Plan } from '@yijian/contract/account-plans';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { usePlanPhrases } from '../../account-plans.phrases.ts';
import { GoalForm } from '../forms/on-demand.tsx';
import type { Step } from '../forms/step-dialog.tsx';
import { PlanBar } from './plan-bar.tsx';

export function GoalList({ plan, onStep }: { plan: Plan; onStep: (step: Step) => void }): ReactNode {
  const t = usePlanPhrases();
  const [form, setForm] = useState<Goal | 'new'>();
  const mayWrite = hasPermission('customer:hospitals:write') && plan.state !== 'CLOSED';
  return (
    <section>
      <div className="plan-subhead">
        <h4>{t('goals')}</h4>
        {mayWrite ? (
          <Button type="link" size="small" onClick={() => setForm('new')}>
            {t('addGoal')}
          </Button>
        ) : null}
      </div>
      {plan.goals.length === 0 ? <p className="plan-quiet">{t('noGoals')}</p> : null}
      <ul className="plan-goals">
        {plan.goals.map((goal) => (
          <GoalRow
            key={goal.id}
            goal={goal}
            onEdit={mayWrite ? () => setForm(goal) : undefined}
            onReach={mayWrite && plan.state === 'ACTIVE' ? () => onStep({ kind: 'goal', goal }) : undefined}
          />
        ))}
      </ul>
      {form ? (
        <GoalForm plan={plan} goal={form === 'new' ? undefined : form} onClose={() => setForm(undefined)} />
      ) : null}
    </section>
  );
}

interface GoalRowProps {
  readonly goal: Goal;
  readonly onEdit: (() => void) | undefined;
  readonly onReach: (() => void) | undefined;
}

function GoalRow({ goal, onEdit, onReach }: GoalRowProps): ReactNode {
  const t = usePlanPhrases();
  const format = useFormat();
  const { unit } = goal;
  const reached = format.decimal(goal.reached);
  return (
    <li>
      <span>{goal.title}</span>
      <PlanBar quiet label={goal.title} share={goal.share} tone={goal.share === 100 ? 'ok' : 'primary'} />
      <span className="num">{t('reachedOf', { reached, target: format.decimal(goal.target), unit })}</span>
      <small className="num">
        {t('fromBaseline', { baseline: format.decimal(goal.baseline) })} · {t('due', { day: goal.dueOn })}
      </small>
      <span className="plan-acts">
        {onReach ? (
          <Button type="link" size="small" aria-label={t('reachTitle', { title: goal.title })} onClick={onReach}>
            {t('reach')}
          </Button>
        ) : null}
        {onEdit ? (
          <Button type="link" size="small" aria-label={`${t('edit')} ${goal.title}`} onClick={onEdit}>
            {t('edit')}
          </Button>
        ) : null}
      </span>
    </li>
  );
}
