// A filter of one or many options in a panel, its count on the button (look and feel, list page).
import { Button, Checkbox, Input, Radio } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useUiWords } from '../words/index.ts';
import { FilterPopover } from './filter-popover.tsx';
import type { Icon } from '../icon/index.ts';

export type FilterOption = {
  value: string;
  label: string;
  count?: string | number | undefined;
  /** Further text to find it by, e.g. pinyin. */
  keywords?: string | undefined;
};

export type FilterButtonProps = {
  label: string;
  options: readonly FilterOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  multiple?: boolean | undefined;
  icon?: Icon | undefined;
  /** Shows the chosen labels in the button (dashboards), not only their count. */
  showValue?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** From this many options the panel has a search box. */
const searchFrom = 9;

export function FilterButton(props: FilterButtonProps): ReactNode {
  const { label, options, value, showValue, icon, disabled } = props;
  const words = useUiWords();
  const chosen = options.filter((option) => value.includes(option.value)).map((option) => option.label);
  const shown = showValue ? { value: words.joined(chosen) || undefined } : { count: value.length };
  return (
    <FilterPopover name={label} label={label} icon={icon} disabled={disabled} {...shown}>
      {(close) => <OptionPanel {...props} close={close} />}
    </FilterPopover>
  );
}

function OptionPanel({
  label,
  options,
  value,
  onChange,
  multiple = true,
  close,
}: FilterButtonProps & { close: () => void }) {
  const words = useUiWords();
  const [search, setSearch] = useState('');
  const found = options.filter((option) => matches(option, search));
  const toggle = (option: FilterOption): void => {
    if (!multiple) {
      onChange(value.includes(option.value) ? [] : [option.value]);
      close();
      return;
    }
    const next = value.includes(option.value) ? value.filter((one) => one !== option.value) : [...value, option.value];
    onChange(next);
  };
  return (
    <>
      {options.length >= searchFrom ? (
        <Input
          autoFocus
          allowClear
          size="small"
          placeholder={words.optionSearch}
          aria-label={words.optionSearch}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      ) : null}
      <div className="yj-filter-options" role="group" aria-label={label}>
        {found.map((option) => (
          <OptionRow
            key={option.value}
            option={option}
            multiple={multiple}
            checked={value.includes(option.value)}
            onToggle={() => toggle(option)}
          />
        ))}
        {found.length === 0 ? <p className="yj-filter-none">{words.noOptions}</p> : null}
      </div>
      {multiple ? (
        <div className="yj-filter-foot">
          <Button type="text" size="small" disabled={value.length === 0} onClick={() => onChange([])}>
            {words.clear}
          </Button>
          <Button type="primary" size="small" onClick={close}>
            {words.confirm}
          </Button>
        </div>
      ) : null}
    </>
  );
}

type OptionRowProps = { option: FilterOption; multiple: boolean; checked: boolean; onToggle: () => void };

function OptionRow({ option, multiple, checked, onToggle }: OptionRowProps): ReactNode {
  const Box = multiple ? Checkbox : Radio;
  return (
    <div className="yj-filter-option">
      <Box checked={checked} onChange={onToggle} {...(multiple ? {} : { onClick: () => checked && onToggle() })}>
        {option.label}
      </Box>
      {option.count === undefined ? null : <span className="yj-count num">{option.count}</span>}
    </div>
  );
}

function matches(option: FilterOption, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return wanted === '' || `${option.label} ${option.keywords ?? ''}`.toLowerCase().includes(wanted);
}
