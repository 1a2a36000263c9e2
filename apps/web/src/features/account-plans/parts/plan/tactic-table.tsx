// The tactics of a plan: who, until when, how far, and what may be done now.
import type { Plan, Tactic } from '@yijian/contract/account-plans';
import { Button } from 'antd';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { useState, type ReactNode } from 'react';
import { hasPermission } from '../../../../lib/session/index.ts';
import { usePlanPhrases } from '../../account-plans.phrases.ts';
import { TacticForm } from '../forms/on-demand.tsx';
import type { Step } from '../forms/step-dialog.tsx';
import { PlanBar } from './plan-bar.tsx';

const tones: Record<Tactic['state'], Tone> = {
  TODO: 'neutral',
  IN_PROGRESS: 'primary',
  DONE: 'ok',
  DROPPED: 'neutral',
};

export function TacticTable({ plan, onStep }: { plan: Plan; onStep: (step: Step) => void }): ReactNode {
  const t = usePlanPhrases();
  const [form, setForm] = useState<Tactic | 'new'>();
  const mayWrite = hasPermission('customer:hospitals:write') && plan.state !== 'CLOSED';
  return (
    <section>
      <div className="plan-subhead">
        <h4>{t('tactics')}</h4>
        {mayWrite ? (
          <Button type="link" size="small" onClick={() => setForm('new')}>
            {t('addTactic')}
          </Button>
        ) : null}
      </div>
      {plan.tactics.length === 0 ? (
        <p className="plan-quiet">{t('noTactics')}</p>
      ) : (
        <ul className="plan-tactics">
          {plan.tactics.map((tactic) => (
            <TacticRow
              key={tactic.id}
              tactic={tactic}
              goal={plan.goals.find((one) => one.id === tactic.goalId)?.title}
              onEdit={mayWrite ? () => setForm(tactic) : undefined}
              onStep={mayWrite && plan.state === 'ACTIVE' ? onStep : undefined}
            />
          ))}
        </ul>
      )}
      {form ? (
        <TacticForm plan={plan} tactic={form === 'new' ? undefined : form} onClose={() => setForm(undefined)} />
      ) : null}
    </section>
  );
}

interface TacticRowProps {
  readonly tactic: Tactic;
  readonly goal: string | undefined;
  readonly onEdit: (() => void) | undefined;
  readonly onStep: ((step: Step) => void) | undefined;
}

function TacticRow({ tactic, goal, onEdit, onStep }: TacticRowProps): ReactNode {
  const t = usePlanPhrases();
  const { title, state } = tactic;
  return (
    <li className={state === 'DROPPED' ? 'plan-dropped' : undefined}>
      <span>
        {title}
        {goal ? <small>{goal}</small> : null}
      </span>
      <span className="plan-tactic-who">
        {tactic.owner.name}
        <small className="num">{t('due', { day: tactic.dueOn })}</small>
      </span>
      <PlanBar
        quiet
        label={title}
        share={tactic.progress}
        tone={state === 'DONE' ? 'ok' : tactic.isLate ? 'warn' : 'primary'}
      />
      <StatusBadge tone={tactic.isLate ? 'bad' : tones[state]}>
        {tactic.isLate ? t('late') : t(`tacticState.${state}`)}
      </StatusBadge>
      <span className="plan-acts">
        {onStep ? <TacticSteps tactic={tactic} onStep={onStep} /> : null}
        {onEdit && state !== 'DROPPED' ? (
          <Button type="link" size="small" aria-label={`${t('edit')} ${title}`} onClick={onEdit}>
            {t('edit')}
          </Button>
        ) : null}
      </span>
    </li>
  );
}

function TacticSteps({ tactic, onStep }: { tactic: Tactic; onStep: (step: Step) => void }): ReactNode {
  const t = usePlanPhrases();
  const { title, state } = tactic;
  const button = (act: 'PROGRESS' | 'DROP' | 'RESUME', label: string, name: string): ReactNode => (
    <Button type="link" size="small" aria-label={name} onClick={() => onStep({ kind: 'tactic', act, tactic })}>
      {label}
    </Button>
  );
  if (state === 'DROPPED') return button('RESUME', t('resume'), t('resumeTitle', { title }));
  return (
    <>
      {button('PROGRESS', t('update'), t('updateTitle', { title }))}
      {state === 'DONE' ? null : button('DROP', t('drop'), t('dropTitle', { title }))}
    </>
  );
}
