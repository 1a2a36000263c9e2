// A named choice above an analysis.
import { Select } from 'antd';
import type { ReactNode } from 'react';
import '../funnels.css';

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceProps {
  readonly label: string;
  readonly options: readonly ChoiceOption[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  /** Words for no choice; without them one is always chosen. */
  readonly empty?: string;
  readonly wide?: boolean;
}

export function Choice({ label, options, value, onChange, empty, wide = false }: ChoiceProps): ReactNode {
  return (
    <label className={wide ? 'funnel-pick funnel-pick-wide' : 'funnel-pick'}>
      <span>{label}</span>
      <Select
        aria-label={label}
        allowClear={empty !== undefined}
        value={value ?? null}
        placeholder={empty}
        options={[...options]}
        popupMatchSelectWidth={false}
        onChange={(next: string | null | undefined) => onChange(next ?? undefined)}
      />
    </label>
  );
}
