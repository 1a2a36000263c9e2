// The meetings of a month, day by day; weeks begin on Monday.
import type { MeetingFilter, MeetingLine } from '@yijian/contract/meetings';
import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { useState, type ReactNode } from 'react';
import { today, useFormat } from '../../../../lib/format/index.ts';
import { useMeetingsBetween } from '../../meetings.api.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import './meetings.css';

const DAY = 86_400_000;
const MOST_OF_DAY = 3;
const written = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The weeks that hold the month, as days; `month` is YYYY-MM. */
export function daysOfMonth(month: string): string[] {
  const first = Date.parse(`${month}-01`);
  const start = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY;
  const [year, number] = month.split('-').map(Number) as [number, number];
  const end = Date.UTC(year, number, 1);
  const weeks = Math.ceil((end - start) / DAY / 7);
  return Array.from({ length: weeks * 7 }, (_, at) => written(start + at * DAY));
}

const moved = (month: string, by: number): string => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return written(Date.UTC(year, number - 1 + by, 1)).slice(0, 7);
};

interface MeetingCalendarProps {
  /** Which meetings, apart from their days. */
  readonly of: MeetingFilter;
  readonly onOpen: (row: MeetingLine) => void;
}

export function MeetingCalendar({ of, onOpen }: MeetingCalendarProps): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  const [month, setMonth] = useState(today().slice(0, 7));
  const days = daysOfMonth(month);
  const query = useMeetingsBetween(of, { from: days[0]!, to: days.at(-1)! });
  const [year, number] = month.split('-');
  const rowsOf = (day: string): MeetingLine[] =>
    (query.data?.content ?? []).filter((row) => row.startsAt !== null && format.date(row.startsAt) === day);
  return (
    <>
      <div className="meeting-views">
        <Button
          aria-label={t('earlier')}
          icon={<Glyph icon={ChevronLeft} />}
          onClick={() => setMonth(moved(month, -1))}
        />
        <strong className="num" role="status">
          {t('month', { year: year!, month: number! })}
        </strong>
        <Button
          aria-label={t('later')}
          icon={<Glyph icon={ChevronRight} />}
          onClick={() => setMonth(moved(month, 1))}
        />
      </div>
      <div className="meeting-month">
        {days.slice(0, 7).map((day) => (
          <div key={day} className="meeting-weekday">
            {format.weekday(day)}
          </div>
        ))}
        {days.map((day) => (
          <DayCell key={day} day={day} isOther={!day.startsWith(month)} rows={rowsOf(day)} onOpen={onOpen} />
        ))}
      </div>
    </>
  );
}

interface DayCellProps {
  readonly day: string;
  readonly isOther: boolean;
  readonly rows: readonly MeetingLine[];
  readonly onOpen: (row: MeetingLine) => void;
}

function DayCell({ day, isOther, rows, onOpen }: DayCellProps): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  const classes = [isOther ? 'meeting-other' : '', day === today() ? 'meeting-today' : ''].filter(Boolean).join(' ');
  return (
    <div className={classes}>
      <span className="num">{Number(day.slice(8))}</span>
      {rows.slice(0, MOST_OF_DAY).map((row) => (
        <button key={row.id} type="button" title={row.title} onClick={() => onOpen(row)}>
          {`${format.time(row.startsAt)} ${row.title}`}
        </button>
      ))}
      {rows.length > MOST_OF_DAY ? <small>{t('moreOfDay', { count: rows.length - MOST_OF_DAY })}</small> : null}
    </div>
  );
}
