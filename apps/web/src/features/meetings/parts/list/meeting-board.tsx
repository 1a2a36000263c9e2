// The meetings of the list by state, one column each, as far as they are loaded.
import { meetingStates, type MeetingLine } from '@yijian/contract/meetings';
import { Empty } from '@yijian/ui/states';
import { useEffect, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import type { useMeetings } from '../../meetings.api.ts';
import { MeetingCard } from './meeting-card.tsx';
import './meetings.css';

const MOST = 100;

interface MeetingBoardProps {
  readonly list: ReturnType<typeof useMeetings>;
  readonly empty: string;
  readonly onOpen: (row: MeetingLine) => void;
}

export function MeetingBoard({ list, empty, onOpen }: MeetingBoardProps): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  const { rows, hasNext, loadMore } = list;
  const loaded = rows?.length ?? 0;
  useEffect(() => {
    if (hasNext && loaded < MOST) loadMore();
  }, [hasNext, loaded, loadMore]);
  const columns = meetingStates
    .map((state) => ({ state, rows: (rows ?? []).filter((row) => row.state === state) }))
    .filter((column) => column.rows.length > 0);
  if (columns.length === 0) return <Empty reason={empty} />;
  return (
    <div className="meeting-board">
      {columns.map((column) => (
        <section key={column.state} aria-label={t(`state.${column.state}`)}>
          <h2>
            <span>{t(`state.${column.state}`)}</span>
            <span className="num">{format.count(column.rows.length)}</span>
          </h2>
          {column.rows.map((row) => (
            <button key={row.id} type="button" onClick={() => onOpen(row)}>
              <MeetingCard row={row} />
            </button>
          ))}
        </section>
      ))}
    </div>
  );
}
