// A tactic written down: what, who, until when, for which goal.
import type { Plan, Tactic } from '@yijian/contract/account-plans';
import { Input, Modal, Select } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { useAddTactic, useChangeTactic } from '../../account-plans.api.ts';
import { usePlanPhrases } from '../../account-plans.phrases.ts';
import { DayField, OwnerField, Problems } from './parts.tsx';
import { useSend } from './use-send.ts';

export interface TacticFormProps {
  readonly plan: Plan;
  readonly tactic: Tactic | undefined;
  readonly onClose: () => void;
}

export function TacticForm({ plan, tactic, onClose }: TacticFormProps): ReactNode {
  const t = usePlanPhrases();
  const [title, setTitle] = useState(tactic?.title ?? '');
  const [goalId, setGoalId] = useState(tactic?.goalId ?? '');
  const [ownerId, setOwnerId] = useState(tactic?.owner.id ?? plan.owner.id);
  const [dueOn, setDueOn] = useState(tactic?.dueOn ?? '');
  const add = useAddTactic();
  const change = useChangeTactic();
  const { send, sending, problems } = useSend(onClose);
  const save = (): void => {
    const missing = [title.trim().length < 2 && t('needTitle'), dueOn === '' && t('needDay')];
    const body = { title, ownerId, dueOn, version: plan.version, ...(goalId === '' ? {} : { goalId }) };
    void send(
      missing,
      () =>
        tactic
          ? change.mutateAsync({ params: { id: tactic.id }, body })
          : add.mutateAsync({ params: { id: plan.id }, body }),
      tactic ? 'changed' : 'added',
    );
  };
  const goals = [{ value: '', label: t('noGoal') }, ...plan.goals.map((one) => ({ value: one.id, label: one.title }))];
  return (
    <Modal
      open
      title={t(tactic ? 'editTactic' : 'addTactic')}
      okText={t('save')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: sending }}
      onOk={save}
      onCancel={onClose}
    >
      <Problems problems={problems} />
      <Field id="tactic-title" label={t('tactic')} required>
        <Input id="tactic-title" maxLength={200} value={title} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <OwnerField hospitalId={plan.hospitalId} value={ownerId} onChange={setOwnerId} />
      <div className="plan-pair">
        <DayField id="tactic-due" label={t('dueOn')} value={dueOn} onChange={setDueOn} />
        <Field id="tactic-goal" label={t('goal')}>
          <Select
            id="tactic-goal"
            value={goalId}
            options={goals}
            onChange={(next: string) => setGoalId(next)}
            style={{ width: '100%' }}
          />
        </Field>
      </div>
    </Modal>
  );
}
