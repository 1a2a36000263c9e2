// One account plan: state and period, progress against the time that is over, SWOT, goals, tactics, history.
import type { Plan, PlanAct } from '@yijian/contract/account-plans';
import { Button } from 'antd';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { usePlanPhrases } from '../../account-plans.phrases.ts';
import { PlanForm, StepDialog } from '../forms/on-demand.tsx';
import type { Step } from '../forms/step-dialog.tsx';
import { GoalList } from './goal-list.tsx';
import { PlanBar } from './plan-bar.tsx';
import { PlanLog } from './plan-log.tsx';
import { TacticTable } from './tactic-table.tsx';

const tones: Record<Plan['state'], Tone> = { DRAFT: 'neutral', ACTIVE: 'primary', CLOSED: 'ok' };
const acts: Record<Plan['state'], PlanAct> = { DRAFT: 'START', ACTIVE: 'CLOSE', CLOSED: 'REOPEN' };
const corners = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;

export function PlanCard({ plan }: { plan: Plan }): ReactNode {
  const t = usePlanPhrases();
  const [isEditing, setEditing] = useState(false);
  const [step, setStep] = useState<Step>();
  const act = acts[plan.state];
  return (
    <div className="plan-card">
      <header>
        <strong>{plan.title}</strong>
        <StatusBadge tone={tones[plan.state]}>{t(`planState.${plan.state}`)}</StatusBadge>
        <small className="num">{t('days', { from: plan.startsOn, to: plan.endsOn })}</small>
        <small>
          {t('planOwner')} {plan.owner.name}
        </small>
        <Allowed permission="customer:hospitals:write">
          <span className="plan-extra">
            {plan.state === 'CLOSED' ? null : (
              <Button size="small" onClick={() => setEditing(true)}>
                {t('editPlan')}
              </Button>
            )}
            <Button size="small" onClick={() => setStep({ kind: 'plan', act })}>
              {t(`planAct.${act}`)}
            </Button>
          </span>
        </Allowed>
      </header>
      {plan.objective ? <p>{plan.objective}</p> : null}
      <Pace plan={plan} />
      <div className="plan-swot">
        {corners.map((corner) => (
          <section key={corner} className={`plan-swot-${corner}`}>
            <h4>{t(corner)}</h4>
            {plan[corner].length === 0 ? <span>—</span> : null}
            <ul>
              {plan[corner].map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <GoalList plan={plan} onStep={setStep} />
      <TacticTable plan={plan} onStep={setStep} />
      <PlanLog planId={plan.id} />
      {isEditing ? <PlanForm hospitalId={plan.hospitalId} plan={plan} onClose={() => setEditing(false)} /> : null}
      {step ? <StepDialog plan={plan} step={step} onClose={() => setStep(undefined)} /> : null}
    </div>
  );
}

/** How far the tactics are, against how much of the time is over. */
function Pace({ plan }: { plan: Plan }): ReactNode {
  const t = usePlanPhrases();
  const format = useFormat();
  const gap = plan.progress - plan.elapsed;
  const words = t(gap < 0 ? 'behind' : 'ahead', { count: format.count(Math.abs(gap)) });
  return (
    <div className="plan-pace">
      <PlanBar label={t('progress')} share={plan.progress} tone={gap < -10 ? 'warn' : 'primary'} />
      <PlanBar label={t('elapsed')} share={plan.elapsed} tone="base" />
      {plan.state === 'ACTIVE' ? <small className={gap < -10 ? 'plan-behind' : undefined}>{words}</small> : null}
    </div>
  );
}
