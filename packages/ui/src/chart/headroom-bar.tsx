// How much of a cap is used, committed, and asked for now (look and feel, chart rules).
import type { ReactNode } from 'react';
import './chart.css';

export type HeadroomBarProps = {
  label: string;
  /** What is left, in words. */
  left: ReactNode;
  used: number;
  committed?: number | undefined;
  /** What this request would take. */
  current?: number | undefined;
  cap: number;
  note?: ReactNode;
};

/** The present request turns amber when it reaches the cap. */
export function HeadroomBar({ label, left, used, committed = 0, current = 0, cap, note }: HeadroomBarProps): ReactNode {
  const width = (value: number): string => `${cap > 0 ? Math.min(100, (value / cap) * 100) : 0}%`;
  const full = used + committed + current >= cap;
  return (
    <div className="yj-room">
      <div className="yj-room-line">
        <span>{label}</span>
        <b className={full ? 'yj-room-full num' : 'num'}>{left}</b>
      </div>
      <div
        className="yj-room-track"
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={cap}
        aria-valuenow={Math.min(cap, used + committed + current)}
      >
        <span style={{ width: width(used) }} className="yj-room-used" />
        <span style={{ width: width(committed) }} className="yj-room-committed" />
        <span style={{ width: width(current) }} className={full ? 'yj-room-over' : 'yj-room-current'} />
      </div>
      {note ? <p className="num">{note}</p> : null}
    </div>
  );
}
