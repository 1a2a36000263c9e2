// Shows, hides and orders the columns of a table (conventions, table tools).
import { Button, Checkbox, Popover } from 'antd';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon/index.ts';
import { isColumnShown, noColumnsState, orderColumns } from '../table/index.ts';
import type { ColumnsState } from '../table/index.ts';
import { useUiWords } from '../words/index.ts';

export type PickableColumn = { key: string; title: string; locked?: boolean | undefined };
export type ColumnPickerProps = {
  columns: readonly PickableColumn[];
  state: ColumnsState;
  onChange: (state: ColumnsState) => void;
};

export function ColumnPicker(props: ColumnPickerProps): ReactNode {
  const words = useUiWords();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      placement="bottomRight"
      arrow={false}
      classNames={{ root: 'yj-popover' }}
      content={<ColumnPanel {...props} />}
    >
      <IconButton icon={Columns3} label={words.columns} expanded={open} />
    </Popover>
  );
}

function ColumnPanel({ columns, state, onChange }: ColumnPickerProps): ReactNode {
  const words = useUiWords();
  const ordered = orderColumns(columns, state);
  const toggle = (key: string): void => {
    const hidden = state.hidden.includes(key) ? state.hidden.filter((one) => one !== key) : [...state.hidden, key];
    onChange({ order: state.order, hidden });
  };
  const move = (from: number, to: number): void => {
    const keys = ordered.map((column) => column.key);
    const [moved] = keys.splice(from, 1);
    if (moved === undefined) return;
    keys.splice(to, 0, moved);
    onChange({ order: keys, hidden: state.hidden });
  };
  return (
    <div className="yj-columns" role="dialog" aria-label={words.columns}>
      <ul>
        {ordered.map((column, index) => (
          <li key={column.key}>
            <Checkbox
              checked={isColumnShown(column, state)}
              disabled={index === 0 || column.locked === true}
              onChange={() => toggle(column.key)}
            >
              {column.title}
            </Checkbox>
            <span className="yj-columns-move">
              <IconButton
                icon={ArrowUp}
                label={`${words.moveUp} ${column.title}`}
                disabled={index < 2}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                icon={ArrowDown}
                label={`${words.moveDown} ${column.title}`}
                disabled={index === 0 || index === ordered.length - 1}
                onClick={() => move(index, index + 1)}
              />
            </span>
          </li>
        ))}
      </ul>
      <div className="yj-filter-foot">
        <Button type="text" size="small" onClick={() => onChange(noColumnsState)}>
          {words.reset}
        </Button>
      </div>
    </div>
  );
}
