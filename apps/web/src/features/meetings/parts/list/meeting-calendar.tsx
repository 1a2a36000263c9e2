// The meetings of a month, day by day; weeks begin on Monday. A phone shows the days with a meeting under each other.
import type { MeetingDay, MeetingFilter, MeetingLine } from '@yijian/contract/meetings';
import { Async } from '@yijian/ui/states';
import { useIsPhone } from '@yijian/ui/viewport';
import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { today, useFormat } from '../../../../lib/format/index.ts';
import { useMeetingDays } from '../../meetings.api.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import { MeetingDayRows } from './meeting-day-rows.tsx';
import { useMeetingMonth } from './use-meeting-view.ts';
import './meetings.css';

const DAY = 86_400_000;
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
  /** Which meetings, apart from the month. */
  readonly of: MeetingFilter;
  readonly onOpen: (row: MeetingLine) => void;
}

export function MeetingCalendar({ of, onOpen }: MeetingCalendarProps): ReactNode {
  const t = useMeetingPhrases();
  const isPhone = useIsPhone();
  const { month, setMonth } = useMeetingMonth();
  const days = daysOfMonth(month);
  const ofMonth = days.filter((day) => day.startsWith(month));
  const asked = isPhone ? ofMonth : days;
  const query = useMeetingDays({ ...of, firstDay: asked[0]!, lastDay: asked.at(-1)! });
  const [year, number] = month.split('-');
  const shown = { of, onOpen };
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
      <Async
        query={query}
        failedTitle={t('failed')}
        isEmpty={(found) => isPhone && found.length === 0}
        empty={{ reason: t('emptyMonth') }}
      >
        {(found) => (isPhone ? <DayList found={found} {...shown} /> : <Month {...{ month, days, found }} {...shown} />)}
      </Async>
    </>
  );
}

interface DaysProps extends MeetingCalendarProps {
  readonly found: readonly MeetingDay[];
}

function Month({
  month,
  days,
  found,
  ...shown
}: DaysProps & { readonly month: string; readonly days: readonly string[] }): ReactNode {
  const format = useFormat();
  const byDay = new Map(found.map((one) => [one.day, one]));
  const classOf = (day: string): string =>
    [day.startsWith(month) ? '' : 'meeting-other', day === today() ? 'meeting-today' : ''].filter(Boolean).join(' ');
  return (
    <div className="meeting-month">
      {days.slice(0, 7).map((day) => (
        <div key={day} className="meeting-weekday">
          {format.weekday(day)}
        </div>
      ))}
      {days.map((day) => (
        <div key={day} className={classOf(day)}>
          <span className="num">{Number(day.slice(8))}</span>
          {byDay.has(day) ? <MeetingDayRows of={byDay.get(day)!} filter={shown.of} onOpen={shown.onOpen} /> : null}
        </div>
      ))}
    </div>
  );
}

function DayList({ found, of, onOpen }: DaysProps): ReactNode {
  const format = useFormat();
  return (
    <div className="meeting-days">
      {found.map((one) => (
        <section key={one.day} aria-label={one.day}>
          <h2 className="num">{`${one.day} ${format.weekday(one.day)}`}</h2>
          <MeetingDayRows of={one} filter={of} onOpen={onOpen} />
        </section>
      ))}
    </div>
  );
}
