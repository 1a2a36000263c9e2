// The board of days: which days it shows, what a cell holds, and that a card goes to another day by hand and by key (product: plan, calendar).
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../tools/render-ui.tsx';
import {
  addDays,
  createCarrying,
  DayBoard,
  DayButton,
  DayCard,
  daysOf,
  mondayOf,
  step,
  type BoardSpan,
} from './index.ts';

test('a week and the sheet of a month are whole weeks from Monday on', () => {
  expect(daysOf('week', '2026-11-22')).toEqual(daysOf('week', '2026-11-16'));
  expect([daysOf('week', '2026-11-22')[0], daysOf('week', '2026-11-22')[6]]).toEqual(['2026-11-16', '2026-11-22']);
  const sheets = ['2026-02-14', '2027-02-28', '2026-08-01', '2026-12-31'].map((day) => daysOf('month', day));
  expect(sheets.map((days) => [days[0], days.at(-1), days.length])).toEqual([
    ['2026-01-26', '2026-03-01', 35],
    ['2027-02-01', '2027-02-28', 28],
    ['2026-07-27', '2026-09-06', 42],
    ['2026-11-30', '2027-01-03', 35],
  ]);
});

test('a step goes a week or to the first day of a month, over the end of a year', () => {
  expect([step('week', '2026-12-30', 1), step('week', '2027-01-02', -1)]).toEqual(['2027-01-06', '2026-12-26']);
  expect([step('month', '2026-12-31', 1), step('month', '2026-01-31', -1)]).toEqual(['2027-01-01', '2025-12-01']);
  expect(step('month', '2026-01-31', 1)).toBe('2026-02-01');
  expect([mondayOf('2027-01-03'), addDays('2024-02-28', 1)]).toEqual(['2026-12-28', '2024-02-29']);
});

type Card = { readonly kind: 'card'; readonly name: string; readonly day: string };
const hand = createCarrying<Card>();
const other = createCarrying<Card>();

function Board({
  span,
  cards,
  onMove,
}: {
  span: BoardSpan;
  cards: Card[];
  onMove?: (name: string, day: string) => void;
}) {
  const [day, setDay] = useState('2026-11-22');
  return (
    <DayBoard
      span={span}
      days={daysOf(span, day)}
      day={day}
      today="2026-11-22"
      weekday={(shown) => `D${new Date(shown).getUTCDay()}`}
      dayOf={(shown) => {
        const own = cards.filter((card) => card.day === shown);
        return {
          label: `${shown} with ${own.length}`,
          items: own.map((card) => (
            <DayCard key={card.name} onOpen={() => undefined} carry={hand.carriable(card)}>
              {card.name}
            </DayCard>
          )),
        };
      }}
      landing={(shown) => hand.landing((card) => onMove?.(card.name, shown))}
      more={(count) => `${count} more`}
      onOpenDay={setDay}
    />
  );
}

const cardsOn = (day: string, count: number): Card[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'card', name: `card ${index}`, day }));

test('a week shows all of a day, a cell of a month four and the way to the rest; days of other months are quiet', async () => {
  const cards = cardsOn('2026-11-18', 6);
  const { rerender } = renderUi(<Board span="week" cards={cards} />);
  expect(screen.getAllByText(/^card/)).toHaveLength(6);
  expect(screen.getByText('D3 11-18')).toBeTruthy();
  rerender(<Board span="month" cards={cards} />);
  expect(screen.getAllByText(/^card/)).toHaveLength(4);
  expect(screen.getByText('2 more')).toBeTruthy();
  const quiet = [...document.querySelectorAll('.yj-board-quiet')].map((day) => day.getAttribute('aria-label'));
  expect(quiet.map((label) => label?.slice(0, 7))).toEqual([...Array(6).fill('2026-10'), ...Array(6).fill('2026-12')]);
  expect(screen.getByLabelText('2026-11-22 with 0').classList).toContain('yj-board-today');
});

test('a card dragged onto a day is put there once; what another hand carries is not taken', () => {
  const onMove = vi.fn();
  renderUi(<Board span="week" cards={cardsOn('2026-11-18', 1)} onMove={onMove} />);
  const card = document.querySelector('.yj-board-card')!;
  const day = screen.getByLabelText('2026-11-20 with 0');
  const dataTransfer = { effectAllowed: '', setData: vi.fn() };
  expect(fireEvent.dragOver(day, { dataTransfer })).toBe(true);
  expect(day.classList).not.toContain('yj-day-over');
  fireEvent.dragStart(card, { dataTransfer });
  // Prevented: the browser may drop here.
  expect(fireEvent.dragOver(day, { dataTransfer })).toBe(false);
  expect(day.classList).toContain('yj-day-over');
  fireEvent.drop(day, { dataTransfer });
  expect(day.classList).not.toContain('yj-day-over');
  fireEvent.drop(day, { dataTransfer });
  expect(onMove.mock.calls).toEqual([['card 0', '2026-11-20']]);
  fireEvent.dragStart(card, { dataTransfer });
  fireEvent.dragEnd(card, { dataTransfer });
  fireEvent.drop(day, { dataTransfer });
  other.carriable({ kind: 'card', name: 'strange', day: '' }).onDragStart({ dataTransfer } as never);
  fireEvent.drop(day, { dataTransfer });
  expect(onMove).toHaveBeenCalledTimes(1);
});

function Picker({ onChoose }: { onChoose: (day: string) => void }): ReactNode {
  return <DayButton label="Move it" pickLabel="Day" minDay="2026-11-22" onChoose={onChoose} />;
}

test('a day is chosen without a mouse, none before the first one', async () => {
  const onChoose = vi.fn();
  renderUi(<Picker onChoose={onChoose} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const field = await screen.findByRole('textbox', { name: 'Day' });
  await userEvent.type(field, '2026-11-20{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, '2026-11-25{Enter}');
  expect(onChoose.mock.calls).toEqual([['2026-11-25']]);
});
