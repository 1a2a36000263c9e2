// A share of 100 as a bar with its number.
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';

export interface PlanBarProps {
  readonly label: string;
  /** Percent. */
  readonly share: number;
  readonly tone?: 'primary' | 'warn' | 'ok' | 'base';
  /** Whether the label is seen, not only heard. */
  readonly quiet?: boolean;
}

export function PlanBar({ label, share, tone = 'primary', quiet = false }: PlanBarProps): ReactNode {
  const format = useFormat();
  return (
    <div className="plan-bar">
      <span className={quiet ? 'yj-hidden' : undefined}>{label}</span>
      <span className="plan-bar-track" aria-hidden="true">
        <span className={`plan-bar-${tone}`} style={{ width: `${share}%` }} />
      </span>
      <span className="num">{format.percent(share / 100, 0)}</span>
    </div>
  );
}
