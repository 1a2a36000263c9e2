// A day as cards beside a column of times (look and feel, north star 07).
import type { ReactNode } from 'react';
import './phone.css';

export type DayCard = {
  key: string;
  time: string;
  past?: boolean | undefined;
  next?: boolean | undefined;
  content: ReactNode;
};

export function DayCards({ items, label }: { items: readonly DayCard[]; label: string }): ReactNode {
  return (
    <ol className="yj-day" aria-label={label}>
      {items.map((item) => (
        <li
          key={item.key}
          className={item.past ? 'yj-day-past' : undefined}
          aria-current={item.next ? 'step' : undefined}
        >
          <time className="num">{item.time}</time>
          <div className={item.next ? 'yj-day-card yj-day-next' : 'yj-day-card'}>{item.content}</div>
        </li>
      ))}
    </ol>
  );
}
