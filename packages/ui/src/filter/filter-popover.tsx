// A filter's button with the panel that opens from it; Escape and a click outside close it (look and feel, list page).
import { Popover } from 'antd';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { FilterTrigger } from './filter-trigger.tsx';
import type { FilterTriggerProps } from './filter-trigger.tsx';

export type FilterPopoverProps = Omit<FilterTriggerProps, 'open' | 'onClick' | 'ref' | 'className'> & {
  /** The panel's name for screen readers. */
  name: string;
  children: (close: () => void) => ReactNode;
};

export function FilterPopover({ name, children, ...trigger }: FilterPopoverProps): ReactNode {
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const close = (): void => {
    setOpen(false);
    button?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      classNames={{ root: 'yj-popover' }}
      content={
        <div className="yj-filter-panel" role="dialog" aria-label={name} onKeyDown={onKeyDown}>
          {children(close)}
        </div>
      }
    >
      <FilterTrigger {...trigger} open={open} ref={setButton} />
    </Popover>
  );
}
