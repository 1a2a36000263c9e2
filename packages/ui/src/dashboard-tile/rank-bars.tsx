// Ranked bars on a grey track, with an optional dashed mark all rows share (look and feel, charts).
import type { CSSProperties, ReactNode } from 'react';
import './tile.css';

export type RankBar = {
  key: string;
  label: ReactNode;
  /** Length of the bar in the unit of `max`. */
  value: number;
  /** The value as written. */
  text: ReactNode;
  /** A second, quiet figure. */
  note?: ReactNode;
  noteTone?: 'bad' | undefined;
  tone?: 'normal' | 'warn' | undefined;
};
export type RankBarsProps = {
  label: string;
  items: readonly RankBar[];
  /** Full length; the largest value unless given. */
  max?: number | undefined;
  marker?: { value: number; text: ReactNode } | undefined;
};

export function RankBars({ label, items, max, marker }: RankBarsProps): ReactNode {
  const full = max ?? Math.max(1, ...items.map((item) => item.value));
  const share = (value: number): string => `${Math.min(100, (value / full) * 100).toFixed(2)}%`;
  return (
    <div className="yj-rank" role="table" aria-label={label}>
      {marker ? (
        <div className="yj-rank-mark" aria-hidden="true" style={{ '--at': share(marker.value) } as CSSProperties}>
          <span>{marker.text}</span>
        </div>
      ) : null}
      {items.map((item) => (
        <div key={item.key} className="yj-rank-row" role="row">
          <span className="yj-rank-label" role="rowheader">
            {item.label}
          </span>
          <span
            className="yj-rank-track"
            aria-hidden="true"
            style={{ '--at': share(marker?.value ?? -1) } as CSSProperties}
          >
            <span
              className={item.tone === 'warn' ? 'yj-rank-bar yj-rank-warn' : 'yj-rank-bar'}
              style={{ width: share(item.value) }}
            />
            {marker ? <span className="yj-rank-line" /> : null}
          </span>
          <span className="yj-rank-text num" role="cell">
            {item.text}
          </span>
          {item.note === undefined ? null : (
            <span
              className={item.noteTone === 'bad' ? 'yj-rank-note yj-delta-bad num' : 'yj-rank-note num'}
              role="cell"
            >
              {item.note}
            </span>
          )}
        </div>
      ))}
      {marker ? <span className="yj-hidden">{marker.text}</span> : null}
    </div>
  );
}
