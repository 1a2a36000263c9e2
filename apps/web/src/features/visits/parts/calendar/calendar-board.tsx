// The board: a column for each day of a week, or a cell for each day of a month.
import type { CalendarVisit } from '@yijian/contract/visits';
import { CircleAlert, CircleCheck, Clock, MapPin, Users } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { today, useFormat } from '../../../../lib/format/index.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import type { CalendarSpan } from '../view/visit-view.ts';
import { useStateWord } from '../visit-state.tsx';
import { carriable, landing, type Carried } from './carrying.ts';
import { DayButton } from './day-button.tsx';

export interface CalendarBoardProps {
  readonly visits: readonly CalendarVisit[];
  readonly span: CalendarSpan;
  readonly days: readonly string[];
  /** The day the view stands on; days of other months are quiet. */
  readonly day: string;
  readonly dropOn: (day: string, carried: Carried) => void;
  readonly onOpen: (id: string) => void;
  readonly onOpenDay: (day: string) => void;
}

/** Visits that a cell of a month shows. */
const IN_CELL = 4;

export function CalendarBoard(props: CalendarBoardProps): ReactNode {
  return (
    <ol className={`visit-board visit-board-${props.span}`}>
      {props.days.map((day) => (
        <Day key={day} {...props} shownDay={day} />
      ))}
    </ol>
  );
}

function Day({
  visits,
  span,
  shownDay,
  day,
  dropOn,
  onOpen,
  onOpenDay,
}: CalendarBoardProps & { shownDay: string }): ReactNode {
  const t = useVisitPhrases();
  const format = useFormat();
  const all = visits.filter((visit) => format.date(visit.startsAt) === shownDay);
  const compact = span === 'month';
  const shown = compact ? all.slice(0, IN_CELL) : all;
  const isQuiet = compact && shownDay.slice(0, 7) !== day.slice(0, 7);
  const looks = ['visit-day', shownDay === today() ? 'visit-day-today' : '', isQuiet ? 'visit-day-quiet' : ''];
  return (
    <li
      className={looks.filter(Boolean).join(' ')}
      aria-label={t('dayOf', { day: shownDay, count: all.length })}
      {...landing((carried) => dropOn(shownDay, carried))}
    >
      <header className="num">
        <span>
          {compact ? shownDay.slice(8) : `${format.weekday(`${shownDay}T12:00:00+08:00`)} ${shownDay.slice(5)}`}
        </span>
        {all.length > 0 ? <small>{t('visitCount', { count: all.length })}</small> : null}
      </header>
      <ul>
        {shown.map((visit) => (
          <Card key={visit.id} visit={visit} compact={compact} dropOn={dropOn} onOpen={onOpen} />
        ))}
      </ul>
      {all.length > shown.length ? (
        <button type="button" className="visit-link" onClick={() => onOpenDay(shownDay)}>
          {t('more', { count: all.length - shown.length })}
        </button>
      ) : null}
    </li>
  );
}

interface CardProps extends Pick<CalendarBoardProps, 'dropOn' | 'onOpen'> {
  readonly visit: CalendarVisit;
  /** One line only, for a month. */
  readonly compact: boolean;
}

const isOff = (visit: CalendarVisit): boolean =>
  ['MISSED', 'INVALID', 'UNDER_REVIEW', 'UNLOCK_PENDING'].includes(visit.state);

function Card({ visit, compact, dropOn, onOpen }: CardProps): ReactNode {
  const t = useVisitPhrases();
  const format = useFormat();
  const stateWord = useStateWord();
  const carried = { kind: 'visit', visit } as const;
  const isOpen = ['PLANNED', 'IN_VISIT', 'SAVED'].includes(visit.state);
  const icon = isOff(visit) ? CircleAlert : visit.state === 'SAVED' ? Clock : isOpen ? MapPin : CircleCheck;
  const look = isOff(visit) ? 'visit-chip-off' : isOpen ? 'visit-chip-open' : 'visit-chip-held';
  return (
    <li className={`visit-chip ${look}`} {...(visit.isMovable ? carriable(carried) : {})}>
      <button type="button" onClick={() => onOpen(visit.id)} title={stateWord(visit.state)}>
        <Glyph icon={icon} size={12} />
        <span className="num">{format.time(visit.startsAt)}</span> <strong>{visit.doctorName}</strong>
        {visit.isJoint ? <Glyph icon={Users} size={12} /> : null}
        {compact ? null : <small>{visit.hospitalName}</small>}
        {compact ? null : <small>{stateWord(visit.state)}</small>}
      </button>
      {visit.isMovable && !compact ? (
        <DayButton label={t('moveItem', { name: visit.doctorName })} onChoose={(day) => dropOn(day, carried)} />
      ) : null}
    </li>
  );
}
