// A change against a comparison: arrow, number, and colour only when up or down is good or bad (look and feel, numbers).
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import './kpi.css';

export type DeltaValue = {
  /** Already formatted, with unit and without sign when a direction is given. */
  text: string;
  direction?: 'up' | 'down' | undefined;
  /** Whether the change is good, bad or neither. */
  meaning?: 'good' | 'bad' | 'none' | undefined;
};

export function Delta({ text, direction, meaning = 'none' }: DeltaValue): ReactNode {
  return (
    <span className={`yj-delta yj-delta-${meaning} num`}>
      {direction ? <Glyph icon={direction === 'up' ? ArrowUp : ArrowDown} size={12} /> : null}
      {text}
    </span>
  );
}
