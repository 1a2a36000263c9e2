// A meeting in a few lines: on a phone, on the board.
import type { MeetingLine } from '@yijian/contract/meetings';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import { MeetingStateBadge } from '../meeting-state.tsx';
import './meetings.css';

export function MeetingCard({ row }: { row: MeetingLine }): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  const when = row.startsAt === null ? null : `${format.date(row.startsAt)} ${format.time(row.startsAt)}`;
  const parts = [t(`type.${row.type}`), when, row.cityName, row.owner.name];
  return (
    <article className="meeting-card">
      <p>
        <strong>{row.title}</strong>
        <MeetingStateBadge state={row.state} />
      </p>
      <small className="num">{parts.filter(Boolean).join(' · ')}</small>
      {row.waiting === null ? null : <small>{`${row.waiting.node} · ${row.waiting.people}`}</small>}
    </article>
  );
}
