// Shares of a whole: a 14 px ring, the total inside, the shares beside it (look and feel, chart rules).
import type { ReactNode } from 'react';
import { Empty } from '../states/index.ts';
import './chart.css';

export type DonutPart = { key: string; label: string; value: number };
export type DonutProps = {
  title: string;
  /** At most six; sum up the rest as "other" and mark it. */
  parts: readonly DonutPart[];
  /** Written in the middle. */
  total: string;
  unit?: string | undefined;
  /** Key of the part that is "other"; takes the eighth colour. */
  otherKey?: string | undefined;
  formatShare?: ((share: number) => string) | undefined;
};

const radius = 43;
const around = 2 * Math.PI * radius;
const gap = 1.5;

export function Donut({ title, parts, total, unit, otherKey, formatShare = percent }: DonutProps): ReactNode {
  const sum = parts.reduce((all, part) => all + part.value, 0);
  if (sum <= 0) return <Empty compact />;
  const arcs = parts.slice(0, 6).map((part, place) => ({
    ...part,
    share: part.value / sum,
    before: parts.slice(0, place).reduce((all, one) => all + one.value, 0) / sum,
    color: `var(--c-chart-${part.key === otherKey ? 8 : place + 1})`,
  }));
  return (
    <figure className="yj-donut" aria-label={title}>
      <svg width="100" height="100" viewBox="0 0 100 100" aria-hidden="true">
        {arcs.map((arc) => (
          <circle
            key={arc.key}
            cx="50"
            cy="50"
            r={radius}
            fill="none"
            stroke={arc.color}
            strokeWidth="14"
            strokeDasharray={`${Math.max(0.5, arc.share * around - gap)} ${around}`}
            strokeDashoffset={-arc.before * around}
            transform="rotate(-90 50 50)"
          />
        ))}
      </svg>
      <div className="yj-donut-total">
        <b className="kpi">{total}</b>
        {unit ? <span>{unit}</span> : null}
      </div>
      <ul>
        {arcs.map((arc) => (
          <li key={arc.key}>
            <span className="yj-dot" style={{ background: arc.color }} />
            <span>
              {arc.label}
              <b className="num">{formatShare(arc.share)}</b>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
