// A phone's list: cards that ask for more ten before the end (look and feel, phone).
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Empty, Loading } from '../../states/index.ts';
import { useUiWords } from '../../words/index.ts';
import { rowHandlers } from './row-behaviour.ts';
import './card-list.css';

export type CardListProps<Row> = {
  label: string;
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  renderCard: (row: Row) => ReactNode;
  onOpen?: ((row: Row) => void) | undefined;
  onReachEnd?: (() => void) | undefined;
  hasMore?: boolean | undefined;
  loading?: boolean | undefined;
  empty?: ReactNode;
};

const askBeforeEnd = 10;

export function CardList<Row>(props: CardListProps<Row>): ReactNode {
  const { label, rows, rowKey, renderCard, onOpen, onReachEnd, hasMore, loading, empty } = props;
  const words = useUiWords();
  if (!rows)
    return (
      <div className="yj-cards-loading">
        <Loading shape="card" rows={5} />
      </div>
    );
  if (rows.length === 0) return empty ?? <Empty />;
  const askAt = hasMore && onReachEnd ? Math.max(rows.length - askBeforeEnd, 0) : -1;
  return (
    <>
      <ul className="yj-cards" aria-label={label} aria-busy={loading === true}>
        {rows.map((row, index) => (
          <li key={rowKey(row)} className="yj-cards-item">
            {index === askAt ? <ReachMark key={rows.length} onReach={onReachEnd} /> : null}
            {onOpen ? <div {...rowHandlers(() => onOpen(row))}>{renderCard(row)}</div> : renderCard(row)}
          </li>
        ))}
      </ul>
      <p className="yj-cards-end" role="status">
        {endText(words, loading, hasMore)}
      </p>
    </>
  );
}

function endText(
  words: ReturnType<typeof useUiWords>,
  loading: boolean | undefined,
  hasMore: boolean | undefined,
): string {
  if (loading) return words.loading;
  return hasMore ? '' : words.noMore;
}

/** Calls back once when it comes into sight. */
function ReachMark({ onReach }: { onReach: (() => void) | undefined }): ReactNode {
  const mark = useRef<HTMLSpanElement>(null);
  const latest = useRef(onReach);
  useEffect(() => {
    latest.current = onReach;
  });
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      latest.current?.();
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return <span ref={mark} className="yj-cards-mark" aria-hidden="true" />;
}
