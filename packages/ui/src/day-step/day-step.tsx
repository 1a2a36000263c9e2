// One day with its neighbours at either side, for a page that shows a single day.
import { Button } from 'antd';
import dayjs from 'dayjs';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import { onDemand } from '../on-demand/index.ts';
import { Bone } from '../states/index.ts';
import { useUiWords } from '../words/index.ts';
import type { DayCalendarProps } from './day-calendar.tsx';

export type DayStepProps = DayCalendarProps;

// A calendar weighs as much as a whole list; it comes after the page.
const DayCalendar = onDemand(
  () => import('./day-calendar.tsx').then((part) => part.DayCalendar),
  <Bone width={180} height={32} />,
);

export function DayStep({ day, minDay, maxDay, onChange }: DayStepProps): ReactNode {
  const words = useUiWords();
  const step = (by: number): void => onChange(dayjs(day).add(by, 'day').format('YYYY-MM-DD'));
  return (
    <>
      <Button
        icon={<Glyph icon={ChevronLeft} />}
        aria-label={words.dayBefore}
        title={words.dayBefore}
        disabled={minDay !== undefined && day <= minDay}
        onClick={() => step(-1)}
      />
      <DayCalendar day={day} minDay={minDay} maxDay={maxDay} onChange={onChange} />
      <Button
        icon={<Glyph icon={ChevronRight} />}
        aria-label={words.dayAfter}
        title={words.dayAfter}
        disabled={maxDay !== undefined && day >= maxDay}
        onClick={() => step(1)}
      />
    </>
  );
}
