// A meeting of a doctor or a hospital on a phone.
import type { CustomerMeeting } from '@yijian/contract/meetings';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import type { CustomerKind } from '../../meetings.api.ts';
import { Doctors, Fee, Locked, Roles, SignInResult, State } from './meeting-cells.tsx';

export function CustomerMeetingCard({ kind, row }: { kind: CustomerKind; row: CustomerMeeting }): ReactNode {
  const words = useMeetingPhrases();
  const format = useFormat();
  const { meeting, startsAt, roles, fee } = row;
  return (
    <article className="customer-meeting-card">
      <p>
        {meeting === null ? <Locked /> : <strong>{meeting.title}</strong>}
        {meeting === null ? null : <State row={row} />}
      </p>
      <small className="num">
        {[
          `${format.date(startsAt)} ${format.time(startsAt)}`,
          meeting && words(`type.${meeting.type}`),
          meeting?.ownerName,
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      <p>
        <Roles roles={roles} />
        {fee === null ? null : <Fee row={row} />}
      </p>
      {kind === 'doctor' ? <SignInResult row={row} /> : <Doctors row={row} />}
    </article>
  );
}
