// The button of every filter: label, count of what is chosen, arrow (look and feel, list page).
import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Glyph } from '../icon/index.ts';
import type { Icon } from '../icon/index.ts';
import './filter.css';

export type FilterTriggerProps = {
  label: ReactNode;
  count?: number | undefined;
  icon?: Icon | undefined;
  open?: boolean | undefined;
  /** A chosen value shown in the button itself (dashboards); list pages show the count only. */
  value?: ReactNode;
  disabled?: boolean | undefined;
  onClick?: (() => void) | undefined;
  /** Added by the popover while it is open. */
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

export function FilterTrigger({
  label,
  count = 0,
  icon,
  open,
  value,
  className,
  ...rest
}: FilterTriggerProps): ReactNode {
  const active = count > 0 || Boolean(value);
  return (
    <button
      type="button"
      className={['yj-filter', active && 'yj-filter-active', className].filter(Boolean).join(' ')}
      aria-haspopup="dialog"
      aria-expanded={open ?? false}
      {...rest}
    >
      {icon ? <Glyph icon={icon} size={14} /> : null}
      <span className={value ? 'yj-filter-quiet' : undefined}>{label}</span>
      {value ? <span className="yj-filter-value">{value}</span> : null}
      {count > 0 ? <span className="yj-filter-count num">{count}</span> : null}
      <Glyph icon={ChevronDown} size={12} className="yj-filter-arrow" />
    </button>
  );
}
