// One number with unit, change, context and definition (look and feel, dashboard).
import type { ReactNode } from 'react';
import { Bone } from '../states/index.ts';
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
};

export function KpiTile({ title, value, unit, delta, note, definition, onOpen }: KpiTileProps): ReactNode {
  const number = (
    <>
      <span className="yj-kpi-number kpi">{value ?? <Bone width={72} height={24} />}</span>
      {unit ? <span className="yj-kpi-unit">{unit}</span> : null}
    </>
  );
  return (
    <section className="yj-tile yj-kpi" aria-label={title}>
      <h3 className="yj-kpi-title">
        {title}
        {definition ? <Definition title={title}>{definition}</Definition> : null}
      </h3>
      <div className="yj-kpi-line">
        {onOpen ? (
          <button type="button" className="yj-kpi-open" onClick={onOpen}>
            {number}
          </button>
        ) : (
          <span className="yj-kpi-value">{number}</span>
        )}
        {delta ? <Delta {...delta} /> : null}
      </div>
      {note ? <p className="yj-kpi-note num">{note}</p> : null}
    </section>
  );
}
