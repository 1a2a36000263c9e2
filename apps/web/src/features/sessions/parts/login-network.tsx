// The drawing beside the sign-in form: people and their ties, in rings round the mark (look and feel, sign-in).
import type { ReactNode } from 'react';
import { LogoMark } from '@yijian/ui/brand';

interface Dot {
  readonly x: number;
  readonly y: number;
  readonly ring: number;
  readonly size: number;
}

// A fixed sequence instead of chance: the picture is the same at every visit and in every screenshot.
function spread(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43_758.545;
  return value - Math.floor(value);
}

const rings = [10, 14, 18, 22, 24, 22];

const dots: readonly Dot[] = rings.flatMap((count, ring) =>
  Array.from({ length: count }, (_, index) => {
    const seed = ring * 100 + index;
    const angle = ((index + spread(seed) * 0.5 + ring * 0.4) / count) * Math.PI * 2;
    const radius = 68 + ring * 36 + spread(seed + 7) * 20;
    return {
      x: 320 + Math.cos(angle) * radius,
      y: 320 + Math.sin(angle) * radius,
      ring,
      size: spread(seed + 3) > 0.8 ? 6 : 2.2,
    };
  }),
);

const ties = dots.flatMap((dot, index) =>
  dots
    .slice(index + 1)
    .filter((other) => Math.hypot(dot.x - other.x, dot.y - other.y) < 58)
    .map((other) => ({ key: `${dot.x} ${other.x}`, from: dot, to: other })),
);

/** Fades towards the outside. */
const fade = (ring: number): number => 0.9 - ring * 0.15;

export function LoginNetwork(): ReactNode {
  return (
    <>
      <svg className="login-network" viewBox="0 0 640 640" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
        {ties.map(({ key, from, to }) => (
          <line
            key={key}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            strokeWidth="0.8"
            opacity={fade(to.ring) * 0.35}
          />
        ))}
        {dots.map((dot) => (
          <circle key={`${dot.x} ${dot.y}`} cx={dot.x} cy={dot.y} r={dot.size} opacity={fade(dot.ring)} />
        ))}
      </svg>
      <span className="login-mark">
        <LogoMark size={56} />
      </span>
    </>
  );
}
