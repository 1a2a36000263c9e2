// A filter for a range of days with ready-made ranges; weeks start on Monday (specification 9).
import { Button } from 'antd';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Bone } from '../../states/index.ts';
import { useUiWords } from '../../words/index.ts';
import type { DateRange } from './date-range.ts';
import { FilterPopover } from '../filter-popover.tsx';

export type DatePreset = { label: string; range: DateRange };
export type DateRangeFilterProps = {
  label: string;
  value: DateRange | null;
  onChange: (range: DateRange | null) => void;
  presets?: readonly DatePreset[] | undefined;
  /** Shows the range in the button (dashboards). */
  showValue?: boolean | undefined;
};

// A calendar weighs as much as a whole list; it comes when the filter opens.
const RangeCalendar = lazy(() => import('./range-calendar.tsx'));

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
          <Suspense fallback={<Bone width={240} height={32} />}>
            <RangeCalendar value={value} onChange={onChange} />
          </Suspense>
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
