// A goal written down: what, from which number to which, until when.
import type { Goal, Plan } from '@yijian/contract/account-plans';
import { Input, InputNumber, Modal } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { useAddGoal, useChangeGoal } from '../../account-plans.api.ts';
import { usePlanPhrases } from '../../account-plans.phrases.ts';
import { DayField, Problems } from './parts.tsx';
import { useSend } from './use-send.ts';

export interface GoalFormProps {
  readonly plan: Plan;
  readonly goal: Goal | undefined;
  readonly onClose: () => void;
}

export function GoalForm({ plan, goal, onClose }: GoalFormProps): ReactNode {
  const t = usePlanPhrases();
  const [title, setTitle] = useState(goal?.title ?? '');
  const [unit, setUnit] = useState(goal?.unit ?? '');
  const [baseline, setBaseline] = useState<number | null>(goal?.baseline ?? 0);
  const [target, setTarget] = useState<number | null>(goal?.target ?? null);
  const [dueOn, setDueOn] = useState(goal?.dueOn ?? plan.endsOn);
  const add = useAddGoal();
  const change = useChangeGoal();
  const { send, sending, problems } = useSend(onClose);
  const save = (): void => {
    const missing = [
      title.trim().length < 2 && t('needTitle'),
      (baseline === null || target === null) && t('needNumber'),
    ];
    const body = { title, unit, baseline: baseline ?? 0, target: target ?? 0, dueOn, version: plan.version };
    void send(
      missing,
      () =>
        goal
          ? change.mutateAsync({ params: { id: goal.id }, body })
          : add.mutateAsync({ params: { id: plan.id }, body }),
      goal ? 'changed' : 'added',
    );
  };
  const amount = (id: string, label: string, value: number | null, set: (next: number | null) => void): ReactNode => (
    <Field id={id} label={label} required>
      <InputNumber id={id} value={value} onChange={set} style={{ width: '100%' }} />
    </Field>
  );
  return (
    <Modal
      open
      title={t(goal ? 'editGoal' : 'addGoal')}
      okText={t('save')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: sending }}
      onOk={save}
      onCancel={onClose}
    >
      <Problems problems={problems} />
      <Field id="goal-title" label={t('goal')} required>
        <Input id="goal-title" maxLength={100} value={title} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <div className="plan-pair">
        {amount('goal-baseline', t('baseline'), baseline, setBaseline)}
        {amount('goal-target', t('target'), target, setTarget)}
        <Field id="goal-unit" label={t('unit')}>
          <Input id="goal-unit" maxLength={20} value={unit} onChange={(event) => setUnit(event.target.value)} />
        </Field>
        <DayField id="goal-due" label={t('dueOn')} value={dueOn} onChange={setDueOn} />
      </div>
    </Modal>
  );
}
