// Choices as chips of 36 px, one or many, quick under a thumb (look and feel, phone).
import { useId } from 'react';
import type { ReactNode } from 'react';
import './form-parts.css';

export type Choice = { value: string; label: string; disabled?: boolean | undefined };
export type ChipSelectProps = {
  label: string;
  options: readonly Choice[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  multiple?: boolean | undefined;
  /** Names the group for focusField. */
  field?: string | undefined;
};

export function ChipSelect({ label, options, value, onChange, multiple, field }: ChipSelectProps): ReactNode {
  const group = useId();
  const choose = (choice: string): void => {
    if (!multiple) onChange([choice]);
    else onChange(value.includes(choice) ? value.filter((one) => one !== choice) : [...value, choice]);
  };
  return (
    <div className="yj-choices" role={multiple ? 'group' : 'radiogroup'} aria-label={label} data-field={field}>
      {options.map((option) => (
        <label key={option.value} className="yj-choice">
          <input
            type={multiple ? 'checkbox' : 'radio'}
            name={group}
            checked={value.includes(option.value)}
            disabled={option.disabled}
            onChange={() => choose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

export type SegmentedFieldProps = Omit<ChipSelectProps, 'value' | 'onChange' | 'multiple'> & {
  value: string | null;
  onChange: (value: string) => void;
};

/** One choice of few that have an order, as one bar. */
export function SegmentedField({ label, options, value, onChange, field }: SegmentedFieldProps): ReactNode {
  const group = useId();
  return (
    <div className="yj-segments" role="radiogroup" aria-label={label} data-field={field}>
      {options.map((option) => (
        <label key={option.value} className="yj-segment">
          <input
            type="radio"
            name={group}
            checked={value === option.value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
