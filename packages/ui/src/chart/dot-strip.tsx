// One value among its like: grey dots, the middle half as a band, the median, ours on top (look and feel, approval page).
import type { CSSProperties, ReactNode } from 'react';
import './chart.css';

export type DotStripProps = {
  label: string;
  values: readonly number[];
  current: { value: number; text: string };
  /** Writes the median with its word. */
  formatMedian: (median: number) => string;
  format: (value: number) => string;
};

export function DotStrip({ label, values, current, formatMedian, format }: DotStripProps): ReactNode {
  const sorted = values.toSorted((one, other) => one - other);
  const low = Math.min(sorted[0] ?? 0, current.value);
  const high = Math.max(sorted.at(-1) ?? 1, current.value);
  const at = (value: number): string => `${(((value - low) / (high - low || 1)) * 92 + 4).toFixed(1)}%`;
  const median = quantile(sorted, 0.5);
  const place = (value: number): CSSProperties => ({ insetInlineStart: at(value) });
  const summary = `${label}: ${current.text}, ${formatMedian(median)}, ${format(low)}–${format(high)}`;
  return (
    <div className="yj-strip" role="img" aria-label={summary}>
      <span className="yj-strip-text yj-strip-current num" style={place(current.value)}>
        {current.text}
      </span>
      <div className="yj-strip-axis">
        <span
          className="yj-strip-band"
          style={{
            insetInlineStart: at(quantile(sorted, 0.25)),
            insetInlineEnd: `calc(100% - ${at(quantile(sorted, 0.75))})`,
          }}
        />
        {sorted.map((value, index) => (
          // Equal costs are equal dots: only their place in the order tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className="yj-strip-dot" style={place(value)} />
        ))}
        <span className="yj-strip-median" style={place(median)} />
        <span className="yj-strip-dot yj-strip-ours" style={place(current.value)} />
      </div>
      <div className="yj-strip-ends num">
        <span>{format(low)}</span>
        <span>{formatMedian(median)}</span>
        <span>{format(high)}</span>
      </div>
    </div>
  );
}

function quantile(sorted: readonly number[], share: number): number {
  if (sorted.length === 0) return 0;
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
