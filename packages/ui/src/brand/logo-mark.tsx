// The product's mark: an eye whose pupil is a plus (look and feel, brand).
import type { ReactNode } from 'react';
import './brand.css';

export type LogoMarkProps = { size?: number | undefined; label?: string | undefined };

/** A square tile in the accent colour; give a label only where no wordmark stands beside it. */
export function LogoMark({ size = 24, label }: LogoMarkProps): ReactNode {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className="yj-logo" width={size} height={size} viewBox="0 0 32 32" fill="none" {...naming}>
      <rect width="32" height="32" rx="7.5" fill="var(--c-primary)" />
      <g stroke="var(--c-on-primary)" strokeWidth="2.3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M5.2 16c2.9-4.7 6.5-7.1 10.8-7.1s7.9 2.4 10.8 7.1c-2.9 4.7-6.5 7.1-10.8 7.1S8.1 20.7 5.2 16Z" />
        <path d="M16 12.2v7.6M12.2 16h7.6" />
      </g>
    </svg>
  );
}
