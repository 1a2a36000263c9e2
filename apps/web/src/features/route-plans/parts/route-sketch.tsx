// Where the stops lie to one another, as straight lines; no map is asked.
import type { RouteStop } from '@yijian/contract/route-plans';
import type { ReactNode } from 'react';
import { useRoutePhrases } from '../route-plans.phrases.ts';

const WIDTH = 300;
const HEIGHT = 180;
const EDGE = 20;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly number: number;
}

export function RouteSketch({ stops }: { stops: readonly RouteStop[] }): ReactNode {
  const t = useRoutePhrases();
  const points = pointsOf(stops);
  if (points.length < 2) return null;
  // Several stops in one hospital share a point: the first number and the last stand there.
  const spots = [...Map.groupBy(points, ({ x, y }) => `${x} ${y}`).values()];
  return (
    <figure className="route-sketch">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('sketch')}>
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {spots.map((spot) => {
          const { x, y, number } = spot[0]!;
          return (
            <g key={number}>
              <circle cx={x} cy={y} r={spot.length > 1 ? 12 : 9} />
              <text x={x} y={y}>
                {spot.length > 1 ? `${number}+` : number}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>{t('sketch')}</figcaption>
    </figure>
  );
}

/** North is up, and a degree of longitude is as wide as it is at this latitude. */
function pointsOf(stops: readonly RouteStop[]): Point[] {
  const known = stops.flatMap(({ latitude, longitude }, index) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude, number: index + 1 }],
  );
  if (known.length === 0) return [];
  const squeeze = Math.cos((known[0]!.latitude * Math.PI) / 180);
  const across = known.map((one) => one.longitude * squeeze);
  const up = known.map((one) => one.latitude);
  const [left, right, low, high] = [Math.min(...across), Math.max(...across), Math.min(...up), Math.max(...up)];
  const scale = Math.min(
    (WIDTH - 2 * EDGE) / Math.max(right - left, 0.001),
    (HEIGHT - 2 * EDGE) / Math.max(high - low, 0.001),
  );
  return known.map(({ number }, index) => ({
    number,
    x: Math.round(WIDTH / 2 + (across[index]! - (left + right) / 2) * scale),
    y: Math.round(HEIGHT / 2 - (up[index]! - (low + high) / 2) * scale),
  }));
}
