// The visits on the board of days: a column for each day of a week, or a cell for each day of a month.
import type { CalendarVisit } from '@yijian/contract/visits';
import { CircleAlert, CircleCheck, Clock, MapPin, Users } from 'lucide-react';
import { DayBoard, DayButton, DayCard, type BoardDay, type BoardSpan } from '@yijian/ui/day-board';
import { Glyph } from '@yijian/ui/icon';
import type { ReactNode } from 'react';
import { today, useFormat } from '../../../../lib/format/index.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { useStateWord } from '../visit-state.tsx';
import { carriable, landing, type Carried } from './carrying.ts';

export interface CalendarBoardProps {
  readonly visits: readonly CalendarVisit[];
  readonly span: BoardSpan;
  readonly days: readonly string[];
  /** The day the view stands on; days of other months are quiet. */
  readonly day: string;
  readonly dropOn: (day: string, carried: Carried) => void;
  readonly onOpen: (id: string) => void;
  readonly onOpenDay: (day: string) => void;
}

export function CalendarBoard({ visits, span, days, day, dropOn, onOpen, onOpenDay }: CalendarBoardProps): ReactNode {
  const t = useVisitPhrases();
  const format = useFormat();
  const dayOf = (shown: string): BoardDay => {
    const own = visits.filter((visit) => format.date(visit.startsAt) === shown);
    return {
      label: t('dayOf', { day: shown, count: own.length }),
      note: own.length > 0 ? t('visitCount', { count: own.length }) : undefined,
      items: own.map((visit) => (
        <Card key={visit.id} visit={visit} compact={span === 'month'} dropOn={dropOn} onOpen={onOpen} />
      )),
    };
  };
  return (
    <DayBoard
      span={span}
      days={days}
      day={day}
      today={today()}
      weekday={(shown) => format.weekday(`${shown}T12:00:00+08:00`)}
      dayOf={dayOf}
      landing={(shown) => landing((carried) => dropOn(shown, carried))}
      more={(count) => t('more', { count })}
      onOpenDay={onOpenDay}
    />
  );
}

interface CardProps extends Pick<CalendarBoardProps, 'dropOn' | 'onOpen'> {
  readonly visit: CalendarVisit;
  /** One line only, for a month. */
  readonly compact: boolean;
}

const isOff = (visit: CalendarVisit): boolean =>
  visit.shortMinutes > 0 ||
  ['MISSED', 'INVALID', 'UNDER_REVIEW', 'UNLOCK_PENDING', 'LATE_PENDING'].includes(visit.state);

function Card({ visit, compact, dropOn, onOpen }: CardProps): ReactNode {
  const t = useVisitPhrases();
  const format = useFormat();
  const stateWord = useStateWord();
  const carried = { kind: 'visit', visit } as const;
  const isOpen = ['PLANNED', 'IN_VISIT', 'SAVED'].includes(visit.state);
  const icon = isOff(visit) ? CircleAlert : visit.state === 'SAVED' ? Clock : isOpen ? MapPin : CircleCheck;
  return (
    <DayCard
      look={isOff(visit) ? 'off' : isOpen ? 'open' : 'held'}
      title={stateWord(visit.state)}
      onOpen={() => onOpen(visit.id)}
      carry={visit.isMovable ? carriable(carried) : {}}
      action={
        visit.isMovable && !compact ? (
          <DayButton
            label={t('moveItem', { name: visit.doctorName })}
            pickLabel={t('chooseDay')}
            minDay={today()}
            onChoose={(day) => dropOn(day, carried)}
          />
        ) : null
      }
    >
      <Glyph icon={icon} size={12} />
      <span className="num">{format.time(visit.startsAt)}</span>{' '}
      <span className="yj-board-name">
        <strong>{visit.doctorName}</strong>
        {visit.isJoint ? <Glyph icon={Users} size={12} /> : null}
      </span>
      {compact ? null : <small>{visit.hospitalName}</small>}
      {compact || visit.shortMinutes === 0 ? null : <small>{t('unreachable', { minutes: visit.shortMinutes })}</small>}
      {compact ? null : <small>{stateWord(visit.state)}</small>}
    </DayCard>
  );
}
