// The controls of properties: what is typed is written when the field is left, what is chosen at once.
import { Input, InputNumber, Select, Switch } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { useDesignerPhrases } from '../../../words/designer.phrases.ts';

interface Shared {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

export interface TextPropertyProps extends Shared {
  readonly value: string;
  readonly rows?: number;
  readonly maximum?: number;
  readonly onChange: (value: string) => void;
  /** While it is typed, before it is written. */
  readonly onTyping?: (value: string) => void;
}

export function TextProperty({
  id,
  label,
  error,
  hint,
  value,
  rows,
  maximum = 100,
  onChange,
  onTyping,
}: TextPropertyProps) {
  const [typed, setTyped] = useState({ for: value, text: value });
  // What was written elsewhere (an undo, another element) replaces what was typed.
  const text = typed.for === value ? typed.text : value;
  const shared = {
    id,
    value: text,
    maxLength: maximum,
    onChange: (event: { target: { value: string } }) => {
      setTyped({ for: value, text: event.target.value });
      onTyping?.(event.target.value);
    },
    onBlur: () => {
      if (text.trim() !== value) onChange(text.trim());
    },
  };
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {rows === undefined ? <Input {...shared} /> : <Input.TextArea {...shared} rows={rows} />}
    </Field>
  );
}

export interface ChoicePropertyProps<T extends string> extends Shared {
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

export function ChoiceProperty<T extends string>({
  id,
  label,
  error,
  hint,
  value,
  options,
  onChange,
}: ChoicePropertyProps<T>) {
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <Select<string>
        id={id}
        style={{ width: '100%' }}
        showSearch={options.length > 8 ? { optionFilterProp: 'label' } : false}
        value={value === '' ? null : value}
        options={[...options]}
        onChange={(next) => onChange(next as T)}
      />
    </Field>
  );
}

export interface ManyPropertyProps extends Shared {
  readonly value: readonly string[];
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string[]) => void;
}

export function ManyProperty({ id, label, error, hint, value, options, onChange }: ManyPropertyProps) {
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <Select<string[]>
        id={id}
        mode="multiple"
        style={{ width: '100%' }}
        showSearch={{ optionFilterProp: 'label' }}
        value={[...value]}
        options={[...options]}
        onChange={onChange}
      />
    </Field>
  );
}

export function SwitchProperty({
  id,
  label,
  value,
  onChange,
}: Shared & { value: boolean; onChange: (on: boolean) => void }) {
  return (
    <div className="designer-switch">
      <label htmlFor={id}>{label}</label>
      <Switch id={id} size="small" checked={value} onChange={onChange} />
    </div>
  );
}

const units = ['M', 'H', 'D'] as const;
type Unit = (typeof units)[number];

/** A duration of one unit; what is composed of several stays text. */
function read(text: string): { amount: number; unit: Unit } | undefined {
  const match = /^P(?:(\d{1,3})D|T(?:(\d{1,4})H|(\d{1,5})M))$/.exec(text);
  if (match === null) return undefined;
  const [, days, hours, minutes] = match;
  if (days !== undefined) return { amount: Number(days), unit: 'D' };
  return hours === undefined ? { amount: Number(minutes), unit: 'M' } : { amount: Number(hours), unit: 'H' };
}
const write = (amount: number, unit: Unit): string => (unit === 'D' ? `P${amount}D` : `PT${amount}${unit}`);

export interface DurationPropertyProps extends Shared {
  readonly value: string;
  readonly isOptional?: boolean;
  readonly onChange: (value: string) => void;
}

export function DurationProperty(props: DurationPropertyProps): ReactNode {
  const { id, label, error, hint, value, isOptional, onChange } = props;
  const t = useDesignerPhrases();
  const known = read(value);
  if (value !== '' && known === undefined)
    return <TextProperty id={id} label={label} error={error} hint={t('isoHint')} value={value} onChange={onChange} />;
  const { amount, unit } = known ?? { amount: null, unit: 'D' as const };
  const change = (next: number | null, of: Unit): void => {
    if (next !== null && next > 0) onChange(write(Math.round(next), of));
    else if (isOptional) onChange('');
  };
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div className="designer-duration">
        <InputNumber<number>
          id={id}
          min={isOptional ? 0 : 1}
          max={9_999}
          precision={0}
          value={amount}
          placeholder={isOptional ? t('noLimit') : undefined}
          onChange={(next) => change(next, unit)}
        />
        <Select<Unit>
          aria-label={t('unitOf', { label })}
          value={unit}
          disabled={amount === null}
          options={units.map((one) => ({ value: one, label: t(`unit.${one}`) }))}
          onChange={(next) => change(amount, next)}
        />
      </div>
    </Field>
  );
}
