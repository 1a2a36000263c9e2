// The plan of one doctor, written in its row.
import type { PlannedDoctor } from '@yijian/contract/opinion-leaders';
import { Button, DatePicker, Input, Select } from 'antd';
import dayjs from 'dayjs';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { useAssignable, usePlanLine } from '../../opinion-leaders.api.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';

export function LineForm({ line, onClose }: { line: PlannedDoctor; onClose: () => void }): ReactNode {
  const t = useKolPhrases();
  const members = useAssignable().data ?? [];
  const keep = usePlanLine();
  const [work, setWork] = useState({
    objective: line.objective,
    nextStep: line.nextStep,
    ownerId: line.ownerId,
    dueOn: line.dueOn,
  });
  const save = async (): Promise<void> => {
    const { objective, nextStep, ownerId, dueOn } = work;
    const optional = { ...(ownerId === null ? {} : { ownerId }), ...(dueOn === null ? {} : { dueOn }) };
    await keep.mutateAsync({ params: { id: line.id }, body: { objective, nextStep, ...optional } });
    onClose();
  };
  const of = (name: string): string => `kol-${name}-${line.id}`;
  return (
    <div className="kol-line-form">
      <Field label={t('objective')} id={of('objective')}>
        <Input
          id={of('objective')}
          maxLength={300}
          value={work.objective}
          onChange={(event) => setWork({ ...work, objective: event.target.value })}
        />
      </Field>
      <Field label={t('nextStep')} id={of('step')}>
        <Input
          id={of('step')}
          maxLength={200}
          value={work.nextStep}
          onChange={(event) => setWork({ ...work, nextStep: event.target.value })}
        />
      </Field>
      <Field label={t('owner')} id={of('owner')}>
        <Select
          id={of('owner')}
          allowClear
          placeholder={t('me')}
          value={work.ownerId}
          options={members.map((one) => ({ value: one.id, label: `${one.name} · ${one.organizationName}` }))}
          onChange={(ownerId: string | null | undefined) => setWork({ ...work, ownerId: ownerId ?? null })}
          style={{ width: '100%' }}
        />
      </Field>
      <Field label={t('due')} id={of('due')}>
        <DatePicker
          id={of('due')}
          value={work.dueOn === null ? null : dayjs(work.dueOn)}
          onChange={(value) => setWork({ ...work, dueOn: value?.format('YYYY-MM-DD') ?? null })}
          style={{ width: '100%' }}
        />
      </Field>
      <p className="kol-acts">
        <Button type="primary" size="small" loading={keep.isPending} onClick={() => void save().catch(() => undefined)}>
          {t('save')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </p>
    </div>
  );
}
