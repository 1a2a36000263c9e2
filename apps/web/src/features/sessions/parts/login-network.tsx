// The drawing beside the sign-in form: people and their ties, in rings round the mark; the figure of the provider's own page (look and feel, sign-in).
import type { ReactNode } from 'react';
import { LogoMark } from '@yijian/ui/brand';

interface Dot {
  readonly x: number;
  readonly y: number;
  readonly ring: number;
}

const rings = [7, 12, 17, 21, 24, 26];
const CENTRE = 260;

// Computed instead of drawn by chance: the picture is the same at every visit, and on the page where the password is typed.
const dots: readonly Dot[] = rings.flatMap((count, ring) =>
  Array.from({ length: count }, (_, index) => {
    const wobble = Math.sin(index * 12.9898 + ring * 78.233);
    const angle = ((index + wobble * 0.28 + ring * 0.37) / count) * Math.PI * 2;
    const radius = 58 + ring * 38 + wobble * 11;
    return { x: CENTRE + Math.cos(angle) * radius, y: CENTRE + Math.sin(angle) * radius, ring };
  }),
);

const ties = dots.flatMap((dot, index) =>
  dots
    .slice(index + 1)
    .filter((other) => Math.hypot(dot.x - other.x, dot.y - other.y) < 62 + dot.ring * 2)
    .map((other) => ({ key: `${dot.x} ${other.x}`, from: dot, to: other, depth: Math.max(dot.ring, other.ring) })),
);

/** Fades towards the outside. */
const tieFades = [0.24, 0.24, 0.24, 0.16, 0.16, 0.08];
const dotFades = [1, 1, 0.8, 0.55, 0.3, 0.12];
const sizeOf = (index: number): number => (index % 5 === 0 ? 5 : index % 3 === 0 ? 3.2 : 2.2);

export function LoginNetwork(): ReactNode {
  return (
    <div className="login-figure">
      <svg className="login-network" viewBox="0 0 520 520" aria-hidden="true">
        {ties.map(({ key, from, to, depth }) => (
          <line key={key} x1={from.x} y1={from.y} x2={to.x} y2={to.y} opacity={tieFades[depth]} />
        ))}
        {dots.map((dot, index) => (
          <circle key={`${dot.x} ${dot.y}`} cx={dot.x} cy={dot.y} r={sizeOf(index)} opacity={dotFades[dot.ring]} />
        ))}
      </svg>
      <span className="login-mark">
        <LogoMark size={56} />
      </span>
    </div>
  );
}
