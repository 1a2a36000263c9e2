// A cell of two lines: the value and its context (look and feel, table anatomy).
import type { ReactNode } from 'react';
import './table.css';

export type TwoLineTone = 'warn' | 'bad' | 'primary' | undefined;
export type TwoLineProps = {
  value: ReactNode;
  context?: ReactNode;
  /** Identity: 14 px medium, for the name column. */
  strong?: boolean | undefined;
  /** Colours the value by meaning. */
  tone?: TwoLineTone;
  contextTone?: TwoLineTone;
  /** Full text when the value may be cut off. */
  title?: string | undefined;
};

export function TwoLine({ value, context, strong, tone, contextTone, title }: TwoLineProps): ReactNode {
  return (
    <span className={strong ? 'yj-two yj-two-strong' : 'yj-two'}>
      <span className={`yj-two-value ${toneClass(tone)}`} title={title}>
        {value}
      </span>
      {context === undefined || context === null ? null : (
        <span
          className={`yj-two-context ${toneClass(contextTone)}`}
          {...(typeof context === 'string' ? { title: context } : {})}
        >
          {context}
        </span>
      )}
    </span>
  );
}

function toneClass(tone: TwoLineTone): string {
  return tone ? `yj-text-${tone}` : '';
}
