// A step with its words: a plan starts, closes or reopens; a goal is reached so far; a tactic progresses, is dropped or resumed.
import type { Goal, Plan, PlanAct, Tactic, TacticAct } from '@yijian/contract/account-plans';
import { Input, InputNumber, Modal, Slider } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { useReachGoal, useStepPlan, useStepTactic } from '../../account-plans.api.ts';
import { usePlanPhrases } from '../../account-plans.phrases.ts';
import { Problems } from './parts.tsx';
import { useSend } from './use-send.ts';

export type Step =
  | { readonly kind: 'plan'; readonly act: PlanAct }
  | { readonly kind: 'goal'; readonly goal: Goal }
  | { readonly kind: 'tactic'; readonly act: TacticAct; readonly tactic: Tactic };

export interface StepDialogProps {
  readonly plan: Plan;
  readonly step: Step;
  readonly onClose: () => void;
}

const titles = { PROGRESS: 'updateTitle', DROP: 'dropTitle', RESUME: 'resumeTitle' } as const;

export function StepDialog({ plan, step, onClose }: StepDialogProps): ReactNode {
  const t = usePlanPhrases();
  const isProgress = step.kind === 'tactic' && step.act === 'PROGRESS';
  const [reason, setReason] = useState('');
  const [number, setNumber] = useState<number | null>(
    step.kind === 'goal' ? step.goal.reached : step.kind === 'tactic' ? step.tactic.progress : 0,
  );
  const transmit = useTransmit(plan, step);
  const { send, sending, problems } = useSend(onClose);
  const says = (step.kind === 'plan' && step.act !== 'START') || (step.kind === 'tactic' && step.act === 'DROP');
  const title =
    step.kind === 'plan'
      ? t(`planAct.${step.act}`)
      : step.kind === 'goal'
        ? t('reachTitle', { title: step.goal.title })
        : t(titles[step.act], { title: step.tactic.title });
  const save = (): void =>
    void send([says && reason.trim().length < 2 && t('needReason'), number === null && t('needNumber')], () =>
      transmit(number ?? 0, reason.trim()),
    );
  return (
    <Modal
      open
      title={title}
      okText={t('save')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: sending }}
      onOk={save}
      onCancel={onClose}
    >
      <Problems problems={problems} />
      {step.kind === 'goal' ? (
        <Field id="step-number" label={t('reachedNow')} required extra={step.goal.unit}>
          <InputNumber id="step-number" value={number} onChange={setNumber} style={{ width: '100%' }} />
        </Field>
      ) : null}
      {isProgress ? (
        <Field id="step-number" label={t('percentDone')} required>
          <div className="plan-slider">
            <Slider
              min={0}
              max={100}
              step={5}
              value={number ?? 0}
              onChange={setNumber}
              ariaLabelForHandle={t('percentDone')}
            />
            <InputNumber id="step-number" min={0} max={100} precision={0} value={number} onChange={setNumber} />
          </div>
        </Field>
      ) : null}
      <Field id="step-reason" label={t(says ? 'reason' : 'note')} required={says}>
        <Input.TextArea
          id="step-reason"
          rows={2}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Modal>
  );
}

function useTransmit(plan: Plan, step: Step): (number: number, reason: string) => Promise<unknown> {
  const stepPlan = useStepPlan();
  const reachGoal = useReachGoal();
  const stepTactic = useStepTactic();
  const { version } = plan;
  return (number, reason) => {
    switch (step.kind) {
      case 'plan':
        return stepPlan.mutateAsync({ params: { id: plan.id }, body: { act: step.act, reason, version } });
      case 'goal':
        return reachGoal.mutateAsync({ params: { id: step.goal.id }, body: { reached: number, reason, version } });
      case 'tactic': {
        const progress = step.act === 'PROGRESS' ? { progress: number } : {};
        const body = { act: step.act, ...progress, reason, version };
        return stepTactic.mutateAsync({ params: { id: step.tactic.id }, body });
      }
    }
  };
}
