// The department of a new doctor in two levels: the first narrows what the second proposes; a hospital's own name may be typed.
import { AutoComplete, Select } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useMainDepartments, useSubDepartments } from '../../../dictionaries/index.ts';
import { useKeepingPhrases } from '../../doctor-keeping.phrases.ts';
import { useEntryNames } from './use-entry-names.ts';

export interface DepartmentFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (name: string) => void;
}

export function DepartmentField({ value, error, onChange }: DepartmentFieldProps): ReactNode {
  const t = useKeepingPhrases();
  const nameOf = useEntryNames();
  const english = useLanguage() === 'en';
  const [main, setMain] = useState('');
  const mains = useMainDepartments();
  const subs = useSubDepartments(main);
  const shown = (one: { name: string; enName: string }): string => (english && one.enName ? one.enName : one.name);
  return (
    <Field label={nameOf('departmentName')} id="departmentName" required error={error}>
      <div className="doctor-form-department">
        <Select
          aria-label={t('mainDepartment')}
          placeholder={t('mainDepartment')}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          value={main === '' ? null : main}
          options={mains.map((one) => ({ value: one.code, label: shown(one) }))}
          onChange={(code?: string) => setMain(code ?? '')}
        />
        <AutoComplete
          id="departmentName"
          maxLength={80}
          value={value}
          // Records keep the Chinese name.
          options={subs
            .filter((one) => value === '' || one.name.includes(value) || main !== '')
            .map((one) => ({ value: one.name, label: english ? `${one.enName} · ${one.name}` : one.name }))}
          onChange={(name: string) => onChange(name)}
        />
      </div>
    </Field>
  );
}
