// A number that opens the cases it counts; nought opens nothing.
import type { ReactNode } from 'react';
import { useTowerPhrases } from '../../workflow-tower.phrases.ts';
import type { Drill, TowerState } from './use-tower-state.ts';

export interface NumberLinkProps {
  readonly state: TowerState;
  readonly drill: Drill;
  readonly count: number;
  /** The number as written; the count unless given. */
  readonly children: ReactNode;
  readonly tone?: 'bad' | 'warn' | undefined;
}

export function NumberLink({ state, drill, count, children, tone }: NumberLinkProps): ReactNode {
  const t = useTowerPhrases();
  if (count === 0) return <span className="num tower-nought">{children}</span>;
  return (
    <button
      type="button"
      className={tone === undefined ? 'tower-number num' : `tower-number tower-${tone} num`}
      title={t('open', { what: drill.label, count })}
      onClick={() => state.open(drill)}
    >
      {children}
    </button>
  );
}
