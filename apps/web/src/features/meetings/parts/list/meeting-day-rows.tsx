// The meetings of one day of the calendar: the first of them, and the others on request.
import { takesPlace, type MeetingDay, type MeetingFilter, type MeetingLine } from '@yijian/contract/meetings';
import { Async } from '@yijian/ui/states';
import { Popover } from 'antd';
import { useState, type ReactNode } from 'react';
import { formatDay, useFormat } from '../../../../lib/format/index.ts';
import { useMeetingDays } from '../../meetings.api.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import { meetingTones } from '../meeting-tones.ts';
import './meetings.css';

const MOST_OF_DAY = 50;

interface RowsProps {
  readonly of: MeetingDay;
  /** Which meetings, apart from their days. */
  readonly filter: MeetingFilter;
  readonly onOpen: (row: MeetingLine) => void;
}

export function MeetingDayRows({ of, filter, onOpen }: RowsProps): ReactNode {
  const t = useMeetingPhrases();
  const [isOpen, setOpen] = useState(false);
  const more = of.count - of.meetings.length;
  // A popover stands above all tabs of the workspace: left open, it would cover the meeting.
  const openFromList = (row: MeetingLine): void => {
    setOpen(false);
    onOpen(row);
  };
  return (
    <>
      <Rows day={of.day} rows={of.meetings} onOpen={onOpen} />
      {more === 0 ? null : (
        <Popover
          title={t('ofDay', { day: of.day, count: of.count })}
          content={<WholeDay of={of} filter={filter} onOpen={openFromList} />}
          open={isOpen}
          onOpenChange={setOpen}
          trigger="click"
          destroyOnHidden
        >
          <button type="button" className="meeting-more num">
            {t('moreOfDay', { count: more })}
          </button>
        </Popover>
      )}
    </>
  );
}

function WholeDay({ of, filter, onOpen }: RowsProps): ReactNode {
  const t = useMeetingPhrases();
  const query = useMeetingDays({ ...filter, firstDay: of.day, lastDay: of.day, most: MOST_OF_DAY });
  return (
    <div className="meeting-day">
      <Async query={query} shape="list" rows={6} compact failedTitle={t('failed')} empty={{ reason: t('emptyMonth') }}>
        {(found) =>
          found.map(({ day, count, meetings }) => (
            <div key={day}>
              <Rows day={day} rows={meetings} onOpen={onOpen} />
              {count > meetings.length ? <small>{t('firstOfDay', { count: meetings.length })}</small> : null}
            </div>
          ))
        }
      </Async>
    </div>
  );
}

interface DayRowsProps {
  readonly day: string;
  readonly rows: readonly MeetingLine[];
  readonly onOpen: (row: MeetingLine) => void;
}

/** One that began before has no hour on this day. */
function Rows({ day, rows, onOpen }: DayRowsProps): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  const hourOf = ({ startsAt }: MeetingLine): string =>
    startsAt !== null && formatDay(startsAt) === day ? format.time(startsAt) : t('goesOn');
  return rows.map((row) => (
    <button
      key={row.id}
      type="button"
      className={`meeting-row meeting-${meetingTones[row.state]}${takesPlace(row.state) ? '' : ' meeting-off'}`}
      title={`${row.title} · ${t(`state.${row.state}`)} · ${format.span(row.startsAt, row.endsAt)}`}
      onClick={() => onOpen(row)}
    >
      <span>{`${hourOf(row)} ${row.title}`}</span>
    </button>
  ));
}
