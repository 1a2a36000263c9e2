// One among its like on a few axes of 0 to 100: a filled shape, the comparison as a dashed line, the numbers beside it (look and feel, chart rules).
import type { ReactNode } from 'react';
import './chart.css';

export type RadarAxis = { key: string; label: string; value: number; peer: number };
export type RadarProps = {
  title: string;
  /** Three to eight, the first at the top, the rest clockwise. */
  axes: readonly RadarAxis[];
  /** What the filled shape and the dashed line are. */
  ownLabel: string;
  peerLabel: string;
  format: (value: number) => string;
};

const MIDDLE = 60;
const REACH = 54;

export function Radar({ title, axes, ownLabel, peerLabel, format }: RadarProps): ReactNode {
  const at = (place: number, value: number): [number, number] => {
    const angle = (place / axes.length) * 2 * Math.PI - Math.PI / 2;
    const reach = (Math.min(100, Math.max(0, value)) / 100) * REACH;
    return [MIDDLE + Math.cos(angle) * reach, MIDDLE + Math.sin(angle) * reach];
  };
  const shape = (of: (axis: RadarAxis) => number): string =>
    axes
      .map((axis, place) =>
        at(place, of(axis))
          .map((one) => one.toFixed(1))
          .join(','),
      )
      .join(' ');
  return (
    <figure className="yj-radar" aria-label={title}>
      <svg width="120" height="120" viewBox="0 0 120 120" aria-hidden="true">
        {[25, 50, 75, 100].map((ring) => (
          <polygon key={ring} className="yj-radar-ring" points={shape(() => ring)} />
        ))}
        {axes.map(({ key }, place) => (
          <line
            key={key}
            className="yj-radar-ring"
            x1={MIDDLE}
            y1={MIDDLE}
            x2={at(place, 100)[0]}
            y2={at(place, 100)[1]}
          />
        ))}
        <polygon className="yj-radar-peer" points={shape((axis) => axis.peer)} />
        <polygon className="yj-radar-own" points={shape((axis) => axis.value)} />
        {axes.map((axis, place) => (
          <circle
            key={axis.key}
            className="yj-radar-dot"
            cx={at(place, axis.value)[0]}
            cy={at(place, axis.value)[1]}
            r="2.5"
          />
        ))}
      </svg>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{ownLabel}</th>
            <th scope="col">{peerLabel}</th>
          </tr>
        </thead>
        <tbody>
          {axes.map((axis) => (
            <tr key={axis.key}>
              <th scope="row">{axis.label}</th>
              <td className="num">{format(axis.value)}</td>
              <td className="num">{format(axis.peer)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
