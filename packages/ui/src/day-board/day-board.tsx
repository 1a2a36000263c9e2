// A board of days to plan on: a column for each day of a week, or a cell for each day of a month (product: plan, calendar).
import type { ReactNode } from 'react';
import type { BoardSpan } from './board-days.ts';
import type { Carriable, Landing } from './carrying.ts';
import './day-board.css';

/** What stands on one day. */
export type BoardDay = {
  /** The day and how much stands on it, for screen readers. */
  label: string;
  note?: ReactNode;
  action?: ReactNode;
  /** `DayCard`s with keys, in their order. */
  items: readonly ReactNode[];
};

export type DayBoardProps = {
  span: BoardSpan;
  /** YYYY-MM-DD, whole weeks from Monday on: `daysOf(span, day)`. */
  days: readonly string[];
  /** The day the board stands on; days of other months are quiet. */
  day: string;
  today: string;
  weekday: (day: string) => string;
  dayOf: (day: string) => BoardDay;
  /** Makes a day take what is dragged onto it; of `createCarrying`. */
  landing: (day: string) => Landing;
  /** Names the rest of a day that has more than its cell shows. */
  more: (count: number) => string;
  onOpenDay: (day: string) => void;
};

/** Cards that a cell of a month shows. */
const IN_CELL = 4;

export function DayBoard(props: DayBoardProps): ReactNode {
  return (
    <ol className={`yj-board yj-board-${props.span}`}>
      {props.days.map((shown) => (
        <Day key={shown} {...props} shown={shown} />
      ))}
    </ol>
  );
}

function Day({ shown, span, ...board }: DayBoardProps & { shown: string }): ReactNode {
  const { label, note, action, items } = board.dayOf(shown);
  const isMonth = span === 'month';
  const seen = isMonth ? items.slice(0, IN_CELL) : items;
  const looks = [
    'yj-board-day',
    shown === board.today && 'yj-board-today',
    isMonth && shown.slice(0, 7) !== board.day.slice(0, 7) && 'yj-board-quiet',
  ];
  return (
    <li className={looks.filter(Boolean).join(' ')} aria-label={label} {...board.landing(shown)}>
      <header className="num">
        <span>{isMonth ? shown.slice(8) : `${board.weekday(shown)} ${shown.slice(5)}`}</span>
        {action}
        {note ? <small>{note}</small> : null}
      </header>
      <ul>{seen}</ul>
      {items.length > seen.length ? (
        <button type="button" className="yj-board-more" onClick={() => board.onOpenDay(shown)}>
          {board.more(items.length - seen.length)}
        </button>
      ) : null}
    </li>
  );
}

export type DayCardProps = {
  /** open: still to come; held: done; off: needs a look. */
  look?: 'plain' | 'open' | 'held' | 'off';
  title?: string;
  onOpen: () => void;
  /** The hand of `createCarrying` for a card that may move. */
  carry?: Carriable;
  /** Stands beside the words: a `DayButton`. */
  action?: ReactNode;
  children: ReactNode;
};

export function DayCard({ look = 'plain', title, onOpen, carry, action, children }: DayCardProps): ReactNode {
  return (
    <li className={`yj-board-card yj-board-${look}`} {...carry}>
      <button type="button" title={title} onClick={onOpen}>
        {children}
      </button>
      {action}
    </li>
  );
}

/** The board with a list beside it, below it where there is no room. */
export function BoardColumns({ aside, children }: { aside: ReactNode; children: ReactNode }): ReactNode {
  return (
    <div className="yj-board-columns">
      {children}
      <aside>{aside}</aside>
    </div>
  );
}
