// The control of one field of an academic record, with its label and what is wrong with it (specification 3).
import { hospitalLevels } from '@yijian/contract/hospitals';
import { Field } from '@yijian/ui/form-page';
import { DatePicker, Input, InputNumber, Select } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { useHospitalWords } from '../../../../hospitals/index.ts';
import { useRecordFormPhrases } from '../../../record-form.phrases.ts';
import { fieldsOf, isRequired, type ManualKind, type RecordField } from './record-kinds.ts';

export interface RecordControlProps {
  readonly kind: ManualKind;
  readonly field: RecordField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const DAY = 'YYYY-MM-DD';
const most: Partial<Record<RecordField, number>> = {
  title: 300,
  institution: 200,
  address: 200,
  url: 500,
  hospitalLevel: 40,
  subjectCode: 40,
  fundingNumber: 60,
  patentId: 60,
};

export const idOf = (field: RecordField): string => `record-${field}`;

/** The label as this kind says it. */
export function useRecordLabel(): (kind: ManualKind, field: RecordField) => string {
  const t = useRecordFormPhrases() as (key: string) => string;
  return (kind, field) => {
    if (field === 'title') return t(`title.${kind}`);
    if (field === 'role') return t(`role.${kind}`);
    if (field === 'institution') return t(`institution.${kind}`);
    return field === 'startsOn' && !fieldsOf[kind].includes('endsOn') ? t(`day.${kind}`) : t(field);
  };
}

export function RecordControl(props: RecordControlProps): ReactNode {
  const { kind, field, error } = props;
  const t = useRecordFormPhrases();
  const label = useRecordLabel();
  return (
    <Field
      id={idOf(field)}
      label={label(kind, field)}
      required={isRequired(kind, field)}
      {...(error === undefined ? {} : { error })}
      {...(field === 'keywords' ? { hint: t('keywordsHint') } : {})}
    >
      <Control {...props} />
    </Field>
  );
}

function Control({ kind, field, value, onChange }: RecordControlProps): ReactNode {
  const id = idOf(field);
  if (field === 'startsOn' || field === 'endsOn') return <DayControl {...{ id, kind, value, onChange }} />;
  if (field === 'hospitalLevel') return <LevelControl {...{ id, value, onChange }} />;
  if (field === 'citedCount')
    return (
      <InputNumber
        id={id}
        min={0}
        max={10_000_000}
        precision={0}
        style={{ width: '100%' }}
        value={value === '' ? null : Number(value)}
        onChange={(count) => onChange(count === null ? '' : String(count))}
      />
    );
  if (field === 'digest')
    return (
      <Input.TextArea
        id={id}
        maxLength={4000}
        autoSize={{ minRows: 3, maxRows: 8 }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return <TextControl {...{ id, kind, field, value, onChange }} />;
}

interface Part {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What runs over time is told by month, what happened once by day. */
function DayControl({ id, kind, value, onChange }: Part & { kind: ManualKind }): ReactNode {
  const isMonth = fieldsOf[kind].includes('endsOn');
  return (
    <DatePicker
      id={id}
      picker={isMonth ? 'month' : 'date'}
      style={{ width: '100%' }}
      value={value === '' ? null : dayjs(value)}
      onChange={(day) => onChange(day === null ? '' : (isMonth ? day.startOf('month') : day).format(DAY))}
    />
  );
}

function LevelControl({ id, value, onChange }: Part): ReactNode {
  const words = useHospitalWords();
  return (
    <Select
      id={id}
      allowClear
      style={{ width: '100%' }}
      value={value === '' ? null : value}
      options={hospitalLevels.map((level) => ({ value: level, label: words.level(level) }))}
      onChange={(level: string | null | undefined) => onChange(level ?? '')}
    />
  );
}

/** Positions are offered as the scores read them; any other may be written. */
function TextControl({ id, kind, field, value, onChange }: Part & { kind: ManualKind; field: RecordField }): ReactNode {
  const t = useRecordFormPhrases() as (key: string) => string;
  const offered = field === 'role' && kind !== 'EDUCATION' && kind !== 'WORK' ? t(`roles.${kind}`).split(/、/) : [];
  return (
    <>
      <Input
        id={id}
        maxLength={most[field] ?? 100}
        value={value}
        {...(field === 'url' ? { inputMode: 'url', placeholder: 'https://' } : {})}
        {...(offered.length > 0 ? { list: `${id}-offered` } : {})}
        onChange={(event) => onChange(event.target.value)}
      />
      {offered.length > 0 ? (
        <datalist id={`${id}-offered`}>
          {offered.map((role) => (
            <option key={role} value={role} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}
