// The fields of a hospital.
import { Cascader, Input, InputNumber, Select } from 'antd';
import { hospitalFields } from '@yijian/contract/dictionaries';
import { Field, type FieldProblem } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { editsField } from '../../../../lib/session/index.ts';
import { useFieldNames } from '../../../dictionaries/index.ts';
import { useRegions } from '../../../regions/index.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';
import { useHospitalWords, type Choice } from '../use-hospital-words.ts';
import type { HospitalWork } from './hospital-work.ts';

export interface HospitalFieldsProps {
  readonly work: HospitalWork;
  readonly isNew: boolean;
  readonly change: (part: Partial<HospitalWork>) => void;
  readonly problems: readonly FieldProblem[];
}

type TextKey = 'name' | 'enName' | 'aliases' | 'address' | 'telephone' | 'website' | 'keyDepartments';

export function HospitalFields({ work, isNew, change, problems }: HospitalFieldsProps): ReactNode {
  const t = useHospitalPhrases();
  const nameOf = useFieldNames('hospitals', hospitalFields);
  const words = useHospitalWords();
  const regions = useRegions();
  const errorOf = (key: string): string | undefined => problems.find((one) => one.field === key)?.message;
  const line = (key: TextKey, maxLength: number, required = false): ReactNode => (
    <Field label={nameOf(key)} id={key} required={required} error={errorOf(key)}>
      <Input
        id={key}
        maxLength={maxLength}
        value={work[key]}
        disabled={key === 'telephone' && !isNew && !editsField('hospital.telephone')}
        onChange={(event) => change({ [key]: event.target.value })}
      />
    </Field>
  );
  const choice = (key: 'level' | 'type' | 'ownership', options: readonly Choice[]): ReactNode => (
    <Field label={nameOf(key)} id={key}>
      <Select
        id={key}
        value={work[key]}
        options={[...options]}
        onChange={(value: string) => change({ [key]: value })}
      />
    </Field>
  );
  const amount = (key: 'beds' | 'yearlyOutpatients', max: number): ReactNode => (
    <Field label={nameOf(key)} id={key} error={errorOf(key)}>
      <InputNumber
        id={key}
        min={0}
        max={max}
        precision={0}
        value={work[key]}
        onChange={(value) => change({ [key]: value })}
      />
    </Field>
  );
  const degrees = (key: 'latitude' | 'longitude', most: number): ReactNode => (
    <Field label={nameOf(key)} id={key} error={errorOf(key)}>
      <InputNumber
        id={key}
        min={-most}
        max={most}
        precision={4}
        value={work[key]}
        onChange={(value) => change({ [key]: value })}
      />
    </Field>
  );
  return (
    <div className="hospital-form">
      {line('name', 80, true)}
      {line('enName', 160)}
      <div className="hospital-form-pair">
        <Field label={t('region')} id="place" required error={errorOf('place')}>
          <Cascader
            id="place"
            showSearch
            options={[...regions.nodes]}
            value={[...work.place]}
            onChange={(value) => change({ place: value ?? [] })}
          />
        </Field>
        {choice('level', words.levels)}
        {choice('type', words.types)}
        {choice('ownership', words.ownerships)}
        {amount('beds', 100_000)}
        {amount('yearlyOutpatients', 100_000_000)}
      </div>
      {line('address', 200)}
      <div className="hospital-form-pair">
        {line('telephone', 40)}
        {line('website', 200)}
      </div>
      {line('aliases', 400)}
      {line('keyDepartments', 400)}
      <div className="hospital-form-pair">
        {degrees('latitude', 90)}
        {degrees('longitude', 180)}
      </div>
    </div>
  );
}
