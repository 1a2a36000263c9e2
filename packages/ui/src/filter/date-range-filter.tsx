// A filter for a range of days with ready-made ranges; weeks start on Monday (specification 9).
import { Button, DatePicker } from 'antd';
import { CalendarDays } from 'lucide-react';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { useUiWords } from '../words/index.ts';
import { FilterPopover } from './filter-popover.tsx';

/** Days as YYYY-MM-DD; an open end is null. */
export type DateRange = readonly [from: string | null, to: string | null];
export type DatePreset = { label: string; range: DateRange };
export type DateRangeFilterProps = {
  label: string;
  value: DateRange | null;
  onChange: (range: DateRange | null) => void;
  presets?: readonly DatePreset[] | undefined;
  /** Shows the range in the button (dashboards). */
  showValue?: boolean | undefined;
};

export function DateRangeFilter({ label, value, onChange, presets = [], showValue }: DateRangeFilterProps): ReactNode {
  const words = useUiWords();
  const preset = presets.find((one) => value && one.range[0] === value[0] && one.range[1] === value[1]);
  const text = preset?.label ?? (value ? `${value[0] ?? ''}–${value[1] ?? ''}` : undefined);
  const shown = showValue ? { value: text } : { count: value ? 1 : 0 };
  return (
    <FilterPopover name={label} label={label} icon={CalendarDays} {...shown}>
      {(close) => (
        <>
          {presets.length > 0 ? (
            <div className="yj-filter-presets">
              {presets.map((one) => (
                <button
                  key={one.label}
                  type="button"
                  className="yj-preset"
                  aria-pressed={one === preset}
                  onClick={() => {
                    onChange(one.range);
                    close();
                  }}
                >
                  {one.label}
                </button>
              ))}
            </div>
          ) : null}
          <DatePicker.RangePicker
            allowEmpty={[true, true]}
            placeholder={[words.dateFrom, words.dateTo]}
            value={[toDay(value?.[0]), toDay(value?.[1])]}
            onChange={(days) => onChange(toRange(days))}
          />
          <div className="yj-filter-foot">
            <Button type="text" size="small" disabled={!value} onClick={() => onChange(null)}>
              {words.clear}
            </Button>
            <Button type="primary" size="small" onClick={close}>
              {words.confirm}
            </Button>
          </div>
        </>
      )}
    </FilterPopover>
  );
}

function toDay(text: string | null | undefined): dayjs.Dayjs | null {
  return text ? dayjs(text, 'YYYY-MM-DD') : null;
}

function toRange(days: readonly (dayjs.Dayjs | null)[] | null): DateRange | null {
  const [from, to] = [days?.[0]?.format('YYYY-MM-DD') ?? null, days?.[1]?.format('YYYY-MM-DD') ?? null];
  return from || to ? [from, to] : null;
}
