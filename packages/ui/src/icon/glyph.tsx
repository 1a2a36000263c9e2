// A line icon in the one size and stroke of the product (look and feel, icons).
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type Icon = LucideIcon;
export type GlyphProps = {
  icon: Icon;
  /** Pixels; 16 unless inside a badge (12) or a touch button (18). */
  size?: number | undefined;
  filled?: boolean | undefined;
  className?: string | undefined;
};

/** Decorative: the name belongs to the control around it. */
export function Glyph({ icon: Drawing, size = 16, filled, className }: GlyphProps): ReactNode {
  return (
    <Drawing
      size={size}
      strokeWidth={1.6}
      fill={filled ? 'currentColor' : 'none'}
      aria-hidden
      focusable={false}
      className={className ? `yj-glyph ${className}` : 'yj-glyph'}
    />
  );
}
