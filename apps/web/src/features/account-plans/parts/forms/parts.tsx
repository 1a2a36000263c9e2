// Pieces that the forms of plans share: a colleague, a day, what is wrong.
import { DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { Field } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { useMembers } from '../../account-plans.api.ts';
import { usePlanPhrases } from '../../account-plans.phrases.ts';

const DAY = 'YYYY-MM-DD';

export function Problems({ problems }: { problems: readonly string[] }): ReactNode {
  if (problems.length === 0) return null;
  return (
    <ul className="plan-problems" role="alert">
      {problems.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

interface OwnerFieldProps {
  readonly hospitalId: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

export function OwnerField({ hospitalId, value, onChange }: OwnerFieldProps): ReactNode {
  const t = usePlanPhrases();
  const members = useMembers(hospitalId);
  return (
    <Field id="plan-owner" label={t('owner')} required>
      <Select
        id="plan-owner"
        showSearch={{ optionFilterProp: 'label' }}
        loading={members.isFetching}
        placeholder={t('chooseOwner')}
        value={value === '' ? null : value}
        options={(members.data ?? []).map((one) => ({ value: one.id, label: `${one.name} · ${one.organizationName}` }))}
        onChange={(next: string) => onChange(next)}
        style={{ width: '100%' }}
      />
    </Field>
  );
}

interface DayFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

export function DayField({ id, label, value, onChange }: DayFieldProps): ReactNode {
  return (
    <Field id={id} label={label} required>
      <DatePicker
        id={id}
        allowClear={false}
        value={value === '' ? null : dayjs(value)}
        onChange={(next) => onChange(next?.format(DAY) ?? '')}
        style={{ width: '100%' }}
      />
    </Field>
  );
}
