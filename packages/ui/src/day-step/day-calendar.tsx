// The calendar of one day.
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { useUiWords } from '../words/index.ts';

export type DayCalendarProps = {
  /** Days are YYYY-MM-DD. */
  day: string;
  /** The first and the last day that can be chosen. */
  minDay?: string | undefined;
  maxDay?: string | undefined;
  onChange: (day: string) => void;
};

export function DayCalendar({ day, minDay, maxDay, onChange }: DayCalendarProps): ReactNode {
  const words = useUiWords();
  return (
    <DatePicker
      aria-label={words.day}
      allowClear={false}
      value={dayjs(day)}
      {...(minDay === undefined ? {} : { minDate: dayjs(minDay) })}
      {...(maxDay === undefined ? {} : { maxDate: dayjs(maxDay) })}
      onChange={(next) => next && onChange(next.format('YYYY-MM-DD'))}
    />
  );
}
