// Who is invited and who came; at the door: sign-in, sign-out, walk-ins.
import type { GuestState, MeetingDetail, MeetingGuest } from '@yijian/contract/meetings';
import { Button } from 'antd';
import { Section } from '@yijian/ui/detail-page';
import { useState, type ReactNode } from 'react';
import { EntryForm } from '../../../../../lib/forms/index.ts';
import { useFormat } from '../../../../../lib/format/index.ts';
import { useShell } from '../../../../../lib/router/index.ts';
import { hasPermission } from '../../../../../lib/session/index.ts';
import { DoctorPicker } from '../../../../doctors/index.ts';
import { useAddWalkIn, useChangeGuest, useReconcileGuest } from '../../../meetings.api.ts';
import { useMeetingPhrases } from '../../../meetings.phrases.ts';
import { EarlierReply, GuestStateBadge } from '../../meeting-state.tsx';
import { NewDoctorButton, NewDoctorNote, Replies } from './walk-in-doctor.tsx';
import { Inviting } from './inviting.tsx';
import { SentInvitations } from './sent-invitations.tsx';
import { ShortlistInvitation } from './shortlist-invitation.tsx';
import { SignInCode } from './sign-in-code.tsx';
import { DoctorLink } from '../plan.tsx';
import '../detail.css';

type Change = 'ACCEPTED' | 'DECLINED' | 'SIGNED_IN' | 'SIGNED_OUT' | 'REFUSED';
const words = {
  ACCEPTED: 'accepts',
  DECLINED: 'declines',
  SIGNED_IN: 'signIn',
  SIGNED_OUT: 'signOut',
  REFUSED: 'refuse',
} as const;
const atDoor: Readonly<Partial<Record<GuestState, readonly Change[]>>> = {
  ACCEPTED: ['SIGNED_IN'],
  NO_REPLY: ['SIGNED_IN'],
  DECLINED: ['SIGNED_IN'],
  NO_SHOW: ['SIGNED_IN'],
  SIGNED_IN: ['SIGNED_OUT'],
  TO_RECONCILE: ['REFUSED'],
};
const before: Readonly<Partial<Record<GuestState, readonly Change[]>>> = {
  INVITED: ['ACCEPTED', 'DECLINED'],
  ACCEPTED: ['DECLINED'],
  DECLINED: ['ACCEPTED'],
};

export function Guests({ meeting }: { meeting: MeetingDetail }): ReactNode {
  const t = useMeetingPhrases();
  const format = useFormat();
  const { id, guests, acts, attended, expectedGuests } = meeting;
  const mayWrite = hasPermission('meeting:meetings:write');
  const mayInvite = mayWrite && acts.includes('invite');
  const maySign = mayWrite && acts.includes('sign');
  return (
    <Section
      id="people"
      title={t('people')}
      count={`${t('heads')} ${format.count(attended)} / ${format.count(expectedGuests)}`}
    >
      {maySign && meeting.state === 'IN_PROGRESS' ? <SignInCode meeting={meeting} /> : null}
      {mayInvite ? <Inviting id={id} /> : null}
      {mayInvite ? <ShortlistInvitation meeting={meeting} /> : null}
      <SentInvitations meeting={meeting} mayInvite={mayInvite} />
      {maySign ? <WalkIns id={id} /> : null}
      <Replies meeting={meeting} />
      {guests.length === 0 ? <p>{t('nobody')}</p> : null}
      <div className="meeting-scroll">
        <table className="meeting-table meeting-guest-table">
          <tbody>
            {guests.map((guest) => (
              <tr key={guest.id}>
                <td className="meeting-tight">
                  {guest.doctor === null ? guest.name : <DoctorLink id={guest.doctor.id} name={guest.name} />}
                </td>
                <td className="meeting-place">{[guest.hospitalName, guest.department].filter(Boolean).join(' · ')}</td>
                <td className="num">
                  {guest.signedInAt === null ? '' : format.time(guest.signedInAt)}
                  {guest.metres === null ? null : (
                    <small className="meeting-far">
                      {t('farFrom', {
                        metres: format.count(guest.metres),
                        accuracy: format.count(guest.accuracy ?? 0),
                      })}
                    </small>
                  )}
                </td>
                <td className="meeting-guest-state">
                  <GuestStateBadge state={guest.state} />
                  <EarlierReply state={guest.state} reply={guest.reply} />
                  <NewDoctorNote guest={guest} />
                </td>
                <td>
                  <GuestActs
                    meetingId={id}
                    guest={guest}
                    changes={(maySign ? atDoor : mayInvite ? before : {})[guest.state]}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

interface GuestActsProps {
  readonly meetingId: string;
  readonly guest: MeetingGuest;
  readonly changes: readonly Change[] | undefined;
}

function GuestActs({ meetingId, guest, changes = [] }: GuestActsProps): ReactNode {
  const t = useMeetingPhrases();
  const shell = useShell();
  const change = useChangeGuest();
  const reconcile = useReconcileGuest();
  const params = { id: meetingId, guestId: guest.id };
  return (
    <div className="meeting-guest-acts">
      {changes.map((state) => (
        <Button
          key={state}
          size="small"
          aria-label={`${t(words[state])} ${guest.name}`}
          loading={change.isPending}
          onClick={() => change.mutate({ params, body: { state } })}
        >
          {t(words[state])}
        </Button>
      ))}
      {guest.state === 'TO_RECONCILE' && changes.length > 0 ? (
        <>
          <NewDoctorButton params={params} guest={guest} />
          <DoctorPicker
            label={`${t('reconcile')} ${guest.name}`}
            value={null}
            onChange={(doctor) =>
              doctor === null
                ? undefined
                : reconcile.mutate(
                    { params, body: { doctorId: doctor.id } },
                    { onError: (error) => shell.toast.error(error.message) },
                  )
            }
          />
        </>
      ) : null}
    </div>
  );
}

function WalkIns({ id }: { id: string }): ReactNode {
  const t = useMeetingPhrases();
  const add = useAddWalkIn();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="meeting-tools">
      <Button onClick={() => setOpen(true)}>{t('walkIn')}</Button>
      {isOpen ? (
        <EntryForm
          title={t('walkIn')}
          fields={[
            { key: 'name', kind: 'line', label: t('walkInName'), required: true, maxLength: 40 },
            {
              key: 'hospital',
              kind: 'line',
              label: t('walkInHospital'),
              required: true,
              maxLength: 120,
              hint: t('walkInHint'),
            },
          ]}
          start={{ name: '', hospital: '' }}
          onKeep={(work) =>
            add.mutateAsync({
              params: { id },
              body: { name: String(work['name'] ?? ''), hospital: String(work['hospital'] ?? '') },
            })
          }
          kept={t('recorded')}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
