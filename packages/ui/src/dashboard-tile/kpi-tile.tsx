// One number with unit, change, context and definition (look and feel, dashboard).
import type { ReactNode } from 'react';
import { RefreshCw } from 'lucide-react';
import { IconButton } from '../icon/index.ts';
import { useTileActs } from '../tile-acts/index.ts';
import { Bone } from '../states/index.ts';
import { useUiWords } from '../words/index.ts';
import { Definition } from './definition.tsx';
import { Delta } from './delta.tsx';
import type { DeltaValue } from './delta.tsx';
import './kpi.css';

export type KpiTileProps = {
  title: string;
  /** Formatted; undefined while loading. */
  value: ReactNode;
  unit?: string | undefined;
  delta?: DeltaValue | undefined;
  /** Target, base or comparison in one line. */
  note?: ReactNode;
  definition?: ReactNode;
  /** Opens the people or records the number counts. */
  onOpen?: (() => void) | undefined;
  /** Given when the number did not load: it is a dash that can be asked for again. */
  onRetry?: (() => unknown) | undefined;
};

export function KpiTile(props: KpiTileProps): ReactNode {
  const { title, value, unit, delta, note, definition, onOpen, onRetry } = props;
  const words = useUiWords();
  const renderActs = useTileActs();
  const number = onRetry ? (
    <span className="yj-kpi-number kpi">—</span>
  ) : (
    <>
      <span className="yj-kpi-number kpi">{value ?? <Bone width={72} height={24} />}</span>
      {unit && value !== undefined ? <span className="yj-kpi-unit">{unit}</span> : null}
    </>
  );
  return (
    <section className="yj-tile yj-kpi" aria-label={title}>
      <h3 className="yj-kpi-title">
        {title}
        {definition ? <Definition title={title}>{definition}</Definition> : null}
      </h3>
      {renderActs ? <span className="yj-tile-actions">{renderActs(title)}</span> : null}
      <div className="yj-kpi-line">
        {onOpen && !onRetry ? (
          <button type="button" className="yj-kpi-open" onClick={onOpen}>
            {number}
          </button>
        ) : (
          <span className="yj-kpi-value">{number}</span>
        )}
        {delta ? <Delta {...delta} /> : null}
        {onRetry ? <IconButton icon={RefreshCw} label={words.retry} onClick={() => void onRetry()} /> : null}
      </div>
      {note ? <p className="yj-kpi-note num">{note}</p> : null}
    </section>
  );
}
