// A person's initial, or a picture when there is one (look and feel, badge anatomy).
import type { ReactNode } from 'react';
import './badge.css';

export type AvatarProps = {
  name: string;
  /** Pixels: 20 in tables, 28 in lists, 40 on phones, 72 on detail headers. */
  size?: number | undefined;
  shape?: 'round' | 'square' | undefined;
  tone?: 'neutral' | 'primary' | undefined;
  src?: string | undefined;
};

/** Always stands beside the name, so it is silent for screen readers. */
export function Avatar({ name, size = 28, shape = 'round', tone = 'neutral', src }: AvatarProps): ReactNode {
  const step = size >= 56 ? 'xl' : size >= 36 ? 'l' : size >= 28 ? 'm' : 's';
  const classes = `yj-avatar yj-avatar-${step} yj-avatar-${shape} yj-avatar-${tone}`;
  return (
    <span className={classes} style={{ width: size, height: size }} aria-hidden="true">
      {src ? <img src={src} alt="" /> : [...name.trim()][0]?.toUpperCase()}
    </span>
  );
}
