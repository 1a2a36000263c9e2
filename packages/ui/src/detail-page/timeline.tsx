// What happened, newest first, under its days (look and feel, detail page).
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Glyph } from '../icon/index.ts';
import type { Icon } from '../icon/index.ts';
import { useUiWords } from '../words/index.ts';
import './timeline.css';

export type TimelineItem = {
  key: string;
  icon: Icon;
  title: ReactNode;
  note?: ReactNode;
  /** Person or system it came from. */
  source?: ReactNode;
  time?: ReactNode;
  tone?: 'neutral' | 'primary' | undefined;
  onOpen?: (() => void) | undefined;
};
export type TimelineDay = { key: string; label: string; items: readonly TimelineItem[] };
export type TimelineProps = {
  days: readonly TimelineDay[];
  hasMore?: boolean | undefined;
  loadingMore?: boolean | undefined;
  onMore?: (() => void) | undefined;
};

export function Timeline({ days, hasMore, loadingMore, onMore }: TimelineProps): ReactNode {
  const words = useUiWords();
  return (
    <div className="yj-time">
      {days.map((day) => (
        <section key={day.key} aria-label={day.label}>
          <h3>{day.label}</h3>
          <ol>
            {day.items.map((item) => (
              <TimelineRow key={item.key} item={item} />
            ))}
          </ol>
        </section>
      ))}
      {hasMore && onMore ? (
        <Button type="link" className="yj-time-more" onClick={onMore} disabled={loadingMore === true}>
          {loadingMore ? words.loading : words.loadMore}
        </Button>
      ) : (
        <p className="yj-time-end">{words.noMore}</p>
      )}
    </div>
  );
}

function TimelineRow({ item }: { item: TimelineItem }): ReactNode {
  return (
    <li className="yj-time-row">
      <span className={item.tone === 'primary' ? 'yj-time-icon yj-time-primary' : 'yj-time-icon'}>
        <Glyph icon={item.icon} size={14} />
      </span>
      <span className="yj-time-text">
        {item.onOpen ? (
          <button type="button" className="yj-time-title" onClick={item.onOpen}>
            {item.title}
          </button>
        ) : (
          <span className="yj-time-title">{item.title}</span>
        )}
        {item.note ? <span className="yj-time-note num">{item.note}</span> : null}
      </span>
      {item.source ? <span className="yj-time-source">{item.source}</span> : null}
      {item.time ? <span className="yj-time-when num">{item.time}</span> : null}
    </li>
  );
}
