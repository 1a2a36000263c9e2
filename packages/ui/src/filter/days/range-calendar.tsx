// The calendar of a range of days; loaded when a date filter opens (look and feel, list page).
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { useUiWords } from '../../words/index.ts';
import type { DateRange } from './date-range.ts';

export type RangeCalendarProps = { value: DateRange | null; onChange: (range: DateRange | null) => void };

export default function RangeCalendar({ value, onChange }: RangeCalendarProps): ReactNode {
  const words = useUiWords();
  return (
    <DatePicker.RangePicker
      allowEmpty={[true, true]}
      placeholder={[words.dateFrom, words.dateTo]}
      value={[toDay(value?.[0]), toDay(value?.[1])]}
      onChange={(days) => onChange(toRange(days))}
    />
  );
}

function toDay(text: string | null | undefined): dayjs.Dayjs | null {
  return text ? dayjs(text, 'YYYY-MM-DD') : null;
}

function toRange(days: readonly (dayjs.Dayjs | null)[] | null): DateRange | null {
  const [from, to] = [days?.[0]?.format('YYYY-MM-DD') ?? null, days?.[1]?.format('YYYY-MM-DD') ?? null];
  return from || to ? [from, to] : null;
}
