// A named choice, its name above it (look and feel, analysis page).
import { Select } from 'antd';
import type { ReactNode } from 'react';
import './filter.css';

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
}

/** So many are looked through at a glance; more of them can be searched. */
const AT_A_GLANCE = 10;

export interface ChoiceProps {
  readonly label: string;
  readonly options: readonly ChoiceOption[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  /** Words for no choice; without them one is always chosen. */
  readonly empty?: string;
  /** Marked as one that has to be chosen. */
  readonly required?: boolean;
  readonly wide?: boolean;
}

export function Choice({
  label,
  options,
  value,
  onChange,
  empty,
  required = false,
  wide = false,
}: ChoiceProps): ReactNode {
  return (
    <label className={wide ? 'yj-pick yj-pick-wide' : 'yj-pick'}>
      <span>
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </span>
      <Select
        aria-label={label}
        aria-required={required}
        allowClear={empty !== undefined}
        showSearch={options.length > AT_A_GLANCE ? { optionFilterProp: 'label' } : false}
        value={value ?? null}
        placeholder={empty}
        options={[...options]}
        popupMatchSelectWidth={false}
        onChange={(next: string | null | undefined) => onChange(next ?? undefined)}
      />
    </label>
  );
}
