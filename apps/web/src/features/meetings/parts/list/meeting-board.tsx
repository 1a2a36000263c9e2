// The meetings that match by state, one column each with how many there are and the latest of them.
import type { MeetingFilter, MeetingLine, MeetingState } from '@yijian/contract/meetings';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useMeetingStates } from '../../meetings.api.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import { MeetingCard } from './meeting-card.tsx';
import './meetings.css';

interface MeetingBoardProps {
  readonly of: MeetingFilter;
  readonly empty: string;
  readonly onOpen: (row: MeetingLine) => void;
  /** Shows all meetings of a state as a list. */
  readonly onAll: (state: MeetingState) => void;
}

export function MeetingBoard({ of, empty, onOpen, onAll }: MeetingBoardProps): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  return (
    <Async query={useMeetingStates(of)} failedTitle={t('failed')} empty={{ reason: empty }}>
      {(columns) => (
        <div className="meeting-board">
          {columns.map(({ state, count, meetings }) => (
            <section key={state} aria-label={t(`state.${state}`)}>
              <h2>
                <span>{t(`state.${state}`)}</span>
                <span className="num">{format.count(count)}</span>
              </h2>
              {meetings.map((row) => (
                <button key={row.id} type="button" onClick={() => onOpen(row)}>
                  <MeetingCard row={row} isInColumn />
                </button>
              ))}
              {count > meetings.length ? (
                <button type="button" className="meeting-more num" onClick={() => onAll(state)}>
                  {t('allOfState', { count: format.count(count) })}
                </button>
              ) : null}
            </section>
          ))}
        </div>
      )}
    </Async>
  );
}
