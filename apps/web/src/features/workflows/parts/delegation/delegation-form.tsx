// A new standing delegation: who, for what, from when until when.
import { Button, DatePicker, Input, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { fieldFaults } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useAddDelegation } from '../../workflows.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { PersonSelect } from '../form/person-select.tsx';
import { useKinds } from '../list/use-kinds.ts';

const USUAL_DAYS = 7;

export function DelegationForm({ onDone }: { onDone: () => void }): ReactNode {
  const t = useWorkflowPhrases();
  const shell = useShell();
  const add = useAddDelegation();
  const { kinds } = useKinds();
  const [person, setPerson] = useState<string[]>([]);
  const [kind, setKind] = useState('');
  const [period, setPeriod] = useState<[Dayjs, Dayjs]>(() => [dayjs(), dayjs().add(USUAL_DAYS, 'day')]);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const wrong = (name: string): string | undefined =>
    fieldFaults(add.error)
      .find((fault) => fault.name[0] === name)
      ?.errors.join(' ');
  const send = (): void => {
    setTried(true);
    const [delegateId] = person;
    if (delegateId === undefined) return;
    const body = { delegateId, startsAt: period[0].toISOString(), endsAt: period[1].toISOString(), reason };
    add.mutate(
      { body: kind === '' ? body : { ...body, definitionKey: kind } },
      {
        onSuccess: () => {
          shell.toast.success(t('delegated'));
          onDone();
        },
        onError: (error) => void (fieldFaults(error).length === 0 && shell.toast.error(error.message)),
      },
    );
  };
  return (
    <div className="workflow-delegation-form">
      <Field
        id="delegate"
        label={t('delegateTo')}
        required
        error={wrong('delegateId') ?? (isTried && person.length === 0 ? t('needed') : undefined)}
      >
        <PersonSelect id="delegate" value={person} onChange={setPerson} />
      </Field>
      <Field id="delegate-kind" label={t('delegateFor')} error={wrong('definitionKey')}>
        <Select
          id="delegate-kind"
          style={{ width: '100%' }}
          value={kind}
          onChange={setKind}
          options={[{ value: '', label: t('everyKind') }, ...kinds]}
        />
      </Field>
      <Field id="delegate-period" label={t('period')} required error={wrong('startsAt') ?? wrong('endsAt')}>
        <DatePicker.RangePicker
          id="delegate-period"
          showTime={{ format: 'HH:mm' }}
          format="YYYY-MM-DD HH:mm"
          allowClear={false}
          value={period}
          onChange={(next) => next?.[0] && next[1] && setPeriod([next[0], next[1]])}
        />
      </Field>
      <Field id="delegate-reason" label={t('reason')}>
        <Input
          id="delegate-reason"
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <div className="workflow-delegation-buttons">
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button type="primary" loading={add.isPending} onClick={send}>
          {t('confirm')}
        </Button>
      </div>
    </div>
  );
}
