// A meeting in a few lines: on a phone, on the board.
import type { MeetingLine } from '@yijian/contract/meetings';
import { Fragment, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import { MeetingStateBadge } from '../meeting-state.tsx';
import './meetings.css';

interface MeetingCardProps {
  readonly row: MeetingLine;
  /** Whether what stands around it names the state. */
  readonly isInColumn?: boolean;
}

export function MeetingCard({ row, isInColumn = false }: MeetingCardProps): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  const when = row.startsAt === null ? null : `${format.date(row.startsAt)} ${format.time(row.startsAt)}`;
  const parts = [t(`type.${row.type}`), when, row.cityName, row.owner.name].filter((part) => part !== null);
  return (
    <div className="meeting-card">
      <p>
        <strong>{row.title}</strong>
        {isInColumn ? null : <MeetingStateBadge state={row.state} />}
      </p>
      <small className="num">
        {parts.map((part, place) => (
          <Fragment key={part}>
            {place === 0 ? null : ' · '}
            <span>{part}</span>
          </Fragment>
        ))}
      </small>
      {row.waiting === null ? null : <small>{`${row.waiting.node} · ${row.waiting.people}`}</small>}
    </div>
  );
}
