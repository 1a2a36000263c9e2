// A line the size of a word, as plain SVG with no chart library behind it (look and feel, charts).
import type { ReactNode } from 'react';
import './sparkline.css';

export type SparklineProps = {
  values: readonly number[];
  /** Says the trend in words, for screen readers. */
  label: string;
  width?: number | undefined;
  height?: number | undefined;
};

const pad = 3;

export function Sparkline({ values, label, width = 76, height = 24 }: SparklineProps): ReactNode {
  if (values.length === 0) return null;
  const points = place(values, width, height);
  const line = points.map(([x, y]) => `${x},${y}`).join(' ');
  const [lastX, lastY] = points.at(-1) ?? [0, 0];
  const [firstX] = points[0] ?? [0, 0];
  return (
    <svg
      className="yj-spark"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <polygon
        points={`${firstX},${height} ${line} ${lastX},${height}`}
        fill="var(--c-chart-1)"
        style={{ fillOpacity: 'var(--c-chart-area)' }}
      />
      <polyline points={line} fill="none" stroke="var(--c-chart-1)" strokeWidth="1.4" strokeLinejoin="round" />
      <circle cx={lastX} cy={lastY} r="2" fill="var(--c-chart-1)" />
    </svg>
  );
}

function place(values: readonly number[], width: number, height: number): [number, number][] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = values.length > 1 ? (width - 2 * pad) / (values.length - 1) : 0;
  return values.map((value, index) => [
    round(pad + index * step),
    round(height - pad - ((value - low) / span) * (height - 2 * pad)),
  ]);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
