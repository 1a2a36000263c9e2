// The fields of a new doctor.
import { Checkbox, Input, InputNumber, Select } from 'antd';
import { Field, SegmentedField, type FieldProblem } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { HospitalPicker } from '../../../hospitals/index.ts';
import { useDoctorTitles } from '../../../dictionaries/index.ts';
import { useKeepingPhrases } from '../../doctor-keeping.phrases.ts';
import type { DoctorWork } from './doctor-work.ts';

export interface DoctorFieldsProps {
  readonly work: DoctorWork;
  readonly change: (part: Partial<DoctorWork>) => void;
  readonly problems: readonly FieldProblem[];
  /** Between what a doctor is told apart by and the rest. */
  readonly children: ReactNode;
}

type TextKey = 'name' | 'enName' | 'departmentName' | 'phone' | 'email' | 'licenceNumber' | 'degreeTitle';

export function DoctorFields({ work, change, problems, children }: DoctorFieldsProps): ReactNode {
  const t = useKeepingPhrases();
  const english = useLanguage() === 'en';
  const titles = useDoctorTitles();
  const errorOf = (key: string): string | undefined => problems.find((one) => one.field === key)?.message;
  const line = (key: TextKey, maxLength: number, extra: { required?: boolean; hint?: string } = {}): ReactNode => (
    <Field label={t(key)} id={key} error={errorOf(key)} {...extra}>
      <Input
        id={key}
        maxLength={maxLength}
        value={work[key]}
        autoComplete="off"
        onChange={(event) => change({ [key]: event.target.value })}
      />
    </Field>
  );
  const year = (key: 'birthYear' | 'workingSince'): ReactNode => (
    <Field label={t(key)} id={key} error={errorOf(key)}>
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
        <Field label={t('hospitalId')} id="hospitalId" required error={errorOf('hospitalId')}>
          <HospitalPicker id="hospitalId" value={work.hospital} onChange={(hospital) => change({ hospital })} />
        </Field>
        {line('departmentName', 80, { required: true })}
        <Field label={t('titleCode')} id="titleCode" error={errorOf('titleCode')}>
          <Select
            id="titleCode"
            allowClear
            value={work.titleCode === '' ? null : work.titleCode}
            options={titles.map(({ code, name, enName }) => ({ value: code, label: english ? enName : name }))}
            onChange={(titleCode?: string) => change({ titleCode: titleCode ?? '' })}
          />
        </Field>
        {line('phone', 30, { hint: t('phoneHint') })}
        {line('licenceNumber', 30)}
      </div>
      {children}
      <div className="doctor-form-pair">
        <Field label={t('sex')} id="sex">
          <SegmentedField
            label={t('sex')}
            options={[
              { value: 'MALE', label: t('male') },
              { value: 'FEMALE', label: t('female') },
            ]}
            value={work.sex}
            onChange={(sex) => change({ sex: sex as DoctorWork['sex'] })}
          />
        </Field>
        <Field label={t('tier')} id="tier">
          <SegmentedField
            label={t('tier')}
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
      <Field label={t('professionalDirection')} id="professionalDirection">
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
