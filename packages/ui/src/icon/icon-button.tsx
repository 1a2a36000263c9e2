// A quiet square button that shows only an icon and says its name in a tooltip (look and feel, ground rules).
import { Tooltip } from 'antd';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Glyph } from './glyph.tsx';
import type { Icon } from './glyph.tsx';
import './icon.css';

export type IconButtonProps = {
  icon: Icon;
  /** The accessible name, also the tooltip. */
  label: string;
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Set for toggles; becomes aria-pressed. */
  pressed?: boolean | undefined;
  /** Set for buttons that open something; becomes aria-expanded. */
  expanded?: boolean | undefined;
  disabled?: boolean | undefined;
  spinning?: boolean | undefined;
  outlined?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

export function IconButton({
  icon,
  label,
  spinning,
  pressed,
  expanded,
  outlined,
  className,
  ...rest
}: IconButtonProps) {
  const classes = ['yj-icon-button', outlined && 'yj-icon-button-outlined', className];
  const button: ReactNode = (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      {...rest}
    >
      <Glyph icon={icon} className={spinning ? 'yj-spinning' : undefined} />
    </button>
  );
  return (
    <Tooltip title={label} mouseEnterDelay={0.4} {...(expanded ? { open: false } : {})}>
      {button}
    </Tooltip>
  );
}
