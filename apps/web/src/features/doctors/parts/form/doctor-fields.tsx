// The fields of a new doctor.
import { Checkbox, Input, InputNumber, Select } from 'antd';
import { Field, SegmentedField, type FieldProblem } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { HospitalPicker } from '../../../hospitals/index.ts';
import { useDoctorTitles, useEntries, usePositions } from '../../../dictionaries/index.ts';
import { useKeepingPhrases } from '../../doctor-keeping.phrases.ts';
import { DepartmentField } from './department-field.tsx';
import type { DoctorWork } from './doctor-work.ts';
import { useEntryNames } from './use-entry-names.ts';

export interface DoctorFieldsProps {
  readonly work: DoctorWork;
  readonly change: (part: Partial<DoctorWork>) => void;
  readonly problems: readonly FieldProblem[];
  /** Between what a doctor is told apart by and the rest. */
  readonly children: ReactNode;
}

type TextKey = 'name' | 'enName' | 'phone' | 'email' | 'licenceNumber' | 'degreeTitle';

export function DoctorFields({ work, change, problems, children }: DoctorFieldsProps): ReactNode {
  const t = useKeepingPhrases();
  const nameOf = useEntryNames();
  const english = useLanguage() === 'en';
  const shown = (one: { name: string; enName: string }): string => (english && one.enName ? one.enName : one.name);
  const choices = {
    titleCode: useDoctorTitles().map((one) => ({ value: one.code, label: shown(one) })),
    administrativePosition: usePositions().map((one) => ({ value: one.code, label: shown(one) })),
    doctorType: useEntries('doctorType').map(({ value, label }) => ({ value, label })),
  };
  const errorOf = (key: string): string | undefined => problems.find((one) => one.field === key)?.message;
  const line = (key: TextKey, maxLength: number, extra: { required?: boolean; hint?: string } = {}): ReactNode => (
    <Field label={nameOf(key)} id={key} error={errorOf(key)} {...extra}>
      <Input
        id={key}
        maxLength={maxLength}
        value={work[key]}
        autoComplete="off"
        onChange={(event) => change({ [key]: event.target.value })}
      />
    </Field>
  );
  const choice = (key: keyof typeof choices, hint?: string): ReactNode => (
    <Field label={nameOf(key)} id={key} error={errorOf(key)} hint={hint}>
      <Select
        id={key}
        allowClear
        value={work[key] === '' ? null : work[key]}
        options={choices[key]}
        onChange={(value?: string) => change({ [key]: value ?? '' })}
      />
    </Field>
  );
  const year = (key: 'birthYear' | 'workingSince'): ReactNode => (
    <Field label={nameOf(key)} id={key} error={errorOf(key)}>
      <InputNumber
        id={key}
        min={1900}
        max={2100}
        precision={0}
        value={work[key]}
        onChange={(value) => change({ [key]: value })}
        style={{ width: '100%' }}
      />
    </Field>
  );
  return (
    <>
      <div className="doctor-form-pair">
        {line('name', 40, { required: true })}
        <Field label={nameOf('hospitalId')} id="hospitalId" required error={errorOf('hospitalId')}>
          <HospitalPicker id="hospitalId" value={work.hospital} onChange={(hospital) => change({ hospital })} />
        </Field>
        <DepartmentField
          value={work.departmentName}
          error={errorOf('departmentName')}
          onChange={(departmentName) => change({ departmentName })}
        />
        {choice('titleCode')}
        {choice('administrativePosition')}
        {choice('doctorType', t('doctorTypeHint'))}
        {line('phone', 30, { hint: t('phoneHint') })}
        {line('licenceNumber', 30)}
      </div>
      {children}
      <div className="doctor-form-pair">
        <Field label={nameOf('sex')} id="sex">
          <SegmentedField
            label={nameOf('sex')}
            options={[
              { value: 'MALE', label: t('male') },
              { value: 'FEMALE', label: t('female') },
            ]}
            value={work.sex}
            onChange={(sex) => change({ sex: sex as DoctorWork['sex'] })}
          />
        </Field>
        <Field label={nameOf('tier')} id="tier">
          <SegmentedField
            label={nameOf('tier')}
            options={(['A', 'B', 'C', 'D'] as const).map((tier) => ({ value: tier, label: tier }))}
            value={work.tier}
            onChange={(tier) => change({ tier: tier as DoctorWork['tier'] })}
          />
        </Field>
        {year('birthYear')}
        {year('workingSince')}
        {line('enName', 160)}
        {line('email', 120)}
        {line('degreeTitle', 120)}
      </div>
      <Field label={nameOf('professionalDirection')} id="professionalDirection">
        <Input.TextArea
          id="professionalDirection"
          rows={2}
          maxLength={4000}
          value={work.professionalDirection}
          onChange={(event) => change({ professionalDirection: event.target.value })}
        />
      </Field>
      <Checkbox checked={work.own} onChange={(event) => change({ own: event.target.checked })}>
        {t('own')}
      </Checkbox>
    </>
  );
}
