// What the cells and the cards of a customer's meetings say.
import type { CustomerMeeting, CustomerMeetingRole } from '@yijian/contract/meetings';
import { Tag } from '@yijian/ui/badge';
import { TwoLine } from '@yijian/ui/table';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useCustomerMeetingPhrases } from '../../customer-meetings.phrases.ts';
import { useMeetingPhrases } from '../../meetings.phrases.ts';
import { DoctorLink } from '../detail/plan.tsx';
import { EarlierReply, GuestStateBadge, MeetingStateBadge } from '../meeting-state.tsx';

interface CellProps {
  readonly row: CustomerMeeting;
}

/** Of a meeting that the reader may not open, only that it was. */
export function Locked(): ReactNode {
  const t = useCustomerMeetingPhrases();
  return (
    <span className="customer-meeting-locked">
      <LockKeyhole size={14} aria-hidden />
      {t('locked')}
    </span>
  );
}

export function MeetingCell({ row: { meeting } }: CellProps): ReactNode {
  const words = useMeetingPhrases();
  if (meeting === null) return <Locked />;
  const { title, number, type, venueName } = meeting;
  const context = [words(`type.${type}`), number, venueName].filter(Boolean).join(' · ');
  return <TwoLine strong value={title} context={context} title={title} />;
}

export function Roles({ roles }: { roles: readonly CustomerMeetingRole[] }): ReactNode {
  const t = useCustomerMeetingPhrases();
  return (
    <span className="customer-meeting-roles">
      {roles.map((role) => (
        <Tag key={role}>{t(`role.${role}`)}</Tag>
      ))}
    </span>
  );
}

/** What came of the invitation of the one doctor of the page; nothing for a speaker who is no guest. */
export function SignInResult({ row: { people } }: CellProps): ReactNode {
  const t = useCustomerMeetingPhrases();
  const format = useFormat();
  const one = people[0];
  if (one === undefined || one.guestState === null) return '—';
  const { guestState, signedInAt, signedOutAt, signInWay } = one;
  const said = [
    signedInAt === null ? '' : t('signedIn', { time: format.time(signedInAt) }),
    signedOutAt === null ? '' : t('signedOut', { time: format.time(signedOutAt) }),
    signInWay === null ? '' : t(`way.${signInWay}`),
  ].filter(Boolean);
  return (
    <span className="customer-meeting-result">
      <GuestStateBadge state={guestState} />
      <EarlierReply state={guestState} reply={one.reply} />
      {said.length === 0 ? null : <small className="num">{said.join(' · ')}</small>}
    </span>
  );
}

const NAMED = 3;

export function Doctors({ row: { people } }: CellProps): ReactNode {
  const t = useCustomerMeetingPhrases();
  const format = useFormat();
  if (people.length === 0) return '—';
  return (
    <span className="customer-meeting-doctors">
      {people.slice(0, NAMED).map(({ id, name, isSpeaker }) => (
        <DoctorLink key={id} id={id} name={isSpeaker ? t('speakerOf', { name }) : name} />
      ))}
      {people.length > NAMED ? <small>{t('moreDoctors', { count: format.count(people.length) })}</small> : null}
    </span>
  );
}

export const State = ({ row: { meeting } }: CellProps): ReactNode =>
  meeting === null ? '—' : <MeetingStateBadge state={meeting.state} />;

/** Who may not know the fees is told so; a meeting without a fee says nothing. */
export function Fee({ row: { meeting, fee, isFeeHidden, roles } }: CellProps): ReactNode {
  const t = useCustomerMeetingPhrases();
  const format = useFormat();
  if (fee !== null) return <span className="num">{format.money(fee)}</span>;
  return isFeeHidden && meeting !== null && roles.includes('SPEAKER') ? <small>{t('feeHidden')}</small> : '—';
}
