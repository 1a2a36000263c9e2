// The fields of a process as its definition lists them.
import type { FormField } from '@yijian/contract/workflows';
import { DatePicker, Input, InputNumber, Select, Switch } from 'antd';
import dayjs from 'dayjs';
import { ChipSelect, Field, type FieldProblem } from '@yijian/ui/form-page';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { optionWord, useNames } from '../words/use-names.ts';
import { fieldId, type Values } from './check-form.ts';
import { PersonSelect } from './person-select.tsx';
import './form.css';

export interface FormFieldsProps {
  readonly fields: readonly FormField[];
  readonly values: Values;
  readonly onChange: (change: Values) => void;
  readonly problems: readonly FieldProblem[];
}

/** Up to this many answers are shown side by side. */
const CHIPS = 6;

export function FormFields({ fields, values, onChange, problems }: FormFieldsProps): ReactNode {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const names = useNames();
  return (
    <div className="workflow-fields">
      {fields.map((field) => {
        const id = fieldId(field.name);
        const label = names.label(field);
        return (
          <div
            key={field.name}
            className={field.type === 'LONG_TEXT' ? 'workflow-field-wide' : undefined}
            data-field={id}
          >
            <Field
              label={label}
              id={field.type === 'CHOICE' && field.options.length <= CHIPS ? undefined : id}
              required={field.isRequired}
              error={problems.find((problem) => problem.field === id)?.message}
              hint={field.maximum === null ? undefined : t('atMost', { maximum: format.count(field.maximum) })}
            >
              <Control
                field={field}
                id={id}
                label={label}
                value={values[field.name] ?? null}
                onChange={(value) => onChange({ [field.name]: value })}
              />
            </Field>
          </div>
        );
      })}
    </div>
  );
}

interface ControlProps {
  readonly field: FormField;
  readonly id: string;
  readonly label: string;
  readonly value: Values[string];
  readonly onChange: (value: Values[string]) => void;
}

function Control(props: ControlProps): ReactNode {
  const { field, id, value, onChange } = props;
  switch (field.type) {
    case 'TEXT':
      return (
        <Input id={id} maxLength={200} value={(value as string) ?? ''} onChange={(e) => onChange(e.target.value)} />
      );
    case 'LONG_TEXT':
      return (
        <Input.TextArea
          id={id}
          rows={3}
          maxLength={4000}
          value={(value as string) ?? ''}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'NUMBER':
    case 'MONEY':
      return (
        <InputNumber<number>
          id={id}
          min={0}
          precision={field.type === 'MONEY' ? 2 : 0}
          prefix={field.type === 'MONEY' ? '¥' : undefined}
          style={{ width: '100%' }}
          value={value as number | null}
          onChange={onChange}
        />
      );
    case 'DATE':
      return (
        <DatePicker
          id={id}
          style={{ width: '100%' }}
          value={value ? dayjs(value as string) : null}
          onChange={(day) => onChange(day?.format('YYYY-MM-DD') ?? null)}
        />
      );
    case 'BOOLEAN':
      return <Switch id={id} checked={value === true} onChange={onChange} />;
    case 'CHOICE':
      return <ChoiceControl {...props} />;
    case 'USER':
      return (
        <PersonSelect
          id={id}
          withSelf
          value={value ? [value as string] : []}
          onChange={([one]) => onChange(one ?? null)}
        />
      );
    case 'USERS':
      return <PersonSelect id={id} multiple limit={50} value={(value as string[]) ?? []} onChange={onChange} />;
  }
}

function ChoiceControl({ field, id, label, value, onChange }: ControlProps): ReactNode {
  const options = field.options.map((option) => ({ value: option, label: optionWord(option) }));
  if (options.length <= CHIPS)
    return (
      <ChipSelect
        label={label}
        field={id}
        options={options}
        value={value ? [value as string] : []}
        onChange={([one]) => onChange(one ?? null)}
      />
    );
  return (
    <Select id={id} style={{ width: '100%' }} value={value as string | null} options={options} onChange={onChange} />
  );
}
